import type { ContractForm } from './use-contract-form.ts';

/**
 * What follows when a form is saved that stays where it is: it shows what the server has kept. What was typed meanwhile stays, and is unsaved.
 * @param fit what of the typed has to change for the saved
 */
export function followSaved<V extends object, Sent>(
  form: ContractForm<V, Sent>,
  saved: V,
  fit: (typed: V) => Partial<V> = () => ({}),
): void {
  // Before it is compared with what was saved, which may be written otherwise: a number with its country, a name without its last space.
  const hasMore = form.isDirty();
  form.setInitialValues(saved);
  form.setValues(hasMore ? fit(form.getValues()) : saved);
  form.resetDirty(saved);
}
