import { Group, Stack, Text } from '@mantine/core';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { type TimelineStep, timelineSteps } from '@mercadito/domain/orders/order-timeline';
import { IconCheck } from '@tabler/icons-react';
import { useDates } from '../../../shared/format/dates.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './order-details.module.css';

/** Where an order that did not arrive stopped. */
const ENDED_BADLY: readonly TimelineStep['status'][] = ['cancelled', 'declined', 'delivery_failed'];

/** Everything that happened to an order and what is expected next, with times (ORDER-11). */
export function OrderHistory({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const steps = timelineSteps(order.status, order.events, order.order_companies, order.on_way_at);
  return (
    <PageCard title={t('timeline.label')}>
      <Stack component="ol" role="list" gap={0} aria-label={t('timeline.label')}>
        {steps.map((step, index) => (
          // A requeued order passes the same status twice, so its place names it.
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
          <Step key={index} step={step} />
        ))}
      </Stack>
    </PageCard>
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
