import { Textarea } from '@mantine/core';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import classes from './outcome.module.css';

interface FailedDialogProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks before an order has failed: a failure needs its reason (DELIVERY-7). */
export function FailedDialog({ opened, onClose, onConfirm }: FailedDialogProps) {
  const { t } = useTranslation('deliveries');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (opened) return;
    setReason('');
    setMissing(false);
  }, [opened]);

  const confirm = () => {
    const written = reason.trim();
    if (written !== '') return onConfirm(written);
    setMissing(true);
    field.current?.focus();
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={confirm}
      title={t('outcome.failedTitle')}
      confirmLabel={t('outcome.confirmFailed')}
      cancelLabel={t('outcome.back')}
      isDangerous
    >
      <p className={classes.field}>{t('outcome.failedText')}</p>
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
    </ConfirmDialog>
  );
}
