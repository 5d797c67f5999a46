import { hash } from 'node:crypto';
import type { CatalogColumn } from '@mercadito/domain/catalog-csv/columns';
import { guardedCell } from '@mercadito/domain/csv/cell';
import { readCell, textOf } from './catalog-cells.ts';
import type { Place } from './catalog-faults.ts';

type Texts = Place['texts'];

/** How the cell begins: no spreadsheet takes it for a number, a date or a formula. Another number where what follows is made otherwise. */
const BEGINNING = 'x1.';
/** A mark has 36 bits. */
const MARK_LENGTH = 6;

/** Of what is written of a product, in the order of the marks: a further column comes at the end. */
const MARKED: readonly Exclude<CatalogColumn, 'as_downloaded'>[] = [
  'name',
  'description',
  'price',
  'currency',
  'category',
  'count_stock',
  'stock',
  'available',
  'published',
  'discount',
  'cargo_extra',
  'member_only',
  'pinned',
  'options',
];

/** What a number means, another cell says: as long as one is written, the other is meant with it. */
const MEANT_WITH: Partial<Record<CatalogColumn, readonly CatalogColumn[]>> = {
  currency: ['price', 'cargo_extra'],
  count_stock: ['stock'],
};

/** What a cell says, however a spreadsheet has written it anew: 45 and 45.00, Yes and TRUE are the same. */
function meaningOf(column: CatalogColumn, text: string): string {
  const read = readCell(column, text);
  if (typeof read === 'symbol') return text;
  if (typeof read !== 'string') return JSON.stringify(read);
  return column === 'price' || column === 'cargo_extra' ? String(Number(read)) : read.replaceAll('\r\n', '\n');
}

/** The product's id is in the mark, so that cells which were sorted away from their row count as written by hand. */
const markOf = (id: string, column: CatalogColumn, text: string): string =>
  hash('sha256', `${id} ${column} ${meaningOf(column, text)}`, 'base64url').slice(0, MARK_LENGTH);

/** The cell that tells later which others of its row are as they were downloaded. */
export const asDownloaded = (texts: Readonly<Record<Exclude<CatalogColumn, 'as_downloaded'>, string>>): string =>
  BEGINNING + MARKED.map((column) => markOf(texts.id, column, textOf(guardedCell(texts[column])))).join('');

/** A row without the cells that are as they were downloaded: nobody wished what they say (CSV-11). */
export function writtenSince(texts: Texts): Texts {
  const id = readCell('id', texts.get('id') ?? '');
  const marks = texts.get('as_downloaded');
  const written = new Map(texts);
  written.delete('as_downloaded');
  if (typeof id !== 'string' || !marks?.startsWith(BEGINNING)) return written;
  const asTheyWere = MARKED.filter((column, at) => {
    const text = texts.get(column);
    const from = BEGINNING.length + at * MARK_LENGTH;
    return text !== undefined && marks.slice(from, from + MARK_LENGTH) === markOf(id, column, text);
  });
  const isWritten = (column: CatalogColumn) => texts.has(column) && !asTheyWere.some((each) => each === column);
  for (const column of asTheyWere) if (!MEANT_WITH[column]?.some(isWritten)) written.delete(column);
  return written;
}
