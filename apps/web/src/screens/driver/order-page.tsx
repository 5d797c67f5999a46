import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { canDriverDeliver } from '@mercadito/domain/orders/order-status';
import { Recalculated } from '../../entities/deliveries/company-total.tsx';
import { DropOff } from '../../entities/deliveries/drop-off.tsx';
import {
  CardFacts,
  CardText,
  CardTop,
  LoneOrderCard,
  OrderStops,
} from '../../entities/deliveries/order-card-parts.tsx';
import { LoadTypeMark, OrderTotal, StatusMark } from '../../entities/deliveries/order-facts.tsx';
import { WayPart } from '../../entities/deliveries/stop.tsx';
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
      <WayPart title={t('order.pickUps')}>
        <OrderStops>
          {order.order_companies.map((company, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a business that is gone has no id, and none changes place
            <PickUp key={index} order={order} company={company} changerId={changerId} />
          ))}
        </OrderStops>
      </WayPart>
      <WayPart title={t('order.customer')}>
        <DropOff order={order} asksKeyword={canDriverDeliver(order.status) && !isDecided} />
      </WayPart>
    </>
  );
}

function OrderHead({ order }: { order: DeliveryOrder }) {
  const { t } = useTranslation('deliveries');
  const dates = useDates();
  const holder = order.order_delivery_info;
  const note = order.delivery_description || order.cancellation_reason;
  return (
    <LoneOrderCard label={t('order.number', { number: order.transaction_id })}>
      <CardTop>
        <StatusMark status={order.status} />
        <LoadTypeMark type={order.load_type} />
      </CardTop>
      <OrderTotal order={order} />
      <Recalculated companies={order.order_companies} />
      <CardFacts>
        <span translate="no">{t('order.number', { number: order.transaction_id })}</span>
        <time dateTime={order.date_issued}>{dates.dateTime(order.date_issued)}</time>
      </CardFacts>
      {holder && (
        <CardText>
          {t(order.is_mine ? 'order.heldByYou' : 'order.heldBy', {
            name: `${holder.driver_name} ${holder.driver_last_name}`.trim(),
          })}
        </CardText>
      )}
      {note && (
        <CardText>
          <strong>{t(order.status === 'delivered' ? 'order.comment' : 'order.reason')}:</strong> {note}
        </CardText>
      )}
    </LoneOrderCard>
  );
}
