import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { type HttpError, invalidBecause } from '../problems/errors.ts';

/** A CSV file, read. */
export interface UploadedTable {
  /** SHA-256 of its bytes. */
  readonly digest: string;
  /** Its cells as they stand there. An empty line is a row with one empty cell, so that rows count as in a spreadsheet. */
  readonly rows: readonly (readonly string[])[];
}

const SEPARATORS = [',', ';', '\t'] as const;
// However empty they are: what lies in memory is bounded by this and by the size of the file.
const MOST_LINES = 20_000;
// A catalogue has some thirty columns; a line with a million headings would hold up everybody while it is looked through.
const MOST_CELLS = 200;
// So that others are served while a large file is read.
const CHUNK_BYTES = 64 * 1024;

const notATable = (field: string, text: string): HttpError => invalidBecause(field, 'not_a_table', text);

/** As spreadsheets write: UTF-8 or UTF-16 with a mark, UTF-8 without one, or, when it is none, the Windows code page of here. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function* inChunks(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    yield bytes.subarray(from, from + CHUNK_BYTES);
    await new Promise(setImmediate);
  }
}

/** What a line with too many cells ends with, while it is read. */
class TooManyCells extends Error {}

const optionsFor = (delimiter: string) => ({
  delimiter,
  cast: (cell: string, { index }: { index: number }) => {
    if (index >= MOST_CELLS) throw new TooManyCells();
    return cell;
  },
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // An inch, 1/2", in a cell without quotes.
  relax_quotes: true,
});

/** @throws `CsvError` when a quote is not closed, 400 `too_many_rows` */
async function rowsOf(field: string, text: string, delimiter: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const record of Readable.from(inChunks(text)).pipe(parse(optionsFor(delimiter)))) {
    if (rows.length === MOST_LINES) {
      throw invalidBecause(field, 'too_many_rows', `Must have at most ${MOST_LINES} lines`, { max: MOST_LINES });
    }
    rows.push(record as string[]);
  }
  return rows;
}

/** The separator by which the first line has the most cells: the headings hold none themselves. */
function separatorOf(text: string): string {
  const cellsBy = (delimiter: string): number => {
    try {
      const [first = []] = parseAtOnce(text.slice(0, CHUNK_BYTES), { ...optionsFor(delimiter), to: 1 }) as string[][];
      return first.length;
    } catch (error) {
      if (error instanceof TooManyCells) return MOST_CELLS + 1;
      throw error;
    }
  };
  const [best = ','] = SEPARATORS.toSorted((a, b) => cellsBy(b) - cellsBy(a));
  return best;
}

/**
 * Reads a CSV file as people's spreadsheets write it: separated by comma, semicolon or tab, or by what its first line says
 * (`sep=;`).
 * @throws 400 `not_a_table` when it is a workbook, no text at all, or a quote is not closed; `too_many_rows` above 20,000 lines,
 * `too_many_cells` above 200 in one of them
 */
export async function readTable(field: string, bytes: Buffer): Promise<UploadedTable> {
  const text = decode(bytes);
  if (bytes.subarray(0, 2).toString() === 'PK' || text.includes('\0')) {
    throw notATable(field, 'Must be a CSV file: save the spreadsheet as CSV');
  }
  const [told, named] = /^sep=([,;\t])\r?\n/i.exec(text) ?? [];
  const body = text.slice(told?.length ?? 0);
  try {
    const rows = await rowsOf(field, body, named ?? separatorOf(body));
    return { digest: createHash('sha256').update(bytes).digest('hex'), rows };
  } catch (error) {
    if (error instanceof TooManyCells) {
      throw invalidBecause(field, 'too_many_cells', `Must have at most ${MOST_CELLS} cells in a line`, {
        max: MOST_CELLS,
      });
    }
    if ((error as Partial<CsvError>).code?.startsWith('CSV_'))
      throw notATable(field, 'Must be a CSV file: a quote is not closed');
    throw error;
  }
}
