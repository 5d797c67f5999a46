import { CATALOG_COLUMNS } from '@mercadito/domain/catalog-csv/columns';
import { MAX_ARRAY_LENGTH, MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { answered } from './answered.ts';
import { fileText, flag, id, text } from './common.ts';
import { bodyOf, business, endpointsOf } from './endpoint.ts';
import { createProductOption } from './product-options.ts';
import { createProduct, updateProduct } from './products.ts';

const endpoint = endpointsOf({ name: 'catalog-csv', about: "A business's products as a spreadsheet, out and in." });
const path = '/companies/product/csv/{companyId}/';

/** The most faults that an answer lists, the most rows that it shows beforehand, and the most whose stock changes. */
export const MAX_LISTED_FAULTS = 200;
export const MAX_PREVIEWED_ROWS = 50;
export const MAX_LISTED_STOCK = 50;

const product = bodyOf(updateProduct).shape;
const option = bodyOf(createProductOption).pick({ title: true, is_required: true, attributes: true });

/** What the cells of a row may hold, by column: the rules of the calls for one product. A cell that is empty is left out. */
export const catalogRow = z.object({
  id: id.optional(),
  name: product.name,
  description: product.description,
  price: product.price,
  currency: product.currency,
  /** An id, a path, or a name in either language. */
  category: text(2 * MAX_LENGTH.categoryName + 3).optional(),
  count_stock: product.quantityManage,
  stock: product.stock,
  stock_was: product.stock_was,
  available: product.available,
  published: product.published,
  discount: product.discount,
  cargo_extra: product.cargo_extra,
  member_only: product.subscription_active,
  pinned: product.is_pin,
  options: z.array(option).max(MAX_ARRAY_LENGTH).optional(),
});

/** A row without an id, which adds a product. */
export const newCatalogRow = catalogRow.required({ name: true, description: true, price: true, category: true });

/** The form of a product that a row adds, with the values of what the row leaves out. */
export const newCatalogProduct = bodyOf(createProduct).omit({ company: true });

/** Writes what `importCatalog` reads. */
export const exportCatalog = endpoint('exportCatalog', {
  summary: "A business's products as a CSV file",
  description:
    'UTF-8 with a byte order mark, CRLF, commas; headings, yes and no, and categories in the language of the request. A cell ' +
    'that a spreadsheet would run as a formula begins with an apostrophe. `importCatalog` takes it back as it is.',
  method: 'GET',
  path,
  access: business('catalog.read', { company: 'params.companyId' }),
  params: z.object({ companyId: id }),
  mediaType: 'text/csv',
  response: fileText,
});

const column = answered(CATALOG_COLUMNS);

/** What can be wrong with a row. */
const CATALOG_FAULTS = [
  'invalid',
  'required',
  'too_many_cells',
  'duplicate_column',
  'duplicate_id',
  'unknown_product',
  'unknown_category',
  'ambiguous_category',
  'product_limit',
  'pin_limit',
  'picture_missing',
] as const;

const fault = z
  .object({
    /** As a spreadsheet counts: the headings are row 1. */
    row: z.int(),
    /** Null where it is the row as a whole. */
    column: column.nullable(),
    code: answered(CATALOG_FAULTS),
    detail: z.string(),
    /** What stands in the cell, cut where it is long. */
    value: z.string(),
  })
  .meta({ id: 'CatalogFault' });

const previewed = z
  .object({
    row: z.int(),
    /** Null of a product that is added. */
    id: z.int().nullable(),
    name: z.string(),
    action: answered(['add', 'change']),
    /** The columns that change, with what stood there and will, cut where it is long. */
    changes: z.array(z.object({ column, from: z.string(), to: z.string() })),
    /** Where there are other pieces now than `stock_was` says: both. What the row changes is counted from those there are now. */
    stock_since: z.object({ was: z.int(), now: z.int() }).optional(),
  })
  .meta({ id: 'CatalogRowPreview' });

const stockChange = z
  .object({
    row: z.int(),
    id: z.int(),
    name: z.string(),
    /** Pieces there are now; null where nobody counts them. */
    from: z.int().nullable(),
    to: z.int(),
  })
  .meta({ id: 'CatalogStockChange' });

/** All rows or none (CSV-4). */
export const importCatalog = endpoint('importCatalog', {
  summary: "Add and change a business's products by a CSV file",
  description:
    'Of at most 2,000 rows and 2 MB, separated by comma, semicolon or tab, in UTF-8, UTF-16 or Windows-1252; headings in Spanish ' +
    'or English, in any order. A row with an id changes that product, one without adds one, as a draft, since it ' +
    'has no picture yet. Stock changes by what differs from `stock_was`, which an exported file says; without it the number is ' +
    'set, which `sets_stock` says of the file; where there are other pieces by now, the preview of the row says so in `stock_since`. ' +
    'An empty cell, or a column that is not there, leaves a value as it is. With a fault ' +
    'anywhere nothing is written: `applied` is false, and `faults` names rows and columns, the first 200 of `fault_count`. ' +
    '`dry_run` writes nothing either, and shows the first 50 rows that add or change something as `preview`. An import that takes its ' +
    '`previewed` along is made only while the rows still do the same; otherwise nothing is written, `differs` is true, and both are given anew. ' +
    'A cell that is as it was downloaded, which `as_downloaded` of an exported file tells, leaves a value as it is. `stock_changes` are the first 50 of ' +
    '`stock_change_count` products that would have other pieces left than now, since their number is set; with ' +
    '`keep_stock` products that are there keep theirs. A file that is no table is refused with ' +
    '`not_a_table`, `no_columns`, `too_many_rows` or `too_many_cells`.',
  method: 'POST',
  path,
  access: business('catalog.write', { company: 'params.companyId' }),
  params: z.object({ companyId: id }),
  body: z.object({
    dry_run: flag.optional().default(false),
    keep_stock: flag.optional().default(false),
    previewed: text(64).optional(),
  }),
  asksPassword: ({ dry_run: isPreview }) => !isPreview,
  files: { file: { min: 1, max: 1, missing: 'File is required', holds: 'table' } },
  idempotent: true,
  response: z.object({
    dry_run: z.boolean(),
    /** Whether the products are now as the file says. */
    applied: z.boolean(),
    /** Those with something in them. */
    rows: z.int(),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** Headings that name no column: these are passed over. */
    unknown_columns: z.array(z.string()),
    fault_count: z.int(),
    faults: z.array(fault),
    preview: z.array(previewed),
    /** What the rows do, as one word: to be sent with the import of what was previewed. */
    previewed: z.string().optional(),
    /** Nothing was imported, since the rows do something else than was previewed: `preview` and `previewed` are of what they do now. */
    differs: z.boolean().optional(),
    /** Whether a product that is there gets the number that the file has, since its row does not say what stood there. */
    sets_stock: z.boolean().optional(),
    stock_change_count: z.int(),
    stock_changes: z.array(stockChange),
  }),
});

export type CatalogRow = z.output<typeof catalogRow>;
export type CatalogFault = z.output<typeof fault>;
export type CatalogFaultAnswer = z.input<typeof fault>;
