import { Button } from '@mantine/core';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconMotorbike } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { ActiveCount } from '../deliveries/active-count.tsx';
import { Notice } from '../deliveries/notice.tsx';

/** Why no order can be taken now, and the way to the active one (DELIVERY-1). */
export function ActiveDeliveriesNotice({ profile }: { profile: DriverProfile }) {
  const { t } = useTranslation('deliveries');
  if (profile.current_order === null) return null;
  return (
    <Notice tone="accent" icon={<IconMotorbike size={26} aria-hidden="true" />} title={t('claim.inHandNow')}>
      <ActiveCount count={profile.orders_assigned_count} />
      <p>{t('claim.hasOrder')}</p>
      <Button fullWidth component={Link} to={hrefTo('driverOrder', { transactionId: profile.current_order })}>
        {t('claim.toMine')}
      </Button>
    </Notice>
  );
}
