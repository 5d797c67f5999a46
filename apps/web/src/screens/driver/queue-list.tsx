import type { QueuedOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { useMemo, useRef } from 'react';
import { CardFacts, CardFlag, OrderCards } from '../../entities/deliveries/order-card-parts.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { LoadMore, type Pages } from '../../shared/lists/load-more.tsx';
import { QueueCard } from './delivery-queue/queue-card.tsx';
import { useArrivals } from './delivery-queue/use-arrivals.ts';
import type { Claim } from './delivery-queue/use-claim.ts';

interface QueueListProps {
  orders: readonly QueuedOrder[];
  /** All that wait, loaded or not. */
  total: number;
  canTake: boolean;
  claim: Claim;
  list: Pages;
}

/** The orders to take, oldest first; it changes by itself and says so. */
export function QueueList({ orders, total, canTake, claim, list }: QueueListProps) {
  const { t } = useTranslation('deliveries');
  const listRef = useRef<HTMLUListElement>(null);
  const reading = useMemo(() => ({ count: total, orders }), [total, orders]);
  const arrivals = useArrivals(reading);
  return (
    <>
      <CardFacts role="status">
        {total > 0 && <strong>{t('queue.waiting', { count: total })}</strong>}
        {arrivals > 0 && <CardFlag>{t('queue.arrived', { count: arrivals })}</CardFlag>}
      </CardFacts>
      <OrderCards ref={listRef} label={t('queue.list')}>
        {orders.map((order) => (
          <QueueCard
            key={order.transaction_id}
            order={order}
            onTake={canTake ? () => void claim.claim(order.transaction_id) : null}
            isTaking={claim.claiming === order.transaction_id}
          />
        ))}
      </OrderCards>
      <LoadMore list={list} listRef={listRef} shown={orders.length} label={t('common:loadMoreOrders')} total={total} />
    </>
  );
}
