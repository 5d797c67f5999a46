import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { EditConflictDialog } from '../../../shared/forms/edit-conflict-dialog.tsx';
import { EditFailure, useForgetting } from '../../../shared/forms/form-failure.tsx';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import type { ContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useEditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useNavigate } from '../../../shared/navigation/router.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { type FormOf, type SectionLabel, tabOf } from './section-page.tsx';

interface SectionFormProps<V, Sent> {
  section: ReturnType<typeof useSectionForm<V, Sent, { readonly updated_at: string }>>;
  children: ReactNode;
}

/** The form of a section of a business's page: its fields, Save and Discard, and the question which version is to stay. */
export function SectionForm<V, Sent>({ section, children }: SectionFormProps<V, Sent>) {
  const { form, conflict, sending, goBack, isNew } = section;
  const { t } = useTranslation('ownerPages');
  return (
    <>
      <ContractFormBox form={form} onSubmit={sending.submit}>
        <Stack gap="md" maw="46rem">
          {children}
          {isNew && <EditFailure error={sending.failure} general={t('addFailed')} />}
          <SaveBar form={form} sending={isNew ? { ...sending, failure: null } : sending} onDiscard={goBack} />
        </Stack>
      </ContractFormBox>
      <EditConflictDialog form={form} conflict={conflict} onKeep={sending.submit} />
    </>
  );
}

interface SectionOptions<V, Sent, Section> {
  label: SectionLabel;
  form: ContractForm<V, Sent>;
  valuesOf: (section: Section) => Partial<V>;
  /** The call; `updated_at` is that of the version that is known, the key that of a section that is added. */
  send: (
    values: Sent,
    known: { readonly updated_at: string; readonly idempotencyKey: string },
  ) => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;
}

/**
 * What the forms of a business's page have in common: saved, they lead to the tab of the section; a failed try is told for ten
 * seconds; and who has saved meanwhile is asked about (SCREEN-26).
 */
export function useSectionForm<V, Sent, Section extends { readonly updated_at: string }>(
  { stored, readAgain }: FormOf<Section>,
  { label, form, valuesOf, send }: SectionOptions<V, Sent, Section>,
) {
  const { t } = useTranslation('ownerPages');
  const navigate = useNavigate();
  const goBack = () => navigate(tabOf(label), { replace: true });
  const conflict = useEditConflict<V>(stored?.updated_at ?? '', async () => {
    const current = await readAgain();
    return { values: valuesOf(current), updated_at: current.updated_at };
  });
  const save = (values: Sent, idempotencyKey: string) =>
    send(values, { updated_at: conflict.lastRead.current, idempotencyKey });
  const saved = () => {
    tell(t('saved'), { isBrief: true });
    goBack();
  };
  const sending = useSubmit(form, save, saved, { onConflict: conflict.ask });
  useForgetting(sending.failure, sending.forgetFailure);
  return { form, conflict, sending, goBack, isNew: stored === null };
}
