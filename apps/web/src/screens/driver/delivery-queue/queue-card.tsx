import { Button, Group } from '@mantine/core';
import type { QueuedOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { countStops } from '@mercadito/domain/deliveries/stops';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { minutesSince } from '@mercadito/domain/orders/waiting-time';
import { IconHandGrab } from '@tabler/icons-react';
import { CardFacts, OrderCard } from '../../../entities/deliveries/order-card.tsx';
import { useDurationText } from '../../../entities/deliveries/use-duration-text.ts';
import { useDates } from '../../../shared/format/dates.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import desk from '../../../shared/ui/desk.module.css';
import { Amount, ChangeNote, cashOf, LoadTypeMark, Towns } from '../deliveries/order-facts.tsx';
import classes from './delivery-queue.module.css';

interface QueueCardProps {
  order: QueuedOrder;
  /** Null for whoever cannot take it: an Admin who does not drive, a driver with an active delivery. */
  onTake: (() => void) | null;
  isTaking: boolean;
}

/** One order that waits: what decides whether to take it, so that a phone shows the next one too (DELIVERY-25). */
export function QueueCard({ order, onTake, isTaking }: QueueCardProps) {
  const { t } = useTranslation('deliveries');
  const { user_name: name } = order;
  const number = orderCode(order.transaction_id);
  return (
    <OrderCard>
      <Amount value={cashOf(order)} label={t('order.collect')} aside={<LoadTypeMark type={order.load_type} />}>
        <ChangeNote order={order} />
      </Amount>
      <Towns from={order.companies} to={order.location} />
      <CardFacts>
        <Waiting since={order.waiting_since ?? order.date_issued} />
        <span>{t('queue.stops', { count: countStops(order.companies) })}</span>
        <span>{t('order.items', { count: order.total_items })}</span>
        <span>{name}</span>
      </CardFacts>
      <Group className={`${desk.shareLine} ${classes.cardActions}`} align="stretch" gap="var(--gap)">
        {onTake && (
          <Button
            className={classes.take}
            leftSection={<IconHandGrab size={24} aria-hidden="true" />}
            loading={isTaking}
            onClick={onTake}
            aria-label={isTaking ? t('claim.taking') : t('claim.takeOf', { name, number })}
          >
            {t('claim.take')}
          </Button>
        )}
        <Button
          variant="default"
          component={Link}
          to={hrefTo('driverOrder', { transactionId: order.transaction_id })}
          state={{ from: hrefTo('driver') }}
          aria-label={t('order.detailsOf', { name, number })}
        >
          {t('order.details')}
        </Button>
      </Group>
    </OrderCard>
  );
}

/** For how long an order has waited, in words; the minute it was sent is in its title. */
function Waiting({ since }: { since: string }) {
  const { t } = useTranslation('deliveries');
  const dates = useDates();
  const durationText = useDurationText();
  const minutes = minutesSince(since, useNow());
  return (
    <time dateTime={since} title={dates.dateTime(since)}>
      <strong>{minutes < 1 ? t('queue.age.now') : t('queue.age.waiting', { time: durationText(minutes) })}</strong>
    </time>
  );
}
