import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '../../platform/s3/bucket.ts';
import { removeLeftovers, withPassingFile } from './passing-file.ts';

/** A copy that is kept. */
interface KeptCopy {
  readonly name: string;
  /** ISO 8601 in UTC, from its name. */
  readonly madeAt: string;
}

/** Where copies are kept: a folder, or one of a bucket. */
export interface CopyStore {
  /** Those that are whole. */
  readonly list: () => Promise<KeptCopy[]>;
  /** Keeps a copy of that moment, which is written to a file first. */
  readonly keep: <Made>(madeAt: Date, write: (file: string) => Promise<Made>) => Promise<{ name: string; made: Made }>;
  readonly remove: (copy: KeptCopy) => Promise<void>;
}

const NAME = /^town-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.copy$/;
const UNFINISHED = /^town-.*\.unfinished$/;

const nameOf = (madeAt: Date): string => `town-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.copy`;

const copiesAmong = (names: readonly string[]): KeptCopy[] =>
  names.flatMap((name) => {
    const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
    return day ? [{ name, madeAt: `${day}T${hours}:${minutes}:${seconds}.000Z` }] : [];
  });

export const createFolderStore = (directory: string): CopyStore => ({
  list: async () => copiesAmong(await readdir(directory)),
  keep: async (madeAt, write) => {
    await mkdir(directory, { recursive: true });
    await removeLeftovers(directory, (left) => UNFINISHED.test(left), madeAt);
    const name = join(directory, nameOf(madeAt));
    return { name, made: await write(name) };
  },
  remove: ({ name }) => rm(join(directory, name), { force: true }),
});

export const createS3Store = (bucket: Bucket, dataDir: string): CopyStore => ({
  list: async () => {
    const copies: KeptCopy[] = [];
    for await (const page of bucket.list('town-')) copies.push(...copiesAmong(page.map(({ name }) => name)));
    return copies;
  },
  keep: (madeAt, write) =>
    withPassingFile(dataDir, nameOf(madeAt), async (file) => {
      const made = await write(file);
      await bucket.upload(file, nameOf(madeAt));
      return { name: `${bucket.place}${nameOf(madeAt)}`, made };
    }),
  remove: ({ name }) => bucket.remove(name),
});
