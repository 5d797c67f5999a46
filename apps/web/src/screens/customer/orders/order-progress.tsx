import { Group, Text } from '@mantine/core';
import type { Answered } from '@mercadito/domain/answered';
import type { StagedOrder } from '@mercadito/domain/orders/order-stage';
import type { OrderStatus } from '@mercadito/domain/orders/order-status';
import { useStageText } from '../../../shared/format/use-stage-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import words from '../../../shared/ui/words.module.css';
import classes from './order-progress.module.css';

type State = 'done' | 'current' | 'upcoming' | 'bad';

/** Placed, with a driver, delivered. Which pick-ups were ticked is said in words: what was not is never shown as missing (ORDER-15). */
const STATES: Readonly<Record<Answered<OrderStatus>, readonly State[]>> = {
  pending: ['done', 'upcoming', 'upcoming'],
  shipped: ['done', 'current', 'upcoming'],
  delivered: ['done', 'done', 'done'],
  delivery_failed: ['done', 'done', 'bad'],
  cancelled: ['done', 'bad'],
  declined: ['done', 'bad'],
  other: [],
};

/** How far an order has come, at a glance. The words beside it say the same. */
export function OrderProgress({ order }: { order: StagedOrder }) {
  const { t } = useTranslation('orders');
  const stageText = useStageText();
  const states = STATES[order.status];
  if (states.length === 0) return null;
  const names = [t('progress.placed'), t('progress.driver'), t('progress.delivered')];
  const isNow = (state: State) => state === 'current' || state === 'bad';
  return (
    <Group className={classes.progress} data-status={order.status} align="flex-start" gap="xs" grow aria-hidden="true">
      {states.map((state, index) => (
        <Text key={names[index]} span inherit className={`${words.words} ${classes.part}`} data-state={state}>
          {isNow(state) ? stageText(order) : names[index]}
        </Text>
      ))}
    </Group>
  );
}
