import type { Database, DatabaseOptions } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

export type { Database, DatabaseOptions, Db } from './database.ts';

/**
 * Opens PostgreSQL when `databaseUrl` is given, else the embedded database in `dataDir`. Does not migrate.
 * @throws when PostgreSQL cannot be reached, or another process has the directory open.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const log = options.log ?? ((message) => console.error(message));
  return options.databaseUrl
    ? openPostgres({ databaseUrl: options.databaseUrl, maxConnections: options.maxConnections ?? 10, log })
    : openEmbedded({ dataDir: options.dataDir, inThisThread: options.inThisThread, log });
};
