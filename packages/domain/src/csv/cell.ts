/** By which a spreadsheet knows that a file is UTF-8, and shows accents as they are. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/** What a spreadsheet would take for a formula and run (CSV-2). */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** A text as a cell that no spreadsheet runs: what begins like a formula gets an apostrophe before it (CSV-2). */
export const guardedCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell: takes one apostrophe away where `guardedCell` has put one (CSV-2). */
export const unguardedCell = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
