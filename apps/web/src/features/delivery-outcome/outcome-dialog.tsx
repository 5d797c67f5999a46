import { Textarea } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { useEffect, useRef, useState } from 'react';
import { moneyText } from '../../shared/format/money.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import classes from './outcome.module.css';

interface OutcomeDialogProps {
  order: DeliveryOrder;
  asked: 'delivered' | 'failed' | null;
  onClose: () => void;
  onConfirm: (comment: string) => void;
}

/** As many letters as the contract takes. */
const MOST = 1000;

/** Asks before an order is over: a comment may be left, a failure needs its reason (DELIVERY-7). */
export function OutcomeDialog({ order, asked, onClose, onConfirm }: OutcomeDialogProps) {
  const { t } = useTranslation('deliveries');
  const [comment, setComment] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const hasFailed = asked === 'failed';

  // What was written for the one outcome is no word about the other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with each question
  useEffect(() => {
    setComment('');
    setMissing(false);
  }, [asked]);

  const confirm = () => {
    const written = comment.trim();
    if (!hasFailed || written !== '') return onConfirm(written);
    setMissing(true);
    field.current?.focus();
  };
  const total = moneyText(order.order_total, 'MXN');
  return (
    <ConfirmDialog
      opened={asked !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={hasFailed ? t('outcome.failedTitle') : t('outcome.deliveredTitle', { name: order.user_name })}
      confirmLabel={t(hasFailed ? 'outcome.confirmFailed' : 'outcome.confirmDelivered')}
      cancelLabel={t('outcome.back')}
      isDangerous={hasFailed}
    >
      <p className={classes.field}>{hasFailed ? t('outcome.failedText') : t('outcome.deliveredText', { total })}</p>
      <Textarea
        ref={field}
        label={t(hasFailed ? 'outcome.reason' : 'outcome.comment')}
        description={hasFailed ? t('outcome.reasonHelp') : undefined}
        required={hasFailed}
        maxLength={MOST}
        value={comment}
        onChange={(event) => {
          setComment(event.currentTarget.value);
          setMissing(false);
        }}
        error={isMissing ? t('outcome.reasonRequired') : undefined}
      />
    </ConfirmDialog>
  );
}
