import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Config } from '../../config.ts';
import { writeWhole } from '../../platform/pictures/write-whole.ts';
import { bucketOfCopies } from './copy-places.ts';

const lastCopySchema = z.object({
  /** When the last try ended. */
  triedAt: z.iso.datetime(),
  /** Why there is none of that night; null where it is whole and was read back. */
  failure: z.string().nullable(),
  /** The newest copy that was read back; null where there never was one. */
  whole: z
    .object({ name: z.string(), madeAt: z.iso.datetime(), bytes: z.int(), rows: z.int(), pictures: z.int() })
    .nullable(),
});

/** How it stands with the copies of each night. In a file, since a copy that is restored would bring an old row back. */
export type LastCopy = z.output<typeof lastCopySchema>;

/** Its file, beside the copies too where they lie in a store. */
export const LAST_COPY = 'last-copy.json';

type Where = Pick<Config, 'dataDir' | 's3' | 'copies'>;

const parsed = (text: string): LastCopy | null => lastCopySchema.nullable().catch(null).parse(JSON.parse(text));

/**
 * How it stands with the copies of each night; null where none was tried yet. Beside copies in a store it lies too, where every
 * machine sees it; while that is away each says what it knows.
 */
export async function readLastCopy(where: Where): Promise<LastCopy | null> {
  const here = parsed(await readFile(join(where.dataDir, LAST_COPY), 'utf8').catch(() => 'null'));
  const stored = await bucketOfCopies(where)
    ?.fetch(LAST_COPY)
    .catch(() => undefined);
  const there = stored ? parsed(stored.bytes.toString()) : null;
  return here && there && here.triedAt > there.triedAt ? here : (there ?? here);
}

export async function writeLastCopy(where: Where, last: LastCopy): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(last));
  await writeWhole(join(where.dataDir, LAST_COPY), bytes);
  await bucketOfCopies(where)?.write(LAST_COPY, bytes, 'application/json');
}
