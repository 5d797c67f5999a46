import { BYTE_ORDER_MARK } from '../csv/cell.ts';
import type { Language } from '../language.ts';
import { CATALOG_COLUMNS, headingOf } from './columns.ts';

/** An empty catalogue: the headings alone, and none for ids, since each row below them adds a product (CSV-8). */
export function catalogTemplate(language: Language): string {
  const headings = CATALOG_COLUMNS.filter((column) => column !== 'id').map((column) => headingOf(column, language));
  return `${BYTE_ORDER_MARK}${headings.join(',')}\r\n`;
}
