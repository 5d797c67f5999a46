import type { QueuedOrder } from '@mercadito/contracts/deliveries';
import { useMemo, useRef } from 'react';
import classes from '../../entities/deliveries/order-card.module.css';
import { QueueCard } from '../../features/delivery-queue/queue-card.tsx';
import { useArrivals } from '../../features/delivery-queue/use-arrivals.ts';
import type { Claim } from '../../features/delivery-queue/use-claim.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { LoadMore, type Pages } from '../../shared/lists/load-more.tsx';

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
      <p className={classes.facts} role="status">
        {total > 0 && <strong>{t('queue.waiting', { count: total })}</strong>}
        {arrivals > 0 && <strong className={classes.flag}>{t('queue.arrived', { count: arrivals })}</strong>}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul ref={listRef} role="list" className={classes.list} aria-label={t('queue.list')}>
        {orders.map((order) => (
          <QueueCard
            key={order.transaction_id}
            order={order}
            onTake={canTake ? () => void claim.claim(order.transaction_id) : null}
            isTaking={claim.claiming === order.transaction_id}
          />
        ))}
      </ul>
      <LoadMore list={list} listRef={listRef} shown={orders.length} label={t('common:loadMoreOrders')} total={total} />
    </>
  );
}
