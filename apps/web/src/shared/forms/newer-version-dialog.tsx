import type { Translate } from '../i18n/text-keys.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { ContractForm } from './use-contract-form.ts';
import type { NewerVersion, StandingVersion } from './use-newer-version.ts';
import { type Difference, VersionChoice } from './version-choice.tsx';

type Readers<V> = { readonly [K in keyof V]?: (value: V[K]) => string };

interface NewerVersionDialogProps<V, Sent> {
  form: ContractForm<V, Sent>;
  /** What `useNewerVersion` says of it. */
  newer: NewerVersion<V>;
  /** How the values read that are not their own text, by field: the name for an id, an amount with its currency. */
  read?: Readers<V>;
  /** Sends the form again; `newer.lastRead` is that of what stands there. */
  onKeep: (values: Sent) => void;
}

/**
 * Somebody has saved the thing since the form was opened: names what differs, and asks which is to stay (CALL-14). Looked
 * away from, the form is as it was, and saving asks again.
 */
export function NewerVersionDialog<V, Sent>({ form, newer, read = {}, onKeep }: NewerVersionDialogProps<V, Sent>) {
  const { t } = useTranslation('kit');
  const { standing } = newer;
  const keep = () => {
    newer.hasSeen();
    onKeep(form.getTransformedValues());
  };
  const take = () => {
    if (standing) fill(form, standing.values);
    newer.hasSeen();
  };
  return (
    <VersionChoice
      compared={standing && compare(form, standing, read, t)}
      onPutOff={newer.putOff}
      onTake={take}
      onKeep={keep}
    />
  );
}

/** The form begins with what stands there; what it does not say (new pictures) is as it was when the form was opened. */
function fill<V, Sent>(form: ContractForm<V, Sent>, values: Partial<V>): void {
  const next = { ...form.getInitialValues(), ...values };
  form.setInitialValues(next);
  form.setValues(next);
  form.resetDirty(next);
  form.clearErrors();
}

/** Field by field what stands there and what was typed, as a person reads them. */
function compare<V, Sent>(
  form: ContractForm<V, Sent>,
  { values }: StandingVersion<V>,
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
