import { Button, Stack, Text, Textarea } from '@mantine/core';
import { joinWords } from '@mercadito/domain/join-words';
import { useState } from 'react';
import { useDeclineOrderMutation } from '../../../entities/dispatch/dispatch.api.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { WritingDialog } from '../../../shared/forms/writing-dialog.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { tell } from '../../../shared/ui/toast.tsx';

interface DeclinedOrder {
  readonly transaction_id: string;
  readonly user_name: string;
  readonly last_name: string;
}

interface DeclineOrderProps {
  order: DeclinedOrder;
  /** It is declined. */
  onDeclined?: () => void;
}

/** Declines an order that is not on the road, by a reason that its customer is told (ORDER-9, DISPATCH-7). */
export function DeclineOrder({ order, onDeclined }: DeclineOrderProps) {
  const { t } = useTranslation('dispatch');
  const [isAsking, setAsking] = useState(false);
  const name = joinWords(order.user_name, order.last_name);
  return (
    <>
      <Button
        variant="default"
        onClick={() => setAsking(true)}
        aria-label={t('decline.buttonOf', { number: order.transaction_id })}
      >
        {t('decline.button')}
      </Button>
      {isAsking && (
        <WritingDialog
          opened
          onClose={() => setAsking(false)}
          title={t('decline.ask', { number: order.transaction_id, name })}
        >
          {({ done, cancel }) => (
            <Reason
              order={order}
              onKeep={cancel}
              onDeclined={() => {
                done();
                onDeclined?.();
              }}
            />
          )}
        </WritingDialog>
      )}
    </>
  );
}

interface ReasonProps {
  order: DeclinedOrder;
  onKeep: () => void;
  onDeclined: () => void;
}

function Reason({ order, onKeep, onDeclined }: ReasonProps) {
  const { t } = useTranslation('dispatch');
  const [decline] = useDeclineOrderMutation();
  const form = useContractForm('orders/admin', 'declineOrder', {
    initialValues: { cancellation_reason: '' },
    labels: { cancellation_reason: t('decline.reason') },
  });
  const sending = useSubmit(
    form,
    ({ cancellation_reason }) => decline({ transaction_id: order.transaction_id, cancellation_reason }),
    () => {
      tell(t('decline.done', { number: order.transaction_id }));
      onDeclined();
    },
  );
  return (
    <ContractFormBox form={form} onSubmit={sending.submit}>
      <LeaveGuard isDirty={form.isDirty()} />
      <Stack>
        <Text>{t('decline.text')}</Text>
        <Textarea {...form.field('cancellation_reason')} autosize minRows={3} data-autofocus />
        <FormFailure error={sending.failure} />
        <DialogActions
          onCancel={onKeep}
          cancelLabel={t('decline.keep')}
          confirmLabel={t('decline.button')}
          isDangerous
          isBusy={sending.isSending}
        />
      </Stack>
    </ContractFormBox>
  );
}
