import { createGunzip } from 'node:zlib';
import { type Part, quoted, UnusableCopy } from './copy-format.ts';

// What lies in memory at once, besides the part as it is packed: this much, and the row that goes beyond it.
const AT_ONCE = 1024 * 1024;
// However small it was packed.
const LARGEST_ROW = 64 * 1024 * 1024;
const MOST_ROWS = 100_000;
const NEWLINE = 10;

/** @throws `UnusableCopy` for what is not packed as a part is */
async function* unpacked({ name, bytes }: Part): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: AT_ONCE });
  gunzip.end(bytes);
  try {
    for await (const piece of gunzip) yield piece as Buffer;
  } catch {
    throw new UnusableCopy(`The copy cannot be used: ${quoted(name)} cannot be unpacked.`);
  }
}

/**
 * The rows of a part, as arrays of the columns' texts, some at once: all of them together may be more than memory holds.
 * @throws `UnusableCopy` for what is no part of ours
 */
export async function* linesOf(part: Part): AsyncGenerator<string[]> {
  const refusal = (what: string) => new UnusableCopy(`The copy cannot be used: ${quoted(part.name)} has ${what}.`);
  let begun: Buffer[] = [];
  let [size, count] = [0, 0];
  for await (const piece of unpacked(part)) {
    const end = piece.lastIndexOf(NEWLINE);
    if (end !== -1) {
      const lines = Buffer.concat([...begun, piece.subarray(0, end)])
        .toString()
        .split('\n');
      count += lines.length;
      if (count >= MOST_ROWS) throw refusal('too many rows');
      yield lines;
      [begun, size] = [[], 0];
    }
    const rest = piece.subarray(end + 1);
    begun.push(rest);
    size += rest.length;
    if (size > LARGEST_ROW) throw refusal('a row that is too large');
  }
  yield [Buffer.concat(begun).toString()];
}

/** How many rows a part has. */
export async function countLines(part: Part): Promise<number> {
  let count = 0;
  for await (const lines of linesOf(part)) count += lines.length;
  return count;
}
