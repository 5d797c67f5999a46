import { Anchor, Radio, Skeleton, Stack, Text } from '@mantine/core';
import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { MOST_ADDRESSES } from '@mercadito/domain/input-limits';
import { placeLine } from '@mercadito/domain/places/location';
import { useState } from 'react';
import { useListCustomerAddressesQuery } from '../../../entities/addresses/addresses.api.ts';
import { chooseAddress } from '../../../entities/addresses/delivery-address.ts';
import { RadioGroup } from '../../../shared/forms/radio-group.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useUserId } from '../../../shared/session/use-session.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Loaded, type Reading } from '../../../shared/ui/loaded.tsx';
import { addressNameOf } from './address-name.ts';

interface ChooseAddressProps {
  /** Where the order goes as yet. */
  chosen: CustomerAddress;
  /** Where a new address comes back to. */
  state: object;
  onClose: () => void;
}

/** Which of the addresses this one order goes to (PLACE-5). */
export function ChooseAddress({ chosen, state, onClose }: ChooseAddressProps) {
  const { t } = useTranslation('addresses');
  const userId = useUserId();
  const [wanted, setWanted] = useState(chosen.id);
  const reading = useListCustomerAddressesQuery();
  const isFull = (reading.currentData?.results.length ?? 0) >= MOST_ADDRESSES;
  const choose = () => {
    chooseAddress({ userId, addressId: wanted });
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={t('whichOne')} act={{ label: t('bringHere'), run: choose }}>
      <Stack>
        <Choices reading={reading} label={t('whichOne')} wanted={wanted} onWant={setWanted} />
        {isFull ? (
          <Text c="dimmed">{t('most', { count: MOST_ADDRESSES })}</Text>
        ) : (
          <Anchor component={Link} to={hrefTo('addAddress')} state={state} underline="always">
            {t('addAnother')}
          </Anchor>
        )}
      </Stack>
    </Dialog>
  );
}

interface ChoicesProps {
  reading: Reading<{ results: CustomerAddress[] }>;
  label: string;
  wanted: number;
  onWant: (id: number) => void;
}

function Choices({ reading, label, wanted, onWant }: ChoicesProps) {
  const { t } = useTranslation('checkout');
  const { places } = useSite();
  return (
    <Loaded reading={reading} skeleton={<Skeleton height={96} />} failed={t('address.failed')}>
      {({ results }) => (
        <RadioGroup aria-label={label} value={String(wanted)} onChange={(id) => onWant(Number(id))}>
          <Stack gap="sm">
            {results.map((address) => (
              <Radio
                key={address.id}
                value={String(address.id)}
                label={addressNameOf(address)}
                description={`${address.street_1}, ${placeLine(address, places)}`}
              />
            ))}
          </Stack>
        </RadioGroup>
      )}
    </Loaded>
  );
}
