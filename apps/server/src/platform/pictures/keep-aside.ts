import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Below the pictures, so that taking one there is a change of its name alone; a picture's name has no dot. */
const ASIDE = '.swept';

/** Where pictures lie that were swept, by the day on which they were. */
export interface Aside {
  /** Takes a picture away and keeps it for that day; harmless for one that is gone already. */
  readonly setAside: (picture: { readonly hash: string }, day: string) => Promise<void>;
  /** Removes what was set aside before that day. */
  readonly forgetBefore: (day: string) => Promise<void>;
}

/** Keeps swept pictures below those that are shown. */
export function keepAside(directory: string): Aside {
  const aside = join(directory, ASIDE);
  return {
    setAside: async ({ hash }, day) => {
      const place = join(aside, day, hash);
      await mkdir(join(aside, day), { recursive: true });
      await rm(place, { recursive: true, force: true });
      await rename(join(directory, hash), place).catch((error: NodeJS.ErrnoException) => {
        // Another process sweeps too.
        if (error.code !== 'ENOENT') throw error;
      });
    },
    forgetBefore: async (day) => {
      const days = await readdir(aside).catch(() => []);
      for (const each of days) if (each < day) await rm(join(aside, each), { recursive: true, force: true });
    },
  };
}
