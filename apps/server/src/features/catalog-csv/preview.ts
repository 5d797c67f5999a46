import { hash } from 'node:crypto';
import { type importCatalog as contract, MAX_PREVIEWED_ROWS } from '@mercadito/contracts/catalog-csv';
import type { Given } from '@mercadito/contracts/endpoint';
import type { Language } from '@mercadito/domain/language';
import { textsOf } from './catalog-cells.ts';
import { SHOWN_LENGTH } from './catalog-faults.ts';
import type { CurrentCatalog, PlannedRow } from './plan-import.ts';

type Previewed = Given<typeof contract>['preview'][number];

/** What a row does. */
export const actionOf = ({ id, changes }: PlannedRow): Previewed['action'] | 'keep' => {
  if (id === null) return 'add';
  return changes.length > 0 ? 'change' : 'keep';
};

const shown = (text: string): string => text.slice(0, SHOWN_LENGTH).toWellFormed();

/** What changes of a product, in words: as it is, and as the row has it. */
function wordsOf({ id, before, after, options, changes }: PlannedRow, current: CurrentCatalog, language: Language) {
  if (id === null || !before) return [];
  const there = current.options.get(id) ?? [];
  const from = { id: String(id), ...textsOf({ ...before, options: there }, current.categories, language) };
  const to = { ...from, ...textsOf({ ...after, options: options ?? there }, current.categories, language) };
  return changes.map((column) => ({ column, from: shown(from[column]), to: shown(to[column]) }));
}

/** Where the pieces that a row counts from are others by now, since some were sold or came back. */
const stockSince = ({ before, stockWas }: PlannedRow): Pick<Previewed, 'stock_since'> =>
  before && stockWas !== undefined && stockWas !== before.stock
    ? { stock_since: { was: stockWas, now: before.stock } }
    : {};

/** All that the rows do as one word, which is another as soon as one of them adds or changes something else, or from something else. */
export function wordOf(planned: readonly PlannedRow[], current: CurrentCatalog): string {
  const does = planned.flatMap(({ row, id, before, after, options, changes }): unknown[] => {
    if (id === null || !before) return [[row, after, options]];
    if (changes.length === 0) return [];
    const fields = (Object.keys(after) as (keyof typeof after)[]).filter((field) => before[field] !== after[field]);
    const others = fields.map((field) => [field, before[field], after[field]]);
    // A number in another currency is another price.
    return [[row, id, before.currency, after.currency, others, options && current.options.get(id), options]];
  });
  return hash('sha256', JSON.stringify(does), 'base64url');
}

/** The first of the rows that add or change something. */
export function previewOf(planned: readonly PlannedRow[], current: CurrentCatalog, language: Language): Previewed[] {
  const does = planned.flatMap((row) => {
    const action = actionOf(row);
    return action === 'keep' ? [] : [{ row, action }];
  });
  return does.slice(0, MAX_PREVIEWED_ROWS).map(({ row, action }) => ({
    row: row.row,
    id: row.id,
    name: row.after.name,
    action,
    changes: wordsOf(row, current, language),
    ...stockSince(row),
  }));
}
