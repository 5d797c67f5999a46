import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BEGINNING = '.passing-';
const A_DAY_MS = 86_400_000;

/** Removes what killed processes have left a day ago, among what is named so. */
export async function removeLeftovers(
  directory: string,
  isOurs: (name: string) => boolean,
  now = new Date(),
): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!isOurs(name)) continue;
    const place = join(directory, name);
    if (now.getTime() - (await stat(place)).mtimeMs > A_DAY_MS) await rm(place, { recursive: true, force: true });
  }
}

/**
 * Gives a place for a file on its way to a store or from it, which is gone afterwards: in DATA_DIR, which has room for what a town
 * has, and may be the only place that can be written.
 */
export async function withPassingFile<Result>(
  dataDir: string,
  name: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const isThere = existsSync(dataDir);
  if (isThere) await removeLeftovers(dataDir, (left) => left.startsWith(BEGINNING));
  const directory = await mkdtemp(join(isThere ? dataDir : tmpdir(), BEGINNING));
  return work(join(directory, name)).finally(() => rm(directory, { recursive: true, force: true }));
}
