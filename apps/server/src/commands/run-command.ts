import { type Config, readConfig } from '../config.ts';
import { type Db, openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';

/** Does something on the database of the environment, at its newest migration, and lets go of it. */
export async function onDatabase<T>(work: (db: Db, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const database = await openDatabase({ databaseUrl, dataDir, log: () => undefined });
  try {
    await migrate(database.db);
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
