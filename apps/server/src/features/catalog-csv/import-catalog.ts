import { type importCatalog as contract, MAX_LISTED_FAULTS, MAX_LISTED_STOCK } from '@mercadito/contracts/catalog-csv';
import type { Given } from '@mercadito/contracts/endpoint';
import { categoryPaths } from '@mercadito/domain/catalog-csv/category-path';
import type { Language } from '@mercadito/domain/language';
import type { Db } from '../../database/connection.ts';
import type { UploadedTable } from '../../platform/pictures/uploaded-table.ts';
import { record } from '../../platform/record/record.ts';
import { recordOptionPrices, recordPrices } from '../../platform/record/record-prices.ts';
import { listProductCategories } from '../categories/index.ts';
import { lockCompany, setHasMemberOnly } from '../companies/index.ts';
import { findOptionsOf, replaceOptions } from '../product-options/index.ts';
import { countProducts, insertImported, lockForImport, setImported } from '../products/index.ts';
import { inOrder } from './catalog-faults.ts';
import { type CheckedRow, checkRows } from './check-rows.ts';
import { type CurrentCatalog, type PlannedRow, planImport } from './plan-import.ts';
import { actionOf, previewOf, wordOf } from './preview.ts';
import { stockChangesOf, withoutStock } from './stock-changes.ts';

type Answer = Given<typeof contract>;

interface Import {
  readonly companyId: number;
  readonly table: UploadedTable;
  readonly dryRun: boolean;
  /** Products that are there keep the pieces that they have. */
  readonly keepStock: boolean;
  /** What was previewed; undefined of an import that nobody looked through. */
  readonly previewed: string | undefined;
  /** In which a preview is written. */
  readonly language: Language;
  readonly now: Date;
}

/** Locks the business and those of its products that the file names, and reads what the rows are held against. */
async function lockCatalog(
  transaction: Db,
  { companyId, now, language }: Import,
  rows: readonly CheckedRow[],
): Promise<CurrentCatalog> {
  const { hasPlan } = await lockCompany(transaction, companyId, now);
  const ids = rows.flatMap(({ cells }) => cells.id ?? []);
  const products = await lockForImport(transaction, companyId, ids);
  const withOptions = rows.some(({ cells }) => cells.options) ? products.map(({ id }) => id) : [];
  const counts = await countProducts(transaction, companyId);
  return {
    products: new Map(products.map(({ id, ...columns }) => [id, columns])),
    options: await findOptionsOf(transaction, withOptions),
    categories: categoryPaths(await listProductCategories(transaction), language),
    productCount: counts.all,
    pinnedCount: counts.pinned,
    hasPlan,
  };
}

/** The products that rows change, as they were and are to be. */
const changedOf = (planned: readonly PlannedRow[]) =>
  planned.flatMap(({ id, before, after, options, changes }) =>
    id !== null && before && changes.length > 0 ? [{ id, before, after, options }] : [],
  );

async function write(
  transaction: Db,
  { companyId, now }: Import,
  planned: readonly PlannedRow[],
  { options: there }: CurrentCatalog,
): Promise<void> {
  const [added, changed] = [planned.filter(({ id }) => id === null), changedOf(planned)];
  if (added.length + changed.length === 0) return;
  const ids = await insertImported(
    transaction,
    companyId,
    added.map(({ after }) => after),
    now,
  );
  await setImported(
    transaction,
    companyId,
    changed.map(({ id, after }) => ({ ...after, id })),
    now,
  );
  const ofAdded = added.flatMap(({ options }, at) =>
    options ? [{ productId: ids[at] ?? 0, before: [], wanted: options }] : [],
  );
  const ofChanged = changed.flatMap(({ id, options }) =>
    options ? [{ productId: id, before: there.get(id) ?? [], wanted: options }] : [],
  );
  await replaceOptions(transaction, [...ofAdded, ...ofChanged]);
  for (const { productId, before, wanted } of ofChanged) {
    recordOptionPrices(transaction, { companyId, productId }, { before, after: wanted });
  }
  await setHasMemberOnly(transaction, companyId);
  recordPrices(
    transaction,
    companyId,
    changed.map(({ id, before, after }) => ({ productId: id, before, after })),
  );
  record(transaction, { type: 'catalog.imported', companyId });
}

/**
 * Makes a business's products what a file says, all of it or nothing.
 * @throws 400 when the file has no known heading or too many rows, 404 when there is no such company
 */
export async function importCatalog(transaction: Db, asked: Import): Promise<Answer> {
  const { count, rows: read, unknownColumns, faults } = checkRows(asked.table);
  const rows = asked.keepStock ? read.map(withoutStock) : read;
  const current = await lockCatalog(transaction, asked, rows);
  const planned = planImport(rows, current, faults);
  const previewed = wordOf(planned, current);
  const isFine = faults.all.length === 0 && !asked.dryRun;
  const differs = isFine && asked.previewed !== undefined && asked.previewed !== previewed;
  const applied = isFine && !differs;
  if (applied) await write(transaction, asked, planned, current);
  const stockChanges = stockChangesOf(planned);
  const countOf = (action: string) => planned.filter((row) => actionOf(row) === action).length;
  return {
    dry_run: asked.dryRun,
    applied,
    rows: count,
    added: countOf('add'),
    changed: countOf('change'),
    unchanged: countOf('keep'),
    unknown_columns: [...unknownColumns],
    fault_count: faults.all.length,
    faults: inOrder(faults.all).slice(0, MAX_LISTED_FAULTS),
    preview: asked.dryRun || differs ? previewOf(planned, current, asked.language) : [],
    previewed,
    differs,
    sets_stock: planned.some((row) => row.setsStock),
    stock_change_count: stockChanges.length,
    stock_changes: stockChanges.slice(0, MAX_LISTED_STOCK),
  };
}
