import { cpSync, existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_DIRECTORY } from '../../platform/cache-directory.ts';
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

/**
 * Makes the cluster in `directory` unless it is there: a copy of the template, else a new one. Either is prepared beside
 * and renamed when whole, so that an interrupted first start leaves nothing half done.
 */
export const ensureCluster = async (directory: string): Promise<void> => {
  if (existsSync(directory)) return;
  const unfinished = `${directory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const template = await templateDirectory();
  // The asynchronous way takes a second for its thousand small files, this one a twentieth; nothing else is going on yet.
  if (existsSync(template)) cpSync(template, unfinished, { recursive: true });
  else await createEmptyCluster(unfinished);
  await rename(unfinished, directory);
};

const createEmptyCluster = async (directory: string): Promise<void> => {
  const { openEngine } = await import('./engine.ts');
  const engine = await openEngine(directory);
  await engine.close();
};
