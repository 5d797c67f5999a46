import { Skeleton } from '@mantine/core';
import type { OrderSummary } from '@mercadito/contracts/orders/order';
import type { Ref } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './order-card.module.css';
import { OrderCard } from './order-card.tsx';

interface OrderListProps {
  orders: readonly OrderSummary[];
  /** The order that was just sent. */
  newest: string | null;
  ref?: Ref<HTMLUListElement>;
}

/** A person's orders, newest first. */
export function OrderList({ orders, newest, ref }: OrderListProps) {
  const { t } = useTranslation('orders');
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul ref={ref} role="list" className={classes.list} aria-label={t('title')}>
      {orders.map((order) => (
        <OrderCard key={order.transaction_id} order={order} isNew={order.transaction_id === newest} />
      ))}
    </ul>
  );
}

const CARDS = [1, 2, 3, 4];

/** Orders to come, in the boxes they will have. */
export function OrderListSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.list} role="status" aria-label={t('loading')}>
      {CARDS.map((card) => (
        <div key={card} className={classes.card}>
          <div className={classes.head}>
            <Skeleton height={26} width={120} />
            <Skeleton height={16} width={130} />
          </div>
          <div className={classes.body}>
            <Skeleton height={56} width={56} className={classes.pictures} />
            <Skeleton height={20} width="45%" className={classes.link} />
            <Skeleton height={36} width="60%" className={classes.number} />
          </div>
        </div>
      ))}
    </div>
  );
}
