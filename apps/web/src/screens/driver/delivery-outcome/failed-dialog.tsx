import { Textarea } from '@mantine/core';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { useRef, useState } from 'react';
import { LeaveGuard, WritingDialog } from '../../../shared/forms/leave-guard.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { QuestionText } from '../../../shared/ui/question-text.tsx';

interface FailedDialogProps {
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks before an order has failed: a failure needs its reason (DELIVERY-7), which does not go without a question (LOOK-14). */
export function FailedDialog({ onClose, onConfirm }: FailedDialogProps) {
  const { t } = useTranslation('deliveries');
  return (
    <WritingDialog opened onClose={onClose} title={t('outcome.failedTitle')} role="alertdialog">
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
      <QuestionText>
        <p>{t('outcome.failedText')}</p>
      </QuestionText>
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
        cancelLabel={t('outcome.goBack')}
        isDangerous
      />
    </>
  );
}
