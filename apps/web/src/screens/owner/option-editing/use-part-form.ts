import { useEffect, useEffectEvent } from 'react';
import type { ContractForm } from '../../../shared/forms/use-contract-form.ts';
import type { EditConflict } from '../../../shared/forms/use-edit-conflict.ts';

interface PartOptions<V> {
  /** What the server has of it. */
  current: V;
  onDirty: (isDirty: boolean) => void;
  /** The version that it is typed against, and the one that stands there; of a form for one thing more there is none. */
  version?: { conflict: EditConflict<V>; updated_at: string };
}

/**
 * A small form that stays where it is once saved: it follows what the server has, unless something is typed. Then it keeps
 * the version that it was typed against, until what stands there is another (OPTION-7).
 */
export function usePartForm<V extends object, Sent>(
  form: ContractForm<V, Sent>,
  { current, onDirty, version }: PartOptions<V>,
): void {
  const isDirty = form.isDirty();
  const follow = useEffectEvent((values: V) => {
    form.setInitialValues(values);
    if (!form.isDirty()) form.setValues(values);
    version?.conflict.follow({ values, updated_at: version.updated_at }, !form.isDirty());
  });
  const text = JSON.stringify(current);
  const updatedAt = version?.updated_at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the same values is followed too
  useEffect(() => follow(JSON.parse(text) as V), [text, updatedAt]);

  const tell = useEffectEvent(onDirty);
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty]);
}

/** A field of a form for one thing more: it is not missed while nothing of it is written. */
export function fieldUnlessBlank<V extends object, Sent, K extends keyof V & string>(
  form: ContractForm<V, Sent>,
  name: K,
) {
  const field = form.field(name);
  return form.isDirty() ? field : { ...field, onBlur: () => undefined };
}
