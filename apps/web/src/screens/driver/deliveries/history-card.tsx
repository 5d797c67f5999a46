import type { listDriverHistory } from '@mercadito/contracts/deliveries/history';
import type { Output } from '@mercadito/contracts/endpoint';
import { CardText, CardTop, OrderCard } from '../../../entities/deliveries/order-card-parts.tsx';
import { useDates } from '../../../shared/format/use-dates.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { DeliveryRoute } from './delivery-route.tsx';
import { OrderTotal, StatusMark } from './order-facts.tsx';

type FinishedOrder = Output<typeof listDriverHistory>['results'][number];

/** One order that is over: no phone, no keyword. */
export function HistoryCard({ order }: { order: FinishedOrder }) {
  const { t } = useTranslation('deliveries');
  const dates = useDates();
  const at = order.delivered_at ?? order.date_issued;
  return (
    // The list's focus after Load More stands here: there is nothing to press in it.
    <OrderCard>
      <CardTop>
        <StatusMark status={order.status} />
        <time dateTime={at}>{dates.dateTime(at)}</time>
      </CardTop>
      <OrderTotal order={order} />
      <DeliveryRoute from={order.companies} to={order} />
      {order.delivery_description && (
        <CardText>
          <strong>{t(order.status === 'delivered' ? 'order.comment' : 'order.reason')}:</strong>{' '}
          {order.delivery_description}
        </CardText>
      )}
    </OrderCard>
  );
}
