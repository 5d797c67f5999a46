import type { ReactNode } from 'react';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { EditFailure } from '../../../shared/forms/edit-failure.tsx';
import { NewerVersionDialog } from '../../../shared/forms/newer-version-dialog.tsx';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import type { ContractForm } from '../../../shared/forms/use-contract-form.ts';
import type { NewerVersion } from '../../../shared/forms/use-newer-version.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './part-form.module.css';

interface PartFormProps<V, Sent> {
  /** What `usePartForm` says of it. */
  part: {
    readonly form: ContractForm<V, Sent>;
    readonly newer: NewerVersion<V>;
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
export function PartForm<V, Sent>({ part: { form, newer, sending, goBack, isNew }, children }: PartFormProps<V, Sent>) {
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
      <NewerVersionDialog form={form} newer={newer} onKeep={sending.submit} />
    </>
  );
}
