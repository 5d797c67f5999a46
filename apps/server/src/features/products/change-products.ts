import type { changeProducts as contract } from '@mercadito/contracts/catalog-editing';
import type { Given, Parsed } from '@mercadito/contracts/endpoint';
import { MAX_ALL_IN_BULK } from '@mercadito/domain/catalog/limits';
import { canPublish } from '@mercadito/domain/catalog/publishing';
import { fromCents } from '@mercadito/domain/money/minor-units';
import type { Db } from '../../database/connection.ts';
import { conflict, notFound, pictureMissing } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { recordDeleted, recordPrices } from '../../platform/record/record-prices.ts';
import { lockCompany, setHasMemberOnly } from '../companies/index.ts';
import { type BulkRow, deleteProductRows, lockProducts, setProducts } from './bulk.queries.ts';
import { readBulkChange } from './bulk-change.ts';
import { refuseTooManyPins } from './update-product.ts';

type Change = Given<typeof contract>['changed'][number];
type Restored = Given<typeof contract>['restore'][number];

/** A product before and after. */
interface Pair {
  readonly before: BulkRow;
  readonly after: BulkRow;
}

/** The fields of the wire, and how each is read off a row. */
const FIELDS: Record<Change['field'], (row: BulkRow) => boolean | number> = {
  price: ({ price_cents }) => fromCents(price_cents),
  available: ({ available }) => available,
  is_pin: ({ is_pin }) => is_pin,
  subscription_active: ({ subscription_active }) => subscription_active,
  published: ({ published }) => published,
  discount: ({ discount }) => discount,
};

const fieldNames = Object.keys(FIELDS) as Change['field'][];

function changesOf({ before, after }: Pair): Change[] {
  const { id, name, currency } = before;
  return fieldNames
    .map((field) => ({ id, name, currency, field, from: FIELDS[field](before), to: FIELDS[field](after) }))
    .filter(({ from, to }) => from !== to);
}

/** Of several ids all or none. @throws 404 when one is not the company's, 409 `too_many_products` when all are too many */
async function lockWanted(transaction: Db, companyId: number, ids: readonly number[] | undefined): Promise<BulkRow[]> {
  const rows = await lockProducts(transaction, companyId, { ids, most: MAX_ALL_IN_BULK + 1 });
  if (ids && rows.length < ids.length) throw notFound('Product');
  if (rows.length > MAX_ALL_IN_BULK) {
    throw conflict('too_many_products', `At most ${MAX_ALL_IN_BULK} products can be changed at once`, {
      most: MAX_ALL_IN_BULK,
    });
  }
  return rows;
}

async function writeAll(transaction: Db, companyId: number, pairs: readonly Pair[], now: Date): Promise<void> {
  const afters = pairs.map(({ after }) => after);
  await setProducts(transaction, afters, now);
  recordPrices(
    transaction,
    companyId,
    pairs.map(({ before, after }) => ({ productId: before.id, before, after })),
  );
  const isHiddenOtherwise = ({ before, after }: Pair) =>
    before.subscription_active !== after.subscription_active || before.published !== after.published;
  if (pairs.some(isHiddenOtherwise)) await setHasMemberOnly(transaction, companyId);
  record(transaction, { type: 'products.changed', companyId });
}

/** @throws 409 `picture_missing` for the first draft that is to be published and has no picture yet (DRAFT-5) */
function refuseWithoutPicture(pairs: readonly Pair[]): void {
  for (const { before, after } of pairs) {
    const { published, photo } = before;
    if (!canPublish({ published, hasPicture: photo !== null }, after.published)) throw pictureMissing(before);
  }
}

/**
 * Changes one field of many products, or puts fields back, all or none; a preview says what would change and writes nothing.
 * @throws 400 for a form that names no products or no one field, 404 when one is not the company's, 409 `pin_limit`,
 *   `picture_missing` and `too_many_products`
 */
export async function changeProducts(
  transaction: Db,
  companyId: number,
  form: Parsed<typeof contract>['body'],
  now: Date,
): Promise<Given<typeof contract>> {
  const bulkChange = readBulkChange(form);
  await lockCompany(transaction, companyId, now);
  const rows = await lockWanted(transaction, companyId, bulkChange.ids);
  const changes = new Map<Pair, Change[]>();
  for (const before of rows) {
    const pair = { before, after: bulkChange.after(before) };
    const ofPair = changesOf(pair);
    if (ofPair.length > 0) changes.set(pair, ofPair);
  }
  const pairs = [...changes.keys()];
  refuseWithoutPicture(pairs);
  const pins = pairs.reduce((sum, { before, after }) => sum + Number(after.is_pin) - Number(before.is_pin), 0);
  if (pins > 0) await refuseTooManyPins(transaction, companyId, pins);
  if (!form.preview && pairs.length > 0) await writeAll(transaction, companyId, pairs, now);
  const changed = [...changes.values()].flat();
  return { changed, restore: restoreOf(changes) };
}

const restoreOf = (changes: ReadonlyMap<Pair, readonly Change[]>): Restored[] =>
  [...changes].map(([{ before }, ofPair]) => ({
    id: before.id,
    ...Object.fromEntries(ofPair.map(({ field, from }) => [field, from])),
  }));

/**
 * Deletes several products of a company; orders keep their copies.
 * @throws 404 when one of them is not the company's: then none is deleted
 */
export async function deleteProducts(
  transaction: Db,
  companyId: number,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const wanted = [...new Set(ids)];
  await lockCompany(transaction, companyId, now);
  const rows = await lockWanted(transaction, companyId, wanted);
  await deleteProductRows(transaction, wanted);
  await setHasMemberOnly(transaction, companyId);
  const gone = rows.map(({ id, name, price_cents, currency, discount, cargo_extra_cents }) => ({
    ...{ productId: id, name, price_cents, currency, discount, cargo_extra_cents },
  }));
  recordDeleted(transaction, companyId, gone);
  record(transaction, { type: 'products.deleted', companyId });
  return wanted;
}
