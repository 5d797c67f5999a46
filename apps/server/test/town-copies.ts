import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Config, readConfig } from '../src/config.ts';
import { offerStillness } from '../src/data-directory/still-database.ts';
import { openDatabase } from '../src/database/connection.ts';
import { makeTemplate } from '../src/database/embedded/make-template.ts';
import { migrate } from '../src/database/migrate.ts';
import { checkCopy, copyTown, refuseNewer, restoreTown } from '../src/features/copies/index.ts';
import { makePostgresDatabase, testEngine } from './database/test-database.ts';
import type { House } from './house.ts';
import { createTestAppOn, type TestApp } from './test-app.ts';

export const PASSPHRASE = 'nueces y manzanas de la sierra';
export const KEY = { passphrase: PASSPHRASE };

export async function aDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));
  return directory;
}

/** A place in which nobody has lived yet. */
export async function anEmptyHouse(engine: typeof testEngine = testEngine): Promise<House> {
  const dataDir = join(await aDirectory(), 'data');
  await makeTemplate();
  if (engine === 'embedded') return { dataDir, databaseUrl: undefined };
  const { databaseUrl, remove } = await makePostgresDatabase();
  onTestFinished(remove);
  return { dataDir, databaseUrl };
}

export const configOf = ({ dataDir, databaseUrl }: House, own: Record<string, string> = {}): Config =>
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BACKUP_KEY: PASSPHRASE, LOG_LEVEL: 'silent', ...own });

/** Opens the application on what is kept there, as a server does, one that is asked for copies too. */
export async function openTown(house: House): Promise<TestApp> {
  const database = await openDatabase({ ...house, inThisThread: true });
  await migrate(database.db);
  const app = await createTestAppOn(database, house.dataDir);
  const endStillness = await offerStillness(house.dataDir, database);
  // What is swept by age goes by the database's clock: sessions are to be young by it.
  app.clock.now = new Date();
  let closing: Promise<void> | undefined;
  const closeAll = async (): Promise<void> => {
    await app.app.jobs.stop();
    await app.close();
    await endStillness();
    await database.close();
  };
  const close = (): Promise<void> => {
    closing ??= closeAll();
    return closing;
  };
  onTestFinished(close);
  return { ...app, close };
}

/** Copies a town into a new file; answers its name. */
export async function copied(house: House): Promise<string> {
  const file = join(await aDirectory(), 'town.copy');
  await copyTown(file, configOf(house), KEY);
  return file;
}

/** Restores a copy, as the command does. */
export async function restored(file: string, house: House, mayReplace = false, own: Record<string, string> = {}) {
  const checked = await checkCopy(file, KEY);
  await refuseNewer(checked.header);
  return restoreTown({ file, key: KEY, checked }, configOf(house, own), { mayReplace });
}
