import type { ReactNode } from 'react';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { EditConflictDialog } from '../../../shared/forms/edit-conflict-dialog.tsx';
import { EditFailure } from '../../../shared/forms/edit-failure.tsx';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import type { ContractForm } from '../../../shared/forms/use-contract-form.ts';
import type { EditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './part-form.module.css';

interface PartFormProps<V, Sent> {
  /** What `usePartForm` says of it. */
  part: {
    readonly form: ContractForm<V, Sent>;
    readonly conflict: EditConflict<V>;
    readonly sending: {
      readonly failure: unknown;
      readonly isSending: boolean;
      readonly submit: (values: Sent) => void;
    };
    readonly goBack: () => void;
    /** Whether it is added. */
    readonly isNew: boolean;
  };
  children: ReactNode;
}

/** The form of a part of a business's page: its fields, Save and Discard, and the question which version is to stay. */
export function PartForm<V, Sent>({
  part: { form, conflict, sending, goBack, isNew },
  children,
}: PartFormProps<V, Sent>) {
  const { t } = useTranslation('ownerPages');
  return (
    <>
      <ContractFormBox form={form} onSubmit={sending.submit}>
        <div className={classes.form}>
          {children}
          {isNew && <EditFailure error={sending.failure} general={t('addFailed')} />}
          <SaveBar form={form} sending={isNew ? { ...sending, failure: null } : sending} onDiscard={goBack} />
        </div>
      </ContractFormBox>
      <EditConflictDialog form={form} conflict={conflict} onKeep={sending.submit} />
    </>
  );
}
