import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Part, quoted, UnusableCopy } from './copy-format.ts';

const unzip = promisify(gunzip);

// A part has a megabyte of rows or one row, however small it was packed: more would fill the memory.
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_LINES = 100_000;
const NEWLINE = 10;

/** @throws `UnusableCopy` for what is no part of ours */
async function unpacked({ name, bytes }: Part): Promise<Buffer> {
  return unzip(bytes, { maxOutputLength: MOST_BYTES }).catch((error: NodeJS.ErrnoException) => {
    const fault = error.code === 'ERR_BUFFER_TOO_LARGE' ? 'is too large when it is unpacked' : 'cannot be unpacked';
    throw new UnusableCopy(`The copy cannot be used: ${quoted(name)} ${fault}.`);
  });
}

function countIn(rows: Buffer, name: string): number {
  let count = 1;
  for (let at = rows.indexOf(NEWLINE); at !== -1; at = rows.indexOf(NEWLINE, at + 1)) count += 1;
  if (count > MOST_LINES) throw new UnusableCopy(`The copy cannot be used: ${quoted(name)} has too many rows.`);
  return count;
}

/** How many rows a part has. */
export const countLines = async (part: Part): Promise<number> => countIn(await unpacked(part), part.name);

/** The rows of a part, as arrays of the columns' texts. */
export async function linesOf(part: Part): Promise<string[]> {
  const rows = await unpacked(part);
  countIn(rows, part.name);
  return rows.toString().split('\n');
}
