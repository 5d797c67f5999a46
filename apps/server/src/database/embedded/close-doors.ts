import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const OPEN_TO_OTHERS = 0o077;
const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Closes the database's files to every other user of the machine: who reads them has the password hashes, and who writes them
 * lets himself in. What this process makes from now on is closed as well.
 * @throws in one line when they belong to somebody else
 */
export function closeDoors(clusterDir: string): void {
  if (process.platform === 'win32') return;
  if (isMainThread) process.umask(OPEN_TO_OTHERS);
  try {
    close(clusterDir);
    // At once, as the copy of a template is made: a thousand files in some milliseconds, before anything else goes on.
    for (const name of readdirSync(clusterDir, { recursive: true })) close(join(clusterDir, String(name)));
  } catch (error) {
    throw new Error(
      `The embedded database in ${clusterDir} is open to other users and cannot be closed to them: ${(error as Error).message}. Make its files those of the user who runs the server: chown -R`,
      { cause: error },
    );
  }
}

function close(place: string): void {
  const { mode } = lstatSync(place);
  if ((mode & OPEN_TO_OTHERS) === 0) return;
  chmodSync(place, (mode & 0o170_000) === 0o040_000 ? FOLDER : FILE);
}
