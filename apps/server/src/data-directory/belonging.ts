import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { type Identity, identify } from '../database/identity.ts';
import { unusable } from './prepare-directory.ts';
import { writeOnce } from './write-once.ts';

/** The file in DATA_DIR that says whose pictures lie there. */
const FILE = 'database.json';

async function ownerOf(file: string): Promise<Identity | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Identity;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** The database whose data lies in a directory; undefined where it is nobody's yet. */
export const directoryOwner = (dataDir: string): Promise<Identity | undefined> => ownerOf(join(dataDir, FILE));

/**
 * Keeps directory and database together: the first database that is served from a directory is written down in it, and no
 * other is served from there, since it would sweep the pictures that it does not know.
 * @returns writes it down, where the directory is nobody's yet: to be called when it is going to be served, for a start that is
 *   refused would leave its mistake behind
 * @throws in one line that names both, and what to do when one has taken the other's place
 */
export async function refuseForeignDirectory(dataDir: string, database: Database): Promise<() => Promise<void>> {
  const file = join(dataDir, FILE);
  const here = await identify(database);
  const isFree = await refuseOther(file, here, dataDir);
  return async () => {
    if (!isFree) return;
    const isWritten = await writeOnce(file, JSON.stringify(here)).catch((error: unknown) => {
      throw unusable(dataDir, error);
    });
    // Another process was faster, on this database or on another one.
    if (!isWritten) await refuseOther(file, here, dataDir);
  };
}

/** Writes down that a database has taken the place of whichever was served from a directory before. */
export async function giveDirectoryTo(dataDir: string, database: Database): Promise<void> {
  await rm(join(dataDir, FILE), { force: true });
  await writeOnce(join(dataDir, FILE), JSON.stringify(await identify(database)));
}

/** @returns whether the directory is nobody's yet */
async function refuseOther(file: string, here: Identity, dataDir: string): Promise<boolean> {
  const owner = await ownerOf(file);
  if (owner === undefined || owner.id === here.id) return owner === undefined;
  throw new Error(
    `DATA_DIR ${dataDir} belongs to the database ${owner.name}, and this is ${here.name}: a copy that is tried out needs a DATA_DIR of its own. If this database has taken the other's place for good, remove ${file} and start again.`,
  );
}
