import type { Translate } from '../i18n/text-keys.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { ContractForm } from './use-contract-form.ts';
import type { CurrentVersion, EditConflict } from './use-edit-conflict.ts';
import { type Difference, VersionChoice } from './version-choice.tsx';

type Readers<V> = { readonly [K in keyof V]?: (value: V[K]) => string };

interface EditConflictDialogProps<V, Sent> {
  form: ContractForm<V, Sent>;
  /** What `useEditConflict` says of it. */
  conflict: EditConflict<V>;
  /** How the values read that are not their own text, by field: the name for an id, an amount with its currency. */
  read?: Readers<V>;
  /** Sends the form again; `conflict.lastRead` is that of what is there now. */
  onKeep: (values: Sent) => void;
}

/**
 * Somebody has saved the thing since the form was opened: names what differs, and asks which is to stay (CALL-14). Looked
 * away from, the form is as it was, and saving asks again.
 */
export function EditConflictDialog<V, Sent>({ form, conflict, read = {}, onKeep }: EditConflictDialogProps<V, Sent>) {
  const { t } = useTranslation('kit');
  const { current } = conflict;
  const keep = () => {
    conflict.hasSeen();
    onKeep(form.getTransformedValues());
  };
  const take = () => {
    if (current) fill(form, current.values);
    conflict.hasSeen();
  };
  return (
    <VersionChoice
      compared={current && compare(form, current, read, t)}
      onPutOff={conflict.putOff}
      onTake={take}
      onKeep={keep}
    />
  );
}

/** The form begins with what is there now; what it does not say (new pictures) is as it was when the form was opened. */
function fill<V, Sent>(form: ContractForm<V, Sent>, values: Partial<V>): void {
  const next = { ...form.getInitialValues(), ...values };
  form.setInitialValues(next);
  form.setValues(next);
  form.resetDirty(next);
  form.clearErrors();
}

/** Field by field what is there now and what was typed, as a person reads them. */
function compare<V, Sent>(
  form: ContractForm<V, Sent>,
  { values }: CurrentVersion<V>,
  read: Readers<V>,
  t: Translate<'kit'>,
): Difference[] {
  const typed = form.getValues();
  const textOf = <K extends keyof V>(field: K, value: V[K]): string => {
    if (typeof value === 'boolean' && !read[field]) return t(value ? 'newer.yes' : 'newer.no');
    return (read[field]?.(value) ?? String(value ?? '')).trim() || t('newer.blank');
  };
  return (Object.keys(values) as (keyof V & string)[]).map((field) => ({
    name: form.labels[field] ?? field,
    theirs: textOf(field, values[field] as V[typeof field]),
    mine: textOf(field, typed[field]),
  }));
}
