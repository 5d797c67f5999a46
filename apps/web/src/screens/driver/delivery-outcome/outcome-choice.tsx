import { Button } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { type Decided, queueOutcome, useOutcomes } from '../deliveries/outcome-queue.ts';
import { DoorDialog } from './door-dialog.tsx';
import { FailedDialog } from './failed-dialog.tsx';
import { useWrongTries } from './keyword-tries.ts';
import classes from './outcome.module.css';

/** Of a keyword that was not asked for. */
const NOTHING_SAID = { keyword: null, withoutReason: null, withoutNote: '' } as const;

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
  const wrongTries = useWrongTries(order);
  const waiting = outcomes.find(({ payload, refusal }) => payload.transactionId === transactionId && !refusal);
  if (waiting) {
    return (
      <div className={classes.waiting} role="status">
        <strong className={classes.big}>{t('run.willSend')}</strong>
        <p>{t(waiting.payload.isDelivered ? 'outcome.pendingDelivered' : 'outcome.pendingFailed')}</p>
      </div>
    );
  }
  const decide = (decided: Omit<Decided, 'driverId' | 'transactionId'>) => {
    queueOutcome(userId, { driverId, transactionId, ...decided });
    setAsked(null);
  };
  return (
    <section className={classes.choice} aria-label={t('outcome.title')}>
      <Button leftSection={<IconCircleCheck size={28} aria-hidden="true" />} onClick={() => setAsked('delivered')}>
        {t('outcome.delivered')}
      </Button>
      <Button
        variant="default"
        className={classes.failed}
        leftSection={<IconAlertTriangle size={28} aria-hidden="true" />}
        onClick={() => setAsked('failed')}
      >
        {t('outcome.failed')}
      </Button>
      <DoorDialog
        order={order}
        opened={asked === 'delivered'}
        onClose={() => setAsked(null)}
        onConfirm={(said) => decide({ isDelivered: true, ...said })}
      />
      <FailedDialog
        opened={asked === 'failed'}
        onClose={() => setAsked(null)}
        onConfirm={(comment) => decide({ ...NOTHING_SAID, isDelivered: false, comment, wrongTries })}
      />
    </section>
  );
}
