import { type Config, readConfig } from '../config.ts';
import { type Db, openDatabase } from '../database/connection.ts';
import { addressOfUrl } from '../database/database-url.ts';
import { requireMigrated } from '../database/require-migrated.ts';

const nameOf = ({ databaseUrl, dataDir }: Config): string =>
  databaseUrl ? addressOfUrl(databaseUrl).address : `embedded in ${dataDir}`;

/**
 * Does something on the database of the environment, and lets go of it. Says first which one that is: whoever forgot to name
 * theirs is told so. A database that is not there is not made, and one of an older version not changed.
 */
export async function onDatabase<T>(work: (db: Db, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  console.error(`Database: ${nameOf(config)}`);
  const database = await openDatabase({ databaseUrl, dataDir, mustExist: true, log: () => undefined });
  try {
    await requireMigrated(database.db);
    return await work(database.db, config);
  } finally {
    await database.close();
  }
}

/** Runs a command of an operator: prints what it answers, or in one line why there is no answer, and then ends with 1. */
export async function runCommand(run: (words: string[]) => Promise<string>): Promise<void> {
  try {
    console.log(await run(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
