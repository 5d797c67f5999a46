import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A copy that is kept. */
interface KeptCopy {
  readonly name: string;
  /** ISO 8601 in UTC, from its name. */
  readonly madeAt: string;
}

/** Where copies are kept: a folder today; a store elsewhere would be another one of these. */
export interface CopyStore {
  /** Those that are whole. */
  readonly list: () => Promise<KeptCopy[]>;
  /** Where a copy of that moment is written to. */
  readonly placeOf: (madeAt: Date) => Promise<string>;
  readonly remove: (copy: KeptCopy) => Promise<void>;
  /** Removes what killed copies have left a day ago. */
  readonly clean: (now: Date) => Promise<void>;
}

const NAME = /^town-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.copy$/;
const UNFINISHED = /^town-.*\.unfinished$/;
const A_DAY_MS = 86_400_000;

export const createFolderStore = (directory: string): CopyStore => ({
  list: async () => {
    const names = await readdir(directory);
    return names.flatMap((name) => {
      const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
      return day ? [{ name, madeAt: `${day}T${hours}:${minutes}:${seconds}.000Z` }] : [];
    });
  },
  placeOf: async (madeAt) => {
    await mkdir(directory, { recursive: true });
    return join(directory, `town-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.copy`);
  },
  remove: ({ name }) => rm(join(directory, name), { force: true }),
  clean: async (now) => {
    for (const name of await readdir(directory)) {
      const place = join(directory, name);
      if (!UNFINISHED.test(name)) continue;
      if (now.getTime() - (await stat(place)).mtimeMs > A_DAY_MS) await rm(place, { force: true });
    }
  },
});
