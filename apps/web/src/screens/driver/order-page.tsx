import { Title } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries';
import { canDriverDeliver } from '@mercadito/domain/orders/order-status';
import { Recalculated } from '../../entities/deliveries/company-total.tsx';
import { DropOff } from '../../entities/deliveries/drop-off.tsx';
import cards from '../../entities/deliveries/order-card.module.css';
import { LoadTypeMark, OrderTotal, StatusMark } from '../../entities/deliveries/order-facts.tsx';
import classes from '../../entities/deliveries/stop.module.css';
import { PickUp } from '../../features/delivery-items/pick-up.tsx';
import { useOutcomes } from '../../features/delivery-outcome/outcome-queue.ts';
import { useDates } from '../../shared/format/use-dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface OrderPageProps {
  order: DeliveryOrder;
  /** Whoever looks, as a driver who may act. */
  driverId: number | null;
}

/** The order from the first business to the customer's door. */
export function OrderPage({ order, driverId }: OrderPageProps) {
  const { t } = useTranslation('deliveries');
  const isDecided = useOutcomes(driverId).some(
    ({ payload, refusal }) => payload.transactionId === order.transaction_id && !refusal,
  );
  const changerId = order.is_mine && order.status === 'shipped' ? driverId : null;
  return (
    <>
      <OrderHead order={order} />
      <section className={classes.section}>
        <Title order={2}>{t('order.pickUps')}</Title>
        <ol className={cards.list}>
          {order.order_companies.map((company, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a business that is gone has no id, and none changes place
            <PickUp key={index} order={order} company={company} changerId={changerId} />
          ))}
        </ol>
      </section>
      <section className={classes.section}>
        <Title order={2}>{t('order.customer')}</Title>
        <DropOff order={order} asksKeyword={canDriverDeliver(order.status) && !isDecided} />
      </section>
    </>
  );
}

function OrderHead({ order }: { order: DeliveryOrder }) {
  const { t } = useTranslation('deliveries');
  const dates = useDates();
  const holder = order.order_delivery_info;
  const note = order.delivery_description || order.cancellation_reason;
  return (
    <section className={cards.card} aria-label={t('order.number', { number: order.transaction_id })}>
      <div className={cards.top}>
        <StatusMark status={order.status} />
        <LoadTypeMark type={order.load_type} />
      </div>
      <OrderTotal order={order} />
      <Recalculated companies={order.order_companies} />
      <p className={cards.facts}>
        <span translate="no">{t('order.number', { number: order.transaction_id })}</span>
        <time dateTime={order.date_issued}>{dates.dateTime(order.date_issued)}</time>
      </p>
      {holder && (
        <p className={cards.text}>
          {t(order.is_mine ? 'order.heldByYou' : 'order.heldBy', {
            name: `${holder.driver_name} ${holder.driver_last_name}`.trim(),
          })}
        </p>
      )}
      {note && (
        <p className={cards.text}>
          <strong>{t(order.status === 'delivered' ? 'order.comment' : 'order.reason')}:</strong> {note}
        </p>
      )}
    </section>
  );
}
