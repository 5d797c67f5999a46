import { useEffect, useEffectEvent } from 'react';
import type { ContractForm } from '../../shared/forms/use-contract-form.ts';

interface PartOptions<V> {
  /** What the server has of it. */
  standing: V;
  onDirty: (isDirty: boolean) => void;
}

/** A small form that stays where it is once saved: it follows what the server has, unless something is typed. */
export function usePartForm<V extends object, Sent>(
  form: ContractForm<V, Sent>,
  { standing, onDirty }: PartOptions<V>,
): void {
  const isDirty = form.isDirty();
  const follow = useEffectEvent((values: V) => {
    form.setInitialValues(values);
    if (!form.isDirty()) form.setValues(values);
  });
  const version = JSON.stringify(standing);
  useEffect(() => follow(JSON.parse(version) as V), [version]);

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
