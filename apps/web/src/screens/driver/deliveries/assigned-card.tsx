import { Button } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { CardFacts, CardFlag, OrderCard } from '../../../entities/deliveries/order-card-parts.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { DeliveryRoute } from './delivery-route.tsx';
import { Amount, LoadTypeMark } from './order-facts.tsx';

interface AssignedCardProps {
  order: DeliveryOrder;
  /** The oldest: where to go now. */
  isNext: boolean;
  /** How it ended is on this device and not yet known to the server. */
  isWaiting: boolean;
}

/** One active delivery. */
export function AssignedCard({ order, isNext, isWaiting }: AssignedCardProps) {
  const { t } = useTranslation('deliveries');
  const count = order.order_companies.flatMap(({ orderItem }) => orderItem).reduce((sum, item) => sum + item.count, 0);
  return (
    <OrderCard isFirst={isNext}>
      {isNext && <CardFlag>{t('assigned.nextStop')}</CardFlag>}
      {isWaiting && <CardFlag>{t('run.willSend')}</CardFlag>}
      <DeliveryRoute from={order.order_companies} to={order} />
      <Amount value={order.order_total} label={t('order.collect')} aside={<LoadTypeMark type={order.load_type} />} />
      <CardFacts>
        <span>
          {order.user_name} {order.last_name}
        </span>
        <span>{t('order.items', { count })}</span>
      </CardFacts>
      <Button
        fullWidth
        variant={isNext ? 'filled' : 'default'}
        component={Link}
        to={hrefTo('driverOrder', { transactionId: order.transaction_id })}
        state={{ from: hrefTo('driverOrderList') }}
        aria-label={t('assigned.openOf', { name: order.user_name })}
      >
        {t('assigned.open')}
      </Button>
    </OrderCard>
  );
}
