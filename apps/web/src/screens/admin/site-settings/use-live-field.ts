import { useEffect, useEffectEvent } from 'react';
import type { ContractForm } from '../../../shared/forms/use-contract-form.ts';
import type { EditConflict } from '../../../shared/forms/use-edit-conflict.ts';

/**
 * Keeps a form of one setting up to date while others may change the settings: what nobody types into shows what stands there,
 * and another setting that was changed is no reason to ask. What was typed stays, and saving asks (SITE-6).
 * @param value how the form begins with what stands there now
 */
export function useLiveField<V extends object, Sent>(
  form: ContractForm<V, Sent>,
  conflict: EditConflict<V>,
  value: V,
  updatedAt: string,
): void {
  const follow = useEffectEvent((current: string) => {
    const isAsOpened = JSON.stringify(form.getInitialValues()) === current;
    if (!isAsOpened && form.isDirty()) return;
    conflict.lastRead.current = updatedAt;
    if (isAsOpened) return;
    const next = JSON.parse(current) as V;
    form.setInitialValues(next);
    form.setValues(next);
    form.resetDirty(next);
  });
  const current = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version of the same value counts too
  useEffect(() => follow(current), [current, updatedAt]);
}
