import { Stack } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { DialogActions } from '../ui/dialog.tsx';
import { QuestionText } from '../ui/question-text.tsx';
import { ContractFormBox } from './contract-form.tsx';
import { FormFailure } from './form-failure.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { ContractForm } from './use-contract-form.ts';
import type { useSubmit } from './use-submit.ts';

interface DialogFormProps<V, Sent> extends Omit<ComponentProps<typeof DialogActions>, 'onConfirm' | 'isBusy'> {
  form: ContractForm<V, Sent>;
  sending: Pick<ReturnType<typeof useSubmit<V, Sent, object>>, 'failure' | 'isSending' | 'submit'>;
  /** Why it was not sent, where the words of that are not all. */
  problem?: ReactNode;
  /** What is read with the dialog's title. */
  about?: ReactNode;
  children: ReactNode;
}

/** The form of a `WritingDialog`: its fields, why it could not be sent, and its two buttons. */
export function DialogForm<V, Sent>({ form, sending, problem, about, children, ...actions }: DialogFormProps<V, Sent>) {
  return (
    <ContractFormBox form={form} onSubmit={sending.submit}>
      <LeaveGuard isDirty={form.isDirty()} />
      <Stack>
        {about && <QuestionText>{about}</QuestionText>}
        {children}
        {problem ?? <FormFailure error={sending.failure} />}
        <DialogActions {...actions} isBusy={sending.isSending} />
      </Stack>
    </ContractFormBox>
  );
}
