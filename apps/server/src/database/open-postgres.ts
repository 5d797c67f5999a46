import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Log } from './database.ts';
import { watchQueue } from './pool-queue.ts';
import { createPostgresListener } from './postgres-listener.ts';
import { preparing } from './prepared-statements.ts';
import type { Tables } from './tables.ts';
import { takeTurnsWriting } from './transaction.ts';
import { columnTypes } from './type-parsers.ts';
import { createWriters } from './writers.ts';

const CONNECT_TIMEOUT_MS = 4_000;
const STATEMENT_TIMEOUT_MS = 4_000;
// Whoever has a lock has it for milliseconds. A whole second for one: better to come back than to stand in everybody's way.
const LOCK_TIMEOUT_MS = 1_000;
// The database's own word comes first; this is for when it cannot be heard.
const SILENCE_FACTOR = 1.2;
// A client that died inside a transaction must not keep its locks for ever.
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

/** So many of the connections no write ever has: writes that wait for one lock must not keep everybody from reading. */
const connectionsOfReads = (all: number): number => Math.ceil(all / 4);

/** The first line of what went wrong; where a name has several addresses, of the first of them. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const [line = ''] = (first instanceof Error ? first.message : String(first)).split('\n');
  return line;
}

/**
 * Opens a pool on PostgreSQL and proves it with one query.
 * @throws when the server cannot be reached or refuses, in one line that names the setting and never the password.
 */
export const openPostgres = async (options: {
  databaseUrl: string;
  maxConnections: number;
  statementTimeoutMs?: number | undefined;
  log: Log;
}): Promise<Database> => {
  const { databaseUrl, maxConnections, statementTimeoutMs = STATEMENT_TIMEOUT_MS, log } = options;
  const connectTimeoutMs = Math.min(CONNECT_TIMEOUT_MS, statementTimeoutMs);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'mercadito',
    types: columnTypes,
  });
  // An idle connection that breaks is replaced on next use; unheard, the event would end the process.
  pool.on('error', (error) => log(`An idle database connection broke: ${error.message}`));
  // One that breaks in use tells its query so, and says it a second time by an event that must be heard as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new Error(`DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error });
  }
  const listener = createPostgresListener(
    { connectionString: databaseUrl, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true },
    log,
  );
  const queue = watchQueue(maxConnections, () => pool.waitingCount);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparing(pool, queue, statementTimeoutMs * SILENCE_FACTOR) }),
  });
  const writers = createWriters(maxConnections - connectionsOfReads(maxConnections), connectTimeoutMs);
  takeTurnsWriting(db, writers.through);
  return {
    db,
    engine: 'postgres',
    listen: listener.listen,
    queue: queue.look,
    writersQueue: writers.look,
    close: async () => {
      await listener.close();
      await db.destroy();
      // Kysely ends the pool only when it has used it itself.
      if (!pool.ending) await pool.end();
    },
  };
};
