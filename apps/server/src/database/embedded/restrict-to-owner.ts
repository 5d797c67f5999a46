import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const OPEN_TO_OTHERS = 0o077;
const FOLDER = 0o700;
const FILE = 0o600;
// Anything else, such as too many open files, has another cause and another cure.
const NOT_OURS = ['EPERM', 'EACCES'];

/**
 * Closes the database's files to every other user of the machine: who reads them has the password hashes, and who writes them
 * lets himself in. What this process makes from now on is closed as well.
 * @throws in one line when they belong to somebody else
 */
export function restrictToOwner(clusterDir: string): void {
  if (process.platform === 'win32') return;
  if (isMainThread) process.umask(OPEN_TO_OTHERS);
  try {
    restrict(clusterDir);
    // At once, as the copy of a template is made: a thousand files in some milliseconds, before anything else goes on.
    for (const name of readdirSync(clusterDir, { recursive: true })) restrict(join(clusterDir, String(name)));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!NOT_OURS.includes(code)) throw error;
    throw new Error(
      `The embedded database in ${clusterDir} is open to other users and cannot be closed to them: ${(error as Error).message}. Make its files those of the user who runs the server: chown -R`,
      { cause: error },
    );
  }
}

/** A link is closed where it leads: its own mode says nothing, and `chmod` follows it. */
function restrict(place: string): void {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found || (found.mode & OPEN_TO_OTHERS) === 0) return;
  chmodSync(place, found.isDirectory() ? FOLDER : FILE);
}
