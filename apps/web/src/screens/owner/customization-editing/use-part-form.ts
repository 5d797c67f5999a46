import type { ContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useEditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import { useForgetting } from '../../../shared/forms/use-forgetting.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useNavigate } from '../../../shared/navigation/link.ts';
import { tell } from '../../../shared/ui/toast.tsx';
import { type PartLabel, tabOf } from './page-parts.ts';

/** How long the notice of a failed try stands, in milliseconds. */
export const NOTICE_MS = 10_000;

/** What the page of a part gives to its form. */
export interface FormOf<Part> {
  companyId: number;
  /** What is changed; null for a first one. */
  stored: Part | null;
  /** Reads what stands there, from the server and no cache. */
  readAgain: () => Promise<Part>;
}

interface PartOptions<V, Sent, Part> extends Omit<FormOf<Part>, 'companyId'> {
  label: PartLabel;
  form: ContractForm<V, Sent>;
  /** What the form begins with for it. */
  valuesOf: (part: Part) => Partial<V>;
  /** The call; `updated_at` is that of the version that is known, the key that of a part which is added. */
  send: (
    values: Sent,
    known: { readonly updated_at: string; readonly idempotencyKey: string },
  ) => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;
}

/**
 * What the forms of a business's page have in common: saved, they lead to the part's tab; a failed try is told for ten
 * seconds; and who has saved meanwhile is asked about (SCREEN-26).
 */
export function usePartForm<V, Sent, Part extends { readonly updated_at: string }>(
  options: PartOptions<V, Sent, Part>,
) {
  const { label, form, stored, readAgain, valuesOf, send } = options;
  const { t } = useTranslation('ownerPages');
  const navigate = useNavigate();
  const goBack = () => void navigate(tabOf(label), { replace: true });
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
  useForgetting(sending.failure, sending.forgetFailure, NOTICE_MS);
  return { form, conflict, sending, goBack, isNew: stored === null };
}
