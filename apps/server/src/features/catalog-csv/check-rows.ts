import { type CatalogRow, catalogRow, newCatalogRow } from '@mercadito/contracts/catalog-csv';
import {
  CATALOG_COLUMNS,
  type CatalogColumn,
  columnOf,
  MAX_CATALOG_ROWS,
  MAX_CELL_LENGTH,
} from '@mercadito/domain/catalog-csv/columns';
import type { UploadedTable } from '../../platform/pictures/uploaded-table.ts';
import { invalidBecause } from '../../platform/problems/errors.ts';
import { issueText } from '../../platform/serve/issue-text.ts';
import { writtenSince } from './as-downloaded.ts';
import { howToWrite, readCell, textOf } from './catalog-cells.ts';
import { createFaults, type Faults, faultAt, type Place } from './catalog-faults.ts';

/** A row whose cells are each as they may be. */
export interface CheckedRow extends Place {
  readonly cells: CatalogRow;
}

export interface CheckedTable {
  /** How many rows have something in them. */
  readonly count: number;
  readonly rows: readonly CheckedRow[];
  readonly unknownColumns: readonly string[];
  readonly faults: Faults;
}

// Of headings that name no column.
const MOST_NAMED = 50;

interface Line {
  /** As a spreadsheet counts. */
  readonly row: number;
  readonly cells: readonly string[];
}

const isBlank = (cell: string): boolean => cell.trim() === '';

/** The lines that are not empty: the headings and the rows below them. */
function linesOf({ rows }: UploadedTable): { headings: Line; lines: Line[] } {
  const [headings, ...lines] = rows
    .map((cells, at): Line => ({ row: at + 1, cells }))
    .filter(({ cells }) => !cells.every(isBlank));
  if (!headings?.cells.some((heading) => columnOf(heading))) {
    throw invalidBecause('file', 'no_columns', 'Must have headings in its first row, such as Nombre and Precio');
  }
  if (lines.length > MAX_CATALOG_ROWS) {
    const facts = { max: MAX_CATALOG_ROWS };
    throw invalidBecause('file', 'too_many_rows', `Must have at most ${MAX_CATALOG_ROWS} rows`, facts);
  }
  return { headings, lines };
}

/** Which column stands where; a heading that comes twice is a fault. */
function columnsOf({ row, cells }: Line, faults: Faults) {
  const columns = cells.map(columnOf);
  for (const column of CATALOG_COLUMNS) {
    const at = columns.lastIndexOf(column);
    if (columns.indexOf(column) === at) continue;
    const detail = 'Must not have the same column twice';
    faults.add({ row, column, code: 'duplicate_column', detail, value: cells[at] ?? '' });
  }
  const unknown = cells.filter((heading, at) => columns[at] === null && !isBlank(heading));
  return {
    columns,
    unknown: unknown.slice(0, MOST_NAMED).map((heading) => heading.trim().slice(0, 100).toWellFormed()),
  };
}

function placeOf({ row, cells }: Line, columns: readonly (CatalogColumn | null)[]): Place {
  const texts = cells.flatMap((cell, at): [CatalogColumn, string][] => {
    const column = columns[at];
    const text = textOf(cell);
    return column && text !== '' ? [[column, text]] : [];
  });
  return { row, texts: new Map(texts) };
}

/** Whoever writes how many there are has them counted, unless the row says otherwise. */
const countedIfStocked = (cells: CatalogRow): CatalogRow =>
  cells.stock === undefined || cells.count_stock !== undefined ? cells : { ...cells, count_stock: true };

/** A cell that no spreadsheet has is not looked into: that would take long. */
function checkLengths(place: Place, faults: Faults): boolean {
  const long = [...place.texts].filter(([, text]) => text.length > MAX_CELL_LENGTH);
  for (const [column] of long) faults.add(faultAt(place, column, 'invalid', `At most ${MAX_CELL_LENGTH} characters`));
  return long.length === 0;
}

function checkRow(whole: Place, faults: Faults): CheckedRow | null {
  if (!checkLengths(whole, faults)) return null;
  const place = { ...whole, texts: writtenSince(whole.texts) };
  const schema = place.texts.has('id') ? catalogRow : newCatalogRow;
  const written = [...place.texts].map(([column, text]) => [column, readCell(column, text)]);
  const read = schema.safeParse(Object.fromEntries(written), { error: issueText });
  if (read.success) return { ...place, cells: countedIfStocked(read.data) };
  const told = new Set<unknown>();
  for (const { path, message } of read.error.issues) {
    const column = path[0] as CatalogColumn;
    if (told.has(column)) continue;
    told.add(column);
    const isThere = place.texts.has(column);
    const hint = howToWrite(column, place.texts.get(column) ?? '');
    faults.add(faultAt(place, column, isThere ? 'invalid' : 'required', hint ?? message));
  }
  return null;
}

function checkIds(rows: readonly CheckedRow[], faults: Faults): void {
  const seen = new Map<number, number>();
  for (const place of rows) {
    const { id } = place.cells;
    if (id === undefined) continue;
    const earlier = seen.get(id);
    if (earlier === undefined) seen.set(id, place.row);
    else faults.add(faultAt(place, 'id', 'duplicate_id', `Is the id of row ${earlier} too`));
  }
}

/**
 * Reads the rows of a file by the rules of a single product, as far as that can be told without the database.
 * @throws 400 `no_columns` without a heading that is known, `too_many_rows` above 2,000
 */
export function checkRows(table: UploadedTable): CheckedTable {
  const { headings, lines } = linesOf(table);
  const faults = createFaults();
  const { columns, unknown } = columnsOf(headings, faults);
  const rows = lines.flatMap((line): CheckedRow[] => {
    const place = placeOf(line, columns);
    const beyond = line.cells.slice(columns.length).find((cell) => !isBlank(cell));
    if (beyond !== undefined) {
      const detail = 'Must have no more cells than there are headings';
      faults.add({ row: line.row, column: null, code: 'too_many_cells', detail, value: beyond });
      return [];
    }
    const row = checkRow(place, faults);
    return row ? [row] : [];
  });
  checkIds(rows, faults);
  return { count: lines.length, rows, unknownColumns: unknown, faults };
}
