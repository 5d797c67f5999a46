import type { changeProducts as contract } from '@mercadito/contracts/catalog-editing';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { priceAfterPercent } from '@mercadito/domain/catalog/price-change';
import { BULK_CHANGES, BULK_SWITCHES } from '@mercadito/domain/catalog/publishing';
import { centsOf } from '../../platform/amounts.ts';
import { invalid } from '../../platform/problems/errors.ts';
import type { BulkRow } from './bulk.queries.ts';

type BulkForm = Parsed<typeof contract>['body'];
type Restored = NonNullable<BulkForm['restore']>[number];

/** What a bulk change asks for: of which products, and what becomes of each. */
export interface BulkChange {
  /** Undefined for all of the business. */
  readonly ids: readonly number[] | undefined;
  readonly after: (row: BulkRow) => BulkRow;
}

/** The fields an entry or a form names, as the columns they are kept in. */
function namedFields(fields: Omit<Restored, 'id'>): Partial<BulkRow> {
  const { price, ...switches } = fields;
  const named = Object.entries(switches).filter(
    ([field, value]) => BULK_SWITCHES.some((name) => name === field) && value !== undefined,
  );
  return { ...Object.fromEntries(named), ...(price !== undefined && { price_cents: centsOf('restore', price) }) };
}

function changeToRestore(entries: readonly Restored[]): BulkChange {
  const byId = new Map(entries.map(({ id, ...fields }) => [id, namedFields(fields)]));
  if (byId.size < entries.length) throw invalid('restore', 'Names a product twice');
  return { ids: [...byId.keys()], after: (row) => ({ ...row, ...byId.get(row.id) }) };
}

/**
 * Reads what a bulk change asks for: one field of the products it names, or what is to be put back.
 * @throws 400 when it names no products or both kinds, no field, or several
 */
export function readBulkChange(form: BulkForm): BulkChange {
  const { ids, all = false, price_percent, restore } = form;
  const changed = BULK_CHANGES.filter((field) => form[field] !== undefined);
  const [first, second] = changed;
  if (restore) {
    if (ids || all || first) throw invalid(ids ? 'ids' : (first ?? 'all'), 'Is not taken together with restore');
    return changeToRestore(restore);
  }
  if (!ids && !all) throw invalid('ids', 'Is required');
  if (ids && all) throw invalid('all', 'Is not taken together with ids');
  if (!first) throw invalid('price_percent', 'Must be there, or another field to change');
  if (second) throw invalid(second, 'Is not taken together with another field');
  const fields = namedFields(form);
  const priced = ({ price_cents }: BulkRow) =>
    price_percent !== undefined && { price_cents: priceAfterPercent(price_cents, price_percent) };
  return { ids: ids && [...new Set(ids)], after: (row) => ({ ...row, ...fields, ...priced(row) }) };
}
