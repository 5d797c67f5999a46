import { Alert, Group, Stack, Text, Title } from '@mantine/core';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { orderStage, pickUpsOf } from '@mercadito/domain/orders/order-stage';
import { hasEnded } from '@mercadito/domain/orders/order-status';
import { IconInfoCircle } from '@tabler/icons-react';
import { ComesLine, PromiseLine } from '../../../features/promising/promise-line.tsx';
import { byServerClock } from '../../../shared/clock/server-clock.ts';
import { useDates } from '../../../shared/format/dates.ts';
import { openingOf } from '../../../shared/format/opening.ts';
import { useOrderName } from '../../../shared/format/use-order-name.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDeliverySwitch } from '../../../shared/site/use-delivery-switch.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import { StageBadge } from '../../../shared/ui/status-badge.tsx';
import words from '../../../shared/ui/words.module.css';
import { OrderProgress } from './order-progress.tsx';
import { ShopLogo, ShopParts, ShopStrip } from './order-shops.tsx';
import classes from './order-status.module.css';

/** The card's id: where the focus goes when what had it is gone because the order moved on. */
export const ORDER_STATUS = 'order-status';

/** What an order is, where it stands and what that means, and when it comes (ORDER-11). */
export function OrderStatusCard({ order, readAt }: { order: OrderDetails; readAt: number | undefined }) {
  const { t } = useTranslation('orders');
  const { order_companies: companies } = order;
  const staged = { ...order, pick_ups: pickUpsOf(companies) };
  const stage = orderStage(staged);
  // Whoever cancels it is told by that, since the page may be gone by then.
  useAnnounced(stage.name !== 'cancelled' && t(`status.${stage.name}`, stage), { isNew: true });
  return (
    <PageCard id={ORDER_STATUS} tabIndex={-1} aria-label={t('status.label')}>
      <ShopStrip companies={companies} />
      <OrderName order={order} />
      <span>
        <StageBadge order={staged} size="xl" />
      </span>
      <Stack gap="xxs">
        <Text size="lg" fw={600} lh={1.35}>
          {t(`status.${stage.name}`, stage)}
        </Text>
        <When order={order} />
      </Stack>
      <OrderProgress order={staged} />
      {order.cancellation_reason && (
        <Alert color="red" icon={<IconInfoCircle />} title={t('status.reason')}>
          {order.cancellation_reason}
        </Alert>
      )}
      {!hasEnded(order.status) && <ShopParts companies={companies} />}
      <LastKnown order={order} readAt={readAt} />
    </PageCard>
  );
}

/** By its businesses; a code stands small, to tell it from another one. */
function OrderName({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const dates = useDates();
  const orderName = useOrderName();
  const { order_companies: companies, date_issued, transaction_id } = order;
  return (
    <Group className={classes.name} wrap="nowrap" gap="sm">
      {companies.length === 1 && <ShopLogo company={companies[0]} />}
      <Stack className={words.words} gap={0}>
        <Title order={1} size="h3">
          {t('details.title', { names: orderName(companies.map(({ company_name }) => company_name)) })}
        </Title>
        <Text size="sm" c="dimmed">
          {t('details.issued', { when: dates.dateTime(date_issued) })} ·{' '}
          <span translate="no">{t('details.code', { code: orderCode(transaction_id) })}</span>
        </Text>
      </Stack>
    </Group>
  );
}

function LastKnown({ order, readAt }: { order: OrderDetails; readAt: number | undefined }) {
  const { t } = useTranslation('orders');
  const dates = useDates();
  const now = useNow();
  return (
    <Text size="xs" c="dimmed">
      {t('status.updated', { when: dates.dateTime(order.updated_at) })}
      {readAt !== undefined &&
        ` · ${t('status.checked', { when: dates.relative(new Date(byServerClock(readAt)).toISOString(), now) })}`}
    </Text>
  );
}

/** When it comes, while that is a promise; of one that was delivered when that was. */
function When({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const dates = useDates();
  const { isOn } = useDeliverySwitch();
  const { delivery_hours } = useSite();
  const wanted = { place: order.location, shops: order.order_companies.map(openingOf) };
  // While no Admin has said when, the promise is a long sentence about the week.
  if (order.status === 'pending')
    return isOn && delivery_hours ? <ComesLine {...wanted} /> : <PromiseLine {...wanted} />;
  const delivered = order.events.findLast(({ status }) => status === 'delivered');
  if (order.status !== 'delivered' || !delivered) return null;
  return <Text>{t('status.deliveredAt', { when: dates.dateTime(delivered.at) })}</Text>;
}
