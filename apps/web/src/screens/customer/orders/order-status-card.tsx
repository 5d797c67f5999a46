import { Alert, Text } from '@mantine/core';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { IconInfoCircle } from '@tabler/icons-react';
import { byServerClock } from '../../../shared/clock/server-clock.ts';
import { useDates } from '../../../shared/format/use-dates.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import classes from './order-parts.module.css';
import { OrderTimeline } from './order-timeline.tsx';

/** The card's id: where the focus goes when what had it is gone because the order moved on. */
export const ORDER_STATUS = 'order-status';

/** How the order stands, what that means, and how it came to it. */
export function OrderStatusCard({ order, readAt }: { order: OrderDetails; readAt: number | undefined }) {
  const { t } = useTranslation('orders');
  const dates = useDates();
  const now = useNow();
  return (
    <section id={ORDER_STATUS} tabIndex={-1} className={classes.card} aria-label={t('status.label')}>
      <div className={classes.statusRow}>
        <span role="status">
          <StatusBadge status={order.status} size="xl" />
        </span>
        <Text size="sm" c="dimmed">
          {t('status.updated', { when: dates.dateTime(order.updated_at) })}
          {readAt !== undefined &&
            ` · ${t('status.checked', { when: dates.relative(new Date(byServerClock(readAt)).toISOString(), now) })}`}
        </Text>
      </div>
      <Text>{t(`status.${order.status}`)}</Text>
      {order.cancellation_reason && (
        <Alert color="red" role="note" icon={<IconInfoCircle />} title={t('status.reason')}>
          {order.cancellation_reason}
        </Alert>
      )}
      <OrderTimeline order={order} />
    </section>
  );
}
