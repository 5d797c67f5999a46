import { BYTE_ORDER_MARK } from '../csv/cell.ts';
import type { Language } from '../language.ts';
import { CATALOG_COLUMNS, type CatalogColumn, headingOf } from './columns.ts';

/** What says of which product a row is, and what was read of it. */
const OF_PRODUCTS_THERE: readonly CatalogColumn[] = ['id', 'stock_was', 'as_downloaded'];

/** An empty catalogue: the headings alone, without those of products that are there, since each row below adds one (CSV-8). */
export function catalogTemplate(language: Language): string {
  const headings = CATALOG_COLUMNS.filter((column) => !OF_PRODUCTS_THERE.includes(column)).map((column) =>
    headingOf(column, language),
  );
  return `${BYTE_ORDER_MARK}${headings.join(',')}\r\n`;
}
