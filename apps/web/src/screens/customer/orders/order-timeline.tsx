import type { OrderDetails, OrderStatus } from '@mercadito/contracts/orders/order';
import { type TimelineStep, timelineSteps } from '@mercadito/domain/orders/order-timeline';
import { IconCheck } from '@tabler/icons-react';
import { useDates } from '../../../shared/format/use-dates.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './order-timeline.module.css';

/** Where an order that did not arrive stopped. */
const ENDED_BADLY: readonly OrderStatus[] = ['cancelled', 'declined', 'delivery_failed'];

/** Everything that happened to an order and what is expected next, with times (ORDER-11). */
export function OrderTimeline({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const steps = timelineSteps(order.status, order.events);
  return (
    <ol className={classes.steps} aria-label={t('timeline.label')}>
      {steps.map((step, index) => (
        // A requeued order passes the same status twice, so its place names it.
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
        <Step key={index} step={step} />
      ))}
    </ol>
  );
}

function Step({ step }: { step: TimelineStep }) {
  const { t } = useTranslation('orders');
  const dates = useDates();
  const isBad = ENDED_BADLY.includes(step.status);
  return (
    <li
      className={classes.step}
      data-state={step.state}
      data-bad={isBad || undefined}
      aria-current={step.state === 'current' ? 'step' : undefined}
    >
      <span className={classes.dot} aria-hidden="true">
        {(step.state === 'done' || step.status === 'delivered') && step.state !== 'upcoming' && (
          <IconCheck size={14} stroke={3} />
        )}
      </span>
      <span className={classes.text}>
        <span className={classes.name}>{t(`timeline.${step.status}`)}</span>
        {step.at ? (
          <time dateTime={step.at} className={classes.at}>
            {dates.dateTime(step.at)}
          </time>
        ) : (
          step.state === 'upcoming' && <span className={classes.at}>{t('timeline.expected')}</span>
        )}
      </span>
    </li>
  );
}
