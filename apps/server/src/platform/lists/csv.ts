import { BYTE_ORDER_MARK } from '@mercadito/domain/csv/cell';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { stringify } from 'csv-stringify/sync';

/** Rows of cells as lines of a CSV file; what a spreadsheet would run is guarded before (`guardedCell`). */
export const csvLines = (rows: readonly string[][]): string =>
  // A line end of either kind within a cell needs its quotes.
  stringify([...rows], { record_delimiter: '\r\n', quoted_match: /[\r\n;\t]/ });

/** How a CSV file begins: the mark of UTF-8, and the headings. */
export const csvBeginning = (headings: string[]): string => BYTE_ORDER_MARK + csvLines([headings]);

/** 2026-11-22 19:05, as the wall clock of the zone shows it and spreadsheets read it; blank for never. */
export function timeCell(at: string | null, timeZone: string): string {
  if (at === null) return '';
  const { date, minutes } = localTime(new Date(at), timeZone);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
