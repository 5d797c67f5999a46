import { MAX_ACTIVE_DELIVERIES } from '@mercadito/domain/deliveries/driver';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** 3/5 orders: of the most that a driver may have (DELIVERY-2). */
export function ActiveCount({ count }: { count: number }) {
  const { t } = useTranslation('deliveries');
  return <strong>{t('assigned.inHand', { count, max: MAX_ACTIVE_DELIVERIES })}</strong>;
}
