import type { CategoryPaths } from '@mercadito/domain/catalog-csv/category-path';
import { flagCell, plainFlag } from '@mercadito/domain/catalog-csv/cells';
import { type CatalogColumn, MAX_CELL_LENGTH } from '@mercadito/domain/catalog-csv/columns';
import { parseOptions, printOptions } from '@mercadito/domain/catalog-csv/options-text';
import { guardedCell, unguardedCell } from '@mercadito/domain/csv/cell';
import type { Language } from '@mercadito/domain/language';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { amountText, plainAmount, plainWhole } from '@mercadito/domain/money/typed-number';
import type { WantedOption } from '../product-options/index.ts';
import type { ProductColumns } from '../products/index.ts';

const money = (cents: number): string => amountText(fromCents(cents));

function optionsCell(options: readonly WantedOption[]): string {
  const text = printOptions(
    options.map(({ title, is_required, attributes }) => ({
      title,
      is_required,
      attributes: attributes.map(({ name, price_cents }) => ({ name, price: money(price_cents) })),
    })),
  );
  // A spreadsheet would cut it, and what is left out stays as it is.
  return guardedCell(text).length > MAX_CELL_LENGTH ? '' : text;
}

/** What an owner writes of a product, and its options. */
interface Written extends ProductColumns {
  readonly options: readonly WantedOption[];
}

/** The columns of what an owner writes of a product, and of what was read of its pieces. */
export type WrittenColumn = Exclude<CatalogColumn, 'id' | 'as_downloaded'>;

/** What stands of a product in each column, as people read it; the id aside. */
export function textsOf(
  product: Written,
  categories: CategoryPaths,
  language: Language,
): Record<WrittenColumn, string> {
  const pieces = product.quantity_manage ? String(product.stock) : '';
  return {
    name: product.name,
    description: product.description,
    price: money(product.price_cents),
    currency: product.currency,
    category: categories.print(product.category_id),
    count_stock: flagCell(product.quantity_manage, language),
    stock: pieces,
    stock_was: pieces,
    available: flagCell(product.available, language),
    published: flagCell(product.published, language),
    discount: String(product.discount),
    cargo_extra: money(product.cargo_extra_cents),
    member_only: flagCell(product.member_only, language),
    pinned: flagCell(product.is_pin, language),
    options: optionsCell(product.options),
  };
}

/** What no contract takes: a cell that can be meant in two ways or in none. */
const UNREAD = Symbol('unread');

const asItIs = (text: string): string => text;

const amount = (text: string) => plainAmount(text) ?? UNREAD;
const wholeNumber = (text: string) => plainWhole(text) ?? UNREAD;

/** A cell's text as the contract takes it. */
const READ: Record<CatalogColumn, (text: string) => unknown> = {
  id: wholeNumber,
  name: asItIs,
  description: asItIs,
  price: amount,
  currency: (text) => text.toUpperCase(),
  category: asItIs,
  count_stock: plainFlag,
  stock: wholeNumber,
  stock_was: wholeNumber,
  as_downloaded: asItIs,
  available: plainFlag,
  published: plainFlag,
  discount: wholeNumber,
  cargo_extra: amount,
  member_only: plainFlag,
  pinned: plainFlag,
  options: (text) => parseOptions(text) ?? UNREAD,
};

/** What stands in a cell, without what protects it from spreadsheets. */
export const textOf = (cell: string): string => unguardedCell(cell.trim());

const HOW_TO_WRITE: Partial<Record<CatalogColumn, string>> = {
  options: 'Must be written like Size*: Small=0 | Large=15; Extras: Cheese=10',
  ...Object.fromEntries(['price', 'cargo_extra'].map((column) => [column, 'Must be written like 1234.50 or 1,234.50'])),
  ...Object.fromEntries(
    ['id', 'stock', 'stock_was', 'discount'].map((column) => [
      column,
      'Must be a whole number, written like 1234 or 1,234',
    ]),
  ),
};

/** What is to be written into a cell that cannot be read; undefined for one that can. */
export const howToWrite = (column: CatalogColumn, text: string): string | undefined =>
  readCell(column, text) === UNREAD ? HOW_TO_WRITE[column] : undefined;

export const readCell = (column: CatalogColumn, text: string): unknown => READ[column](text);
