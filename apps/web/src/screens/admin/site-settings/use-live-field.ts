import { useEffect, useEffectEvent } from 'react';
import type { ContractForm } from '../../../shared/forms/use-contract-form.ts';
import type { NewerVersion } from '../../../shared/forms/use-newer-version.ts';

/**
 * Keeps a form of one setting up to date while others may change the settings: what nobody types into shows what stands there,
 * and another setting that was changed is no reason to ask. What was typed stays, and saving asks (SITE-6).
 * @param value how the form begins with what stands there now
 */
export function useLiveField<V extends object, Sent>(
  form: ContractForm<V, Sent>,
  newer: NewerVersion<V>,
  value: V,
  updatedAt: string,
): void {
  const follow = useEffectEvent((standing: string) => {
    const isAsOpened = JSON.stringify(form.getInitialValues()) === standing;
    if (!isAsOpened && form.isDirty()) return;
    newer.lastRead.current = updatedAt;
    if (isAsOpened) return;
    const next = JSON.parse(standing) as V;
    form.setInitialValues(next);
    form.setValues(next);
    form.resetDirty(next);
  });
  const standing = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version of the same value counts too
  useEffect(() => follow(standing), [standing, updatedAt]);
}
