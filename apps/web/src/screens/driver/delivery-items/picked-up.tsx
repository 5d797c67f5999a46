import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { queuePickUp, usePendingChanges } from '../pending-changes/pending-changes.ts';
import classes from './order-item.module.css';
import { WillSend } from './will-send.tsx';

interface PickedUpProps {
  transactionId: string;
  company: DeliveryOrder['order_companies'][number];
  driverId: number;
}

/** Ticks a business off: its part of the order is along (DELIVERY-18). */
export function PickedUp({ transactionId, company, driverId }: PickedUpProps) {
  const { t } = useTranslation('deliveries');
  const userId = useUserId();
  const { order_company_id: orderCompanyId, company_name: name, picked_up_at } = company;
  const isWaiting = usePendingChanges(driverId).pickUps.some(
    ({ payload }) => payload.orderCompanyId === orderCompanyId,
  );
  const mark = (isPickedUp: boolean) =>
    queuePickUp(userId, { driverId, transactionId, orderCompanyId, name, isPickedUp });
  return (
    <>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={picked_up_at !== null}
          aria-label={t('pickUp.doneAt', { name })}
          onChange={(event) => mark(event.currentTarget.checked)}
        />
        {t('pickUp.done')}
      </label>
      {isWaiting && <WillSend />}
    </>
  );
}

/** How many of an order's businesses are ticked off; nothing where whoever looks does not carry it. */
export function PickedUpCount({ order }: { order: DeliveryOrder }) {
  const { t } = useTranslation('deliveries');
  if (!order.is_mine || order.status !== 'shipped') return null;
  const { order_companies: stops } = order;
  const count = stops.filter(({ picked_up_at }) => picked_up_at !== null).length;
  return (
    <p className={classes.count} role="status">
      {t('pickUp.count', { count, total: stops.length })}
    </p>
  );
}
