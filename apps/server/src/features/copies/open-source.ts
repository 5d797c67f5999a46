import { cpSync, existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { whileStill } from '../../data-directory/still-database.ts';
import { type Database, openDatabase } from '../../database/connection.ts';

const BESIDE = '.copied-';
const AN_HOUR_MS = 3_600_000;

/** Removes what killed copies have left. */
async function clean(dataDir: string): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    const place = join(dataDir, name);
    if (name.startsWith(BESIDE) && Date.now() - statSync(place).mtimeMs > AN_HOUR_MS) {
      await rm(place, { recursive: true, force: true });
    }
  }
}

/** Opens a copy of the files of a database that a server has open; undefined where no server has. */
async function openBeside(dataDir: string): Promise<Database | undefined> {
  if (!existsSync(join(dataDir, 'cluster'))) return undefined;
  await clean(dataDir);
  const beside = mkdtempSync(join(dataDir, BESIDE));
  const remove = () => rm(beside, { recursive: true, force: true });
  try {
    // At once: the server stands still, and one file after the other takes twenty times as long.
    const copyFiles = () =>
      cpSync(join(dataDir, 'cluster'), join(beside, 'cluster'), { recursive: true, dereference: true });
    if (!(await whileStill(dataDir, copyFiles))) {
      await remove();
      return undefined;
    }
    const database = await openDatabase({ dataDir: beside, inThisThread: true, log: () => undefined });
    return { ...database, close: () => database.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Opens a town's database to read it: that of a server that runs too. @throws where there is none */
export async function openSource({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const beside = databaseUrl ? undefined : await openBeside(dataDir);
  return (
    beside ??
    openDatabase({ databaseUrl, dataDir, maxConnections: 1, mustExist: true, inThisThread: true, log: () => undefined })
  );
}
