import type { Facts } from './recorded-change.ts';

type Fact = Facts[string];

/** One value that was changed: null where it was not there, or is gone. */
export interface ChangedFact {
  readonly name: string;
  readonly before: Fact;
  readonly after: Fact;
}

/** Which values a change changed, in the order they were put on record; of what is new or gone all there is. */
export function changedFacts(before: Facts | null, after: Facts | null): ChangedFact[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ name, before: before?.[name] ?? null, after: after?.[name] ?? null }))
    .filter((fact) => fact.before !== fact.after);
}
