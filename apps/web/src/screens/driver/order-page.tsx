import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { orderStops } from '@mercadito/domain/deliveries/stops';
import { canDriverDeliver } from '@mercadito/domain/orders/order-status';
import { KeywordCheck } from '../../entities/deliveries/keyword-check.tsx';
import {
  CardFacts,
  CardText,
  CardTop,
  LoneOrderCard,
  OrderStops,
} from '../../entities/deliveries/order-card-parts.tsx';
import { useDates } from '../../shared/format/use-dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Recalculated } from './deliveries/company-total.tsx';
import { DropOff } from './deliveries/drop-off.tsx';
import { LoadTypeMark, OrderTotal, StatusMark } from './deliveries/order-facts.tsx';
import { useOutcomes } from './deliveries/outcome-queue.ts';
import { WayPart } from './deliveries/stop.tsx';
import { PickUp } from './delivery-items/pick-up.tsx';
import { PickedUpCount } from './delivery-items/picked-up.tsx';
import { KeepScreenOn } from './screen-awake/keep-screen-on.tsx';

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
  const stops = orderStops(order.order_companies, order.location);
  return (
    <>
      <OrderHead order={order} />
      {changerId !== null && !isDecided && <KeepScreenOn />}
      <WayPart title={t('order.pickUps')}>
        <PickedUpCount order={order} />
        <OrderStops>
          {stops.map((company, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a business that is gone has no id, and none changes place
            <PickUp key={index} order={order} company={company} number={index + 1} changerId={changerId} />
          ))}
        </OrderStops>
      </WayPart>
      <WayPart title={t('order.customer')}>
        <DropOff order={order} number={stops.length + 1} asksKeyword={canDriverDeliver(order.status) && !isDecided} />
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
      <KeywordCheck facts={order} />
      {note && (
        <CardText>
          <strong>{t(order.status === 'delivered' ? 'order.comment' : 'order.reason')}:</strong> {note}
        </CardText>
      )}
    </LoneOrderCard>
  );
}
