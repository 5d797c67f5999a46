import { MAX_ORDERS_IN_HAND } from '@mercadito/domain/deliveries/driver';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** 3/5 orders: how full the driver's hands are (DELIVERY-2). */
export function InHand({ count }: { count: number }) {
  const { t } = useTranslation('deliveries');
  return <strong>{t('assigned.inHand', { count, max: MAX_ORDERS_IN_HAND })}</strong>;
}
