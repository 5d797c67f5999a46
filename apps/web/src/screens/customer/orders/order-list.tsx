import { Group, Skeleton, Stack, Text } from '@mantine/core';
import type { OrderSummary } from '@mercadito/contracts/orders/order';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { orderCode } from '@mercadito/domain/orders/order-code';
import type { Ref } from 'react';
import { useDates } from '../../../shared/format/dates.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useOrderName } from '../../../shared/format/use-order-name.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { Link } from '../../../shared/navigation/router.tsx';
import { isLongName } from '../../../shared/ui/long-name.ts';
import looks from '../../../shared/ui/looks.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import { StageBadge } from '../../../shared/ui/status-badge.tsx';
import { useLoading } from '../../../shared/ui/use-loading.ts';
import classes from './order-list.module.css';

interface OrderListProps {
  orders: readonly OrderSummary[];
  /** The order that was just sent. */
  newest: string | null;
  ref?: Ref<HTMLUListElement>;
}

export function OrderList({ orders, newest, ref }: OrderListProps) {
  const { t } = useTranslation('orders');
  return (
    <StackedList ref={ref} gap="sm" label={t('title')}>
      {orders.map((order) => (
        <OrderCard key={order.transaction_id} order={order} isNew={order.transaction_id === newest} />
      ))}
    </StackedList>
  );
}

const CARDS = [1, 2, 3, 4];

export function OrderListSkeleton() {
  return (
    <Stack gap="sm" {...useLoading()}>
      {CARDS.map((card) => (
        <Stack key={card} className={`${looks.marked} ${classes.card}`} gap="sm">
          <Group justify="space-between" gap="var(--mantine-spacing-xxs) var(--mantine-spacing-md)">
            <Skeleton height={26} width={120} />
            <Skeleton height={16} width={130} />
          </Group>
          <div className={classes.body}>
            <Skeleton height={56} width={56} className={`${looks.ifAny} ${classes.pictures}`} />
            <Skeleton height={20} width="45%" className={classes.link} />
            <Skeleton height={36} width="60%" className={classes.number} />
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

function OrderCard({ order, isNew }: { order: OrderSummary; isNew: boolean }) {
  const { t } = useTranslation('orders');
  const dates = useDates();
  const orderName = useOrderName();
  return (
    <Stack component="li" className={`${looks.marked} ${classes.card}`} gap="sm" data-new={isNew || undefined}>
      <Group justify="space-between" gap="var(--mantine-spacing-xxs) var(--mantine-spacing-md)">
        <StageBadge order={order} />
        <Text component="time" dateTime={order.date_issued} fz="sm" c="dimmed">
          {dates.dateTime(order.date_issued)}
        </Text>
      </Group>
      {order.awaits_confirmation && <Text size="sm">{t('status.to_confirm')}</Text>}
      <div className={classes.body}>
        <div className={`${looks.ifAny} ${classes.pictures}`} aria-hidden="true">
          {order.pictures.map((picture) => (
            <Picture key={picture.base} picture={picture} alt="" ratio={1} sizes="64px" className={classes.picture} />
          ))}
        </div>
        {/* The whole card is this link. */}
        <Link
          to={hrefTo('orderDetails', { transactionId: order.transaction_id })}
          className={classes.link}
          data-long={isLongName(orderName(order.company_names))}
        >
          {orderName(order.company_names)}
        </Link>
        <Text size="sm" className={classes.items}>
          {t('items', { count: order.total_items })}
        </Text>
        <Text size="sm" c="dimmed" className={classes.number}>
          {t('number', { number: orderCode(order.transaction_id) })}
        </Text>
        <span className={classes.total}>{moneyText(order.order_total, 'MXN')}</span>
      </div>
    </Stack>
  );
}
