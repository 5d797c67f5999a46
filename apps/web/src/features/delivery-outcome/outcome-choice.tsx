import { Button } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useUserId } from '../../shared/session/use-session.ts';
import classes from './outcome.module.css';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { queueOutcome, useOutcomes } from './outcome-queue.ts';

interface OutcomeChoiceProps {
  order: DeliveryOrder;
  driverId: number;
}

/** Delivered or failed: two large buttons, and nothing more once one has been confirmed (DELIVERY-7). */
export function OutcomeChoice({ order, driverId }: OutcomeChoiceProps) {
  const { t } = useTranslation('deliveries');
  const [asked, setAsked] = useState<'delivered' | 'failed' | null>(null);
  const transactionId = order.transaction_id;
  const userId = useUserId();
  const outcomes = useOutcomes(driverId);
  const waiting = outcomes.find(({ payload, refusal }) => payload.transactionId === transactionId && !refusal);
  if (waiting) {
    return (
      <div className={classes.waiting} role="status">
        <strong className={classes.big}>{t('outcome.pending')}</strong>
        <p>{t(waiting.payload.isDelivered ? 'outcome.pendingDelivered' : 'outcome.pendingFailed')}</p>
      </div>
    );
  }
  const confirm = (comment: string) => {
    queueOutcome(userId, { driverId, transactionId, isDelivered: asked === 'delivered', comment });
    setAsked(null);
  };
  return (
    <section className={classes.choice} aria-label={t('outcome.title')}>
      <Button
        fullWidth
        leftSection={<IconCircleCheck size={28} aria-hidden="true" />}
        onClick={() => setAsked('delivered')}
      >
        {t('outcome.delivered')}
      </Button>
      <Button
        fullWidth
        variant="default"
        className={classes.failed}
        leftSection={<IconAlertTriangle size={28} aria-hidden="true" />}
        onClick={() => setAsked('failed')}
      >
        {t('outcome.failed')}
      </Button>
      <OutcomeDialog order={order} asked={asked} onClose={() => setAsked(null)} onConfirm={confirm} />
    </section>
  );
}
