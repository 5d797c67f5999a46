import { cpSync, existsSync, readdirSync } from 'node:fs';
import { readFile, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_DIRECTORY } from '../../platform/pictures/cache-directory.ts';
import { schemaChecksum } from '../migrate.ts';

/**
 * Where a migrated, empty cluster of this very PGlite and these very migrations is kept for copying. Made by
 * `make-template.ts`; a start without it works too, and takes some seconds longer.
 */
export const templateDirectory = async (): Promise<string> => {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  return join(CACHE_DIRECTORY, `cluster-${version}-${await schemaChecksum()}`);
};

/** Without these PGlite takes a directory for a new one, and writes an empty database over what is left of the old. */
const NEVER_MISSING = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];

// The machine's fault, or the operator's: no copy is better.
const NO_DAMAGE =
  /No space left|quota exceeded|too large|Read-only file system|Permission denied|Too many open files|Input\/output error|memory|timeout/i;

/** What to tell whoever starts a server on a cluster that cannot be opened, in one line. */
export const cannotBeOpened = (directory: string, reason: string): Error => {
  const isDamage = !NO_DAMAGE.test(reason);
  const advice = 'It is damaged or was not copied whole: restore a copy, as docs/operating.md says under "Keeping".';
  return new Error(`The embedded database in ${directory} cannot be opened: ${reason}.${isDamage ? ` ${advice}` : ''}`);
};

/**
 * Makes the cluster in `directory` where there is none: a copy of the template, else a new one. Either is prepared beside
 * and renamed when whole, so that an interrupted first start leaves nothing half done.
 * @returns whether it has been made
 * @throws when there is something else, or half of one: nothing is ever written over it
 */
export const ensureCluster = async (directory: string): Promise<boolean> => {
  const isThere = existsSync(directory) && readdirSync(directory).length > 0;
  if (isThere) {
    const missing = missingIn(directory);
    if (missing) throw cannotBeOpened(directory, `${missing} is missing`);
    return false;
  }
  const unfinished = `${directory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const template = await templateDirectory();
  // The asynchronous way takes a second for its thousand small files, this one a twentieth; nothing else is going on yet.
  if (existsSync(template) && !missingIn(template)) cpSync(template, unfinished, { recursive: true });
  else await createEmptyCluster(unfinished);
  if (existsSync(directory)) await rmdir(directory);
  await rename(unfinished, directory);
  return true;
};

const missingIn = (directory: string): string | undefined =>
  NEVER_MISSING.find((name) => !existsSync(join(directory, name)));

const createEmptyCluster = async (directory: string): Promise<void> => {
  const { openEngine } = await import('./engine.ts');
  const engine = await openEngine(directory);
  await engine.close();
};
