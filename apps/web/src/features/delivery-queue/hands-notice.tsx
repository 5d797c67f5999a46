import { Button } from '@mantine/core';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconMotorbike } from '@tabler/icons-react';
import { InHand } from '../../entities/deliveries/in-hand.tsx';
import { Notice } from '../../entities/deliveries/notice.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';

/** Why no order can be taken now, and the way to the one in hand (DELIVERY-1). */
export function HandsNotice({ profile }: { profile: DriverProfile }) {
  const { t } = useTranslation('deliveries');
  if (profile.current_order === null) return null;
  return (
    <Notice tone="accent" icon={<IconMotorbike size={26} aria-hidden="true" />} title={t('claim.inHandNow')}>
      <InHand count={profile.orders_assigned_count} />
      <p>{t('claim.hasOrder')}</p>
      <Button fullWidth component={Link} to={hrefTo('driverOrder', { transactionId: profile.current_order })}>
        {t('claim.toMine')}
      </Button>
    </Notice>
  );
}
