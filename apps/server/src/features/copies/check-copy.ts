import { stat } from 'node:fs/promises';
import {
  HEADER,
  type Header,
  headerSchema,
  isOfNewerForm,
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
import { createPlaces, requireAlike } from './require-whole.ts';
import { countLines } from './rows-of-part.ts';

/** A copy that was read whole. */
export interface CheckedCopy {
  readonly header: Header;
  readonly manifest: Manifest;
  readonly rows: number;
  readonly pictures: number;
  /** Of the file. */
  readonly bytes: number;
}

const NO_COPY = 'This is no copy of a town: it does not begin as one.';

/** What a part says; undefined where it is no JSON. */
function jsonOf({ bytes }: Part): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}

/** @throws for the first part of a copy that this version cannot read */
function headerOf(part: Part): Header {
  if (part.name !== HEADER) throw new UnusableCopy(NO_COPY);
  const header = jsonOf(part);
  if (isOfNewerForm(header)) {
    throw new UnusableCopy('This copy has a form that this version does not know: restore it with a newer version.');
  }
  const { data } = headerSchema.safeParse(header);
  if (!data) throw new UnusableCopy(NO_COPY);
  return data;
}

/** @throws for a last part that does not say what has to be there */
function manifestOf(part: Part): Manifest {
  const { data } = manifestSchema.safeParse(jsonOf(part));
  if (!data) throw new UnusableCopy(`The copy cannot be used: its ${MANIFEST} cannot be read.`);
  return data;
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
  const takePlace = createPlaces();
  for await (const part of readParts(file, key)) {
    header ??= headerOf(part);
    takePlace(part.name, header);
    if (part.name === MANIFEST) {
      manifest = manifestOf(part);
      continue;
    }
    const table = tableOfPart(part.name);
    if (table) rows[table] = (rows[table] ?? 0) + (await countLines(part));
    found.push({ name: part.name, bytes: part.bytes.length, sha256: sha256Of(part.bytes) });
  }
  if (!header || !manifest) throw new UnusableCopy('The copy is not whole: its end is missing.');
  requireAlike({ header, manifest, found, rows });
  return {
    header,
    manifest,
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    pictures: found.filter(({ name }) => pictureOfPart(name)).length,
    bytes: (await stat(file)).size,
  };
}
