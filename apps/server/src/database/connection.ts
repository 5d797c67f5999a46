import type { Database, DatabaseOptions } from './database.ts';
import { openPostgres } from './open-postgres.ts';

export type { Database, DatabaseOptions, Db } from './database.ts';

/**
 * Opens PostgreSQL when `databaseUrl` is given, else the embedded database in `dataDir`. Does not migrate.
 * @throws when PostgreSQL cannot be reached, or another process has the directory open.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const log = options.log ?? ((message) => console.error(message));
  const { databaseUrl, poolerUrl, readUrl, dataDir, inThisThread, maxConnections = 10, mustExist } = options;
  const { statementTimeoutMs, waitForMs, onStatement } = options;
  if (databaseUrl) {
    const limits = { maxConnections, statementTimeoutMs, waitForMs };
    return openPostgres({ databaseUrl, poolerUrl, readUrl, ...limits, onStatement, log });
  }
  // Only who uses the other engine pays for it.
  const { openEmbedded } = await import('./embedded/open-embedded.ts');
  return openEmbedded({ dataDir, inThisThread, mustExist, onStatement, log });
};
