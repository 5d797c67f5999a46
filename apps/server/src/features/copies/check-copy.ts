import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  HEADER,
  type Header,
  headerSchema,
  MANIFEST,
  type Manifest,
  manifestSchema,
  type Part,
  pictureOfPart,
  sha256Of,
  tableOfPart,
  UnusableCopy,
} from './copy-format.ts';
import type { ReadingKey } from './keys.ts';
import { readParts } from './read-copy.ts';

const unzip = promisify(gunzip);

/** A copy that was read whole. */
export interface CheckedCopy {
  readonly header: Header;
  readonly manifest: Manifest;
  readonly rows: number;
  readonly pictures: number;
  /** Of the file. */
  readonly bytes: number;
}

/** @throws for the first part of a copy that this version cannot read */
function headerOf({ name, bytes }: Part): Header {
  if (name !== HEADER) throw new UnusableCopy('This is no copy of a town: it does not begin as one.');
  const header: unknown = JSON.parse(Buffer.from(bytes).toString());
  const parsed = headerSchema.safeParse(header);
  if (parsed.success) return parsed.data;
  throw new UnusableCopy('This copy has a form that this version does not know: restore it with a newer version.');
}

/** The rows of a part, as arrays of the columns' texts. */
export async function linesOf(bytes: Uint8Array): Promise<string[]> {
  return (await unzip(bytes)).toString().split('\n');
}

function requireAlike(manifest: Manifest, found: Manifest['parts'], rows: Manifest['rows']): void {
  const sums = ({ name, bytes, sha256 }: Manifest['parts'][number]) => `${name} ${bytes} ${sha256}`;
  const there = new Set(found.map(sums));
  const lost = manifest.parts.find((part) => !there.has(sums(part)));
  if (lost) throw new UnusableCopy(`The copy is not whole: ${lost.name} is missing or another one.`);
  if (found.length !== manifest.parts.length) throw new UnusableCopy('The copy has parts that are none of it.');
  const short = Object.entries(manifest.rows).find(([table, count]) => (rows[table] ?? 0) !== count);
  if (short)
    throw new UnusableCopy(`The copy is not whole: ${short[0]} has ${rows[short[0]] ?? 0} of ${short[1]} rows.`);
}

/**
 * Reads a copy whole and touches nothing: each part is opened and compared with the manifest.
 * @throws `UnusableCopy` with what is wrong with it
 */
export async function checkCopy(file: string, key: ReadingKey): Promise<CheckedCopy> {
  let header: Header | undefined;
  let manifest: Manifest | undefined;
  const found: Manifest['parts'] = [];
  const rows: Record<string, number> = {};
  for await (const part of readParts(file, key)) {
    if (manifest) throw new UnusableCopy('The copy has parts that are none of it.');
    header ??= headerOf(part);
    if (part.name === MANIFEST) {
      manifest = manifestSchema.parse(JSON.parse(Buffer.from(part.bytes).toString()));
      continue;
    }
    const table = tableOfPart(part.name);
    if (table) rows[table] = (rows[table] ?? 0) + (await linesOf(part.bytes)).length;
    found.push({ name: part.name, bytes: part.bytes.length, sha256: sha256Of(part.bytes) });
  }
  if (!header || !manifest) throw new UnusableCopy('The copy is not whole: its end is missing.');
  requireAlike(manifest, found, rows);
  return {
    header,
    manifest,
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    pictures: found.filter(({ name }) => pictureOfPart(name)).length,
    bytes: (await stat(file)).size,
  };
}
