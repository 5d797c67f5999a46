import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { OrderDetails, OrderStatus } from '@mercadito/contracts/orders/order';
import { orderStage, pickUpsOf } from '@mercadito/domain/orders/order-stage';
import { hasEnded } from '@mercadito/domain/orders/order-status';
import { type TimelineStep, timelineSteps } from '@mercadito/domain/orders/order-timeline';
import { IconCheck, IconCopy, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { PromiseLine } from '../../../features/promising/promise-line.tsx';
import { byServerClock } from '../../../shared/clock/server-clock.ts';
import { useDates } from '../../../shared/format/dates.ts';
import { openingOf } from '../../../shared/format/opening.ts';
import { useFocusPassedOn } from '../../../shared/hooks/use-focus.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import { StageBadge } from '../../../shared/ui/status-badge.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './order-details.module.css';

/** The card's id: where the focus goes when what had it is gone because the order moved on. */
export const ORDER_STATUS = 'order-status';

/** How the order stands, what that means, and how it came to it. */
export function OrderStatusCard({ order, readAt }: { order: OrderDetails; readAt: number | undefined }) {
  const { t } = useTranslation('orders');
  const dates = useDates();
  const now = useNow();
  const staged = { status: order.status, pick_ups: pickUpsOf(order.order_companies) };
  const stage = orderStage(staged);
  return (
    <PageCard id={ORDER_STATUS} tabIndex={-1} aria-label={t('status.label')}>
      <Group justify="space-between" gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)">
        <span role="status">
          <StageBadge order={staged} size="xl" />
        </span>
        <Text size="sm" c="dimmed">
          {t('status.updated', { when: dates.dateTime(order.updated_at) })}
          {readAt !== undefined &&
            ` · ${t('status.checked', { when: dates.relative(new Date(byServerClock(readAt)).toISOString(), now) })}`}
        </Text>
      </Group>
      <Text>{t(`status.${stage.name}`, stage)}</Text>
      {order.status === 'pending' && (
        <PromiseLine place={order.location} shops={order.order_companies.map(openingOf)} />
      )}
      {order.cancellation_reason && (
        <Alert color="red" role="note" icon={<IconInfoCircle />} title={t('status.reason')}>
          {order.cancellation_reason}
        </Alert>
      )}
      <OrderTimeline order={order} />
    </PageCard>
  );
}

/** Where an order that did not arrive stopped. */
const ENDED_BADLY: readonly OrderStatus[] = ['cancelled', 'declined', 'delivery_failed'];

/** Everything that happened to an order and what is expected next, with times (ORDER-11). */
function OrderTimeline({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const steps = timelineSteps(order.status, order.events);
  return (
    <Stack component="ol" role="list" gap={0} aria-label={t('timeline.label')}>
      {steps.map((step, index) => (
        // A requeued order passes the same status twice, so its place names it.
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
        <Step key={index} step={step} />
      ))}
    </Stack>
  );
}

function Step({ step }: { step: TimelineStep }) {
  const { t } = useTranslation('orders');
  const dates = useDates();
  const isBad = ENDED_BADLY.includes(step.status);
  return (
    <Group
      component="li"
      className={classes.step}
      wrap="nowrap"
      align="stretch"
      gap="sm"
      data-state={step.state}
      data-bad={isBad || undefined}
      aria-current={step.state === 'current' ? 'step' : undefined}
    >
      <span className={classes.stepDot} aria-hidden="true">
        {(step.state === 'done' || step.status === 'delivered') && step.state !== 'upcoming' && (
          <IconCheck size={14} stroke={3} />
        )}
      </span>
      <Stack component="span" miw={0} gap={0}>
        <span className={`${words.name} ${classes.stepName}`}>{t(`timeline.${step.status}`)}</span>
        {step.at ? (
          <Text component="time" dateTime={step.at} fz="sm" c="dimmed">
            {dates.dateTime(step.at)}
          </Text>
        ) : (
          step.state === 'upcoming' && (
            <Text span fz="sm" c="dimmed">
              {t('timeline.expected')}
            </Text>
          )
        )}
      </Stack>
    </Group>
  );
}

const HANDOVER = 'order-handover';

/** The word for the driver while it may be asked for; of an order that has ended how its handover was proved (ORDER-11). */
export function OrderKeyword({ order }: { order: OrderDetails }) {
  return hasEnded(order.status) ? <Handover order={order} /> : <KeywordToSay keyword={order.delivery_password} />;
}

/** Nothing where nothing was handed over, or nobody has told how. */
function Handover({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const { keyword_check: check, without_keyword_reason: reason, without_keyword_note: note } = order;
  if (!check) return null;
  return (
    <PageCard title={t('handover.title')} titleId={HANDOVER}>
      <Text className={words.prose}>
        {t(`handover.${check}`)}
        {reason && ` ${t(`handover.reasons.${reason}`)}`}
        {note && ` “${note}”`}
      </Text>
    </PageCard>
  );
}

/** Large enough to read out at the door. */
function KeywordToSay({ keyword }: { keyword: string }) {
  const { t } = useTranslation('orders');
  const [isCopied, setCopied] = useState(false);
  const section = useFocusPassedOn<HTMLDivElement>(HANDOVER, ORDER_STATUS);
  // Where the browser forbids it the word is still there to be selected.
  const copy = () =>
    void navigator.clipboard?.writeText(keyword).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <PageCard ref={section} title={t('keyword.title')}>
      <Group justify="space-between" gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)">
        <strong className={classes.keyword}>{keyword}</strong>
        <Button
          variant="light"
          leftSection={
            isCopied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />
          }
          onClick={copy}
        >
          <span role="status">{t(isCopied ? 'keyword.copied' : 'keyword.copy')}</span>
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t('keyword.help')}
      </Text>
    </PageCard>
  );
}
