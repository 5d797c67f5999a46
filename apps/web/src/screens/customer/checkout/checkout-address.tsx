import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconMapPin } from '@tabler/icons-react';
import { AddressLines, receiverOf } from '../../../entities/addresses/address-lines.tsx';
import { useDeliveryAddress } from '../../../entities/addresses/delivery-address.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import desk from '../../../shared/ui/desk.module.css';
import layout from '../../../shared/ui/layout.module.css';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import looks from '../../../shared/ui/looks.module.css';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import words from '../../../shared/ui/words.module.css';
import { OtherAddress } from '../addresses/other-address.tsx';
import classes from './checkout.module.css';

/** The way back after the address was written. */
const FROM = { from: hrefTo('checkout') };

/** Where the order goes, with the way to change it; without an address the way to register one. */
export function CheckoutAddress({ id, isRefused }: { id: string; isRefused: boolean }) {
  const { t } = useTranslation('checkout');
  return (
    <PageCard id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Title order={2} size="h3" id={`${id}-title`} className={`${layout.row} ${words.signed}`}>
        <IconMapPin size={20} stroke={1.75} aria-hidden="true" /> {t('address.deliverTo')}
      </Title>
      <AddressBody isRefused={isRefused} />
    </PageCard>
  );
}

function AddressBody({ isRefused }: { isRefused: boolean }) {
  const { t } = useTranslation('checkout');
  const { reading } = useDeliveryAddress();
  return (
    <Loaded
      reading={reading}
      skeleton={<AddressSkeleton />}
      failed={t('address.failed')}
      absent={<NoAddress isRefused={isRefused} />}
    >
      {(address) => (
        <Group className={classes.addressBody} align="flex-start" justify="space-between" gap="sm">
          <AddressLines name={receiverOf(address)} address={address} />
          <Stack gap="xs">
            <OtherAddress chosen={address} state={FROM} />
            <Button
              component={Link}
              to={hrefTo('updateAddress', {}, { address: address.is_default === false ? address.id : undefined })}
              state={FROM}
              variant="light"
              aria-label={t('address.edit')}
            >
              {t('common:edit')}
            </Button>
          </Stack>
        </Group>
      )}
    </Loaded>
  );
}

/** As high as what comes: whoever is about to tap below it would tap something else. */
function AddressSkeleton() {
  return (
    <Group className={classes.addressBody} align="flex-start" justify="space-between" gap="sm">
      <Skeleton height="9.5rem" />
      <Skeleton height="6rem" width="12rem" />
    </Group>
  );
}

/** A question for who orders for the first time; a refusal only once Send was pressed without an answer. */
function NoAddress({ isRefused }: { isRefused: boolean }) {
  const { t } = useTranslation('checkout');
  return (
    <Stack gap="sm" align="flex-start">
      <Text>{t('address.whereTo')}</Text>
      <div role="alert" className={`${looks.ifAny} ${desk.problem}`}>
        {isRefused && t('address.verify')}
      </div>
      <Button component={Link} to={hrefTo('addAddress')} state={FROM}>
        {t('address.add')}
      </Button>
    </Stack>
  );
}
