import { Button, Group, Stack, Textarea } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { LeaveGuard, WritingDialog } from '../../../shared/forms/leave-guard.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import desk from '../../../shared/ui/desk.module.css';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { type OutcomePayload, queueOutcome, usePendingChanges } from '../pending-changes/pending-changes.ts';
import classes from './delivery-outcome.module.css';
import { HandoverDialog } from './handover-dialog.tsx';
import { useWrongTries } from './use-handover.ts';

/** A failed delivery asks for no keyword, and nothing is taken for it. */
const NOTHING_HANDED = { keyword: null, withoutReason: null, withoutNote: '', taken: null } as const;

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
  const { outcomes } = usePendingChanges(driverId);
  const wrongTries = useWrongTries(order);
  const waiting = outcomes.find(({ payload }) => payload.transactionId === transactionId);
  if (waiting) {
    return (
      <Stack gap={0} role="status">
        <strong className={classes.waitingTitle}>{t('pending.willSend')}</strong>
        <p>{t(waiting.payload.isDelivered ? 'outcome.pendingDelivered' : 'outcome.pendingFailed')}</p>
      </Stack>
    );
  }
  const decide = (decided: Omit<OutcomePayload, 'driverId' | 'transactionId'>) => {
    queueOutcome(userId, { driverId, transactionId, ...decided });
    setAsked(null);
  };
  return (
    <Group
      component="section"
      className={`${layout.wide} ${desk.shareLine}`}
      align="stretch"
      gap="var(--gap)"
      aria-label={t('outcome.title')}
    >
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
      <HandoverDialog
        order={order}
        opened={asked === 'delivered'}
        onClose={() => setAsked(null)}
        onConfirm={(details) => decide({ isDelivered: true, ...details })}
      />
      <FailedDialog
        opened={asked === 'failed'}
        onClose={() => setAsked(null)}
        onConfirm={(comment) => decide({ ...NOTHING_HANDED, isDelivered: false, comment, wrongTries })}
      />
    </Group>
  );
}

interface FailedDialogProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks before an order has failed: a failure needs its reason (DELIVERY-7), which does not go without a question (LOOK-14). */
function FailedDialog({ opened, onClose, onConfirm }: FailedDialogProps) {
  const { t } = useTranslation('deliveries');
  return (
    <WritingDialog opened={opened} onClose={onClose} title={t('outcome.failedTitle')} role="alertdialog">
      {({ cancel }) => <WhyFailed onCancel={cancel} onConfirm={onConfirm} />}
    </WritingDialog>
  );
}

interface WhyFailedProps {
  onCancel: () => void;
  onConfirm: (reason: string) => void;
}

function WhyFailed({ onCancel, onConfirm }: WhyFailedProps) {
  const { t } = useTranslation('deliveries');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const written = reason.trim();
  const confirm = () => {
    if (written !== '') return onConfirm(written);
    setMissing(true);
    field.current?.focus();
  };
  return (
    <>
      <LeaveGuard isDirty={written !== ''} />
      <p>{t('outcome.failedText')}</p>
      <Textarea
        ref={field}
        label={t('outcome.reason')}
        description={t('outcome.reasonHelp')}
        required
        maxLength={MAX_LENGTH.reason}
        value={reason}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setMissing(false);
        }}
        error={isMissing ? t('outcome.reasonRequired') : undefined}
      />
      <DialogActions
        onCancel={onCancel}
        onConfirm={confirm}
        confirmLabel={t('outcome.confirmFailed')}
        cancelLabel={t('outcome.back')}
        isDangerous
      />
    </>
  );
}
