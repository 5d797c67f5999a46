import { Anchor, Button, Radio, Skeleton, Stack } from '@mantine/core';
import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { placeLine } from '@mercadito/domain/places/location';
import { useState } from 'react';
import { addressNameOf } from '../../../entities/addresses/address-name.ts';
import { useListCustomerAddressesQuery } from '../../../entities/addresses/addresses.api.ts';
import { chooseAddress } from '../../../entities/addresses/delivery-address.ts';
import { useOrderAttempt } from '../../../entities/cart/checkout-memory.ts';
import { RadioGroup } from '../../../shared/forms/radio-group.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useUserId } from '../../../shared/session/use-session.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';

interface OtherAddressProps {
  /** Where the order goes as yet. */
  chosen: CustomerAddress;
  /** Where a new address comes back to. */
  state: object;
}

/** Has this one order brought elsewhere (PLACE-5); not one that is on its way already. */
export function OtherAddress({ chosen, state }: OtherAddressProps) {
  const { t } = useTranslation('addresses');
  const userId = useUserId();
  const attempt = useOrderAttempt(userId);
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState(chosen.id);
  const open = () => {
    setWanted(chosen.id);
    setOpen(true);
  };
  const choose = () => {
    chooseAddress({ userId, addressId: wanted });
    setOpen(false);
  };
  return (
    <>
      <Button variant="light" onClick={open} disabled={attempt !== null}>
        {t('elsewhere')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('whichOne')}
        act={{ label: t('bringHere'), run: choose }}
      >
        <Stack>
          <Choices label={t('whichOne')} wanted={wanted} onWant={setWanted} />
          <Anchor component={Link} to={hrefTo('addAddress')} state={state} underline="always">
            {t('addAnother')}
          </Anchor>
        </Stack>
      </Dialog>
    </>
  );
}

function Choices({ label, wanted, onWant }: { label: string; wanted: number; onWant: (id: number) => void }) {
  const { t } = useTranslation('checkout');
  const { places } = useSite();
  return (
    <Loaded reading={useListCustomerAddressesQuery()} skeleton={<Skeleton height={96} />} failed={t('address.failed')}>
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
