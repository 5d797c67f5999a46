import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../../platform/pictures/write-whole.ts';

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

const FILE = 'last-copy.json';

/** How it stands with the copies of each night; null where none was tried yet. */
export async function readLastCopy(dataDir: string): Promise<LastCopy | null> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch(() => 'null');
  return lastCopySchema.nullable().catch(null).parse(JSON.parse(text));
}

export const writeLastCopy = (dataDir: string, last: LastCopy): Promise<void> =>
  writeWhole(join(dataDir, FILE), Buffer.from(JSON.stringify(last)));
