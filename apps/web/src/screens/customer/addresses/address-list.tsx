import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { MOST_ADDRESSES } from '@mercadito/domain/input-limits';
import { IconMapPin, IconPlus } from '@tabler/icons-react';
import { useListCustomerAddressesQuery } from '../../../entities/addresses/addresses.api.ts';
import { usePositionWantedFor } from '../../../shared/hooks/use-own-position.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { AddressCard } from './address-card.tsx';

/** All addresses of whoever is signed in, the default one first, and another one (PLACE-4). */
export function AddressList() {
  const { t } = useTranslation('checkout');
  const asked = usePositionWantedFor();
  return (
    <Loaded reading={useListCustomerAddressesQuery()} skeleton={<Skeleton height={220} />} failed={t('address.failed')}>
      {({ results }) =>
        results.length === 0 ? (
          <NoAddress />
        ) : (
          <Stack maw="46rem">
            {results.map((address) => (
              <AddressCard key={address.id} address={address} asksPlace={address.id === asked} />
            ))}
            <AddAnother count={results.length} />
          </Stack>
        )
      }
    </Loaded>
  );
}

function NoAddress() {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      icon={<IconMapPin size={40} stroke={1.5} />}
      title={t('address.none')}
      text={t('address.noneText')}
      way={{ to: hrefTo('addAddress'), text: t('address.add') }}
    />
  );
}

function AddAnother({ count }: { count: number }) {
  const { t } = useTranslation('addresses');
  if (count >= MOST_ADDRESSES) return <Text c="dimmed">{t('most', { count: MOST_ADDRESSES })}</Text>;
  return (
    <Group>
      <Button
        component={Link}
        to={hrefTo('addAddress')}
        variant="default"
        leftSection={<IconPlus size={20} aria-hidden="true" />}
      >
        {t('addAnother')}
      </Button>
    </Group>
  );
}
