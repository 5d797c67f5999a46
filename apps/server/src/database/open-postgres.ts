import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Log } from './database.ts';
import { addressOfUrl, withoutPassword } from './database-url.ts';
import { watchQueue } from './pool-queue.ts';
import { createPostgresListener } from './postgres-listener.ts';
import { preparing } from './prepared-statements.ts';
import { reasonOf } from './reason-of.ts';
import type { Tables } from './tables.ts';
import { isUnavailable, takeTurnsWriting } from './transaction.ts';
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
const ASK_AGAIN_AFTER_MS = 500;

/**
 * So many of the connections no write ever has, unless it is the only one: writes that wait for one lock must not keep everybody
 * from reading.
 */
const connectionsOfReads = (all: number): number => Math.min(Math.ceil(all / 4), all - 1);

interface Options {
  databaseUrl: string;
  maxConnections: number;
  statementTimeoutMs?: number | undefined;
  /** See `DatabaseOptions`. */
  waitForMs?: number | undefined;
  log: Log;
}

/** Nobody answers, or not yet: that passes. A refused password or an unknown database does not. */
const isNotThereYet = (error: unknown): boolean => {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = first instanceof Error && 'code' in first ? String(first.code) : '';
  return isUnavailable(first) && !/^(28...|3D000)$/.test(code);
};

/** Asks one thing, again and again while nobody answers: after a reboot the database may come later than we do. */
async function firstAnswer(pool: pg.Pool, { databaseUrl, waitForMs = 0, log }: Options): Promise<string> {
  const end = performance.now() + waitForMs;
  let isTold = false;
  for (;;) {
    try {
      const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding');
      return rows[0]?.server_encoding ?? '';
    } catch (error) {
      const reason = withoutPassword(reasonOf(error), databaseUrl);
      if (performance.now() >= end || !isNotThereYet(error)) {
        throw new Error(`DATABASE_URL cannot be used: ${reason}`, { cause: error });
      }
      if (!isTold) log(`Waiting up to ${Math.round(waitForMs / 1_000)} s for the database: ${reason}`);
      isTold = true;
      await sleep(ASK_AGAIN_AFTER_MS);
    }
  }
}

/** @throws for a database that keeps bytes instead of letters: searches and sign-ups would fail one by one */
function requireUnicode(encoding: string, databaseUrl: string): void {
  if (encoding === 'UTF8') return;
  const { name } = addressOfUrl(databaseUrl);
  throw new Error(
    `DATABASE_URL cannot be used: ${name} is encoded as ${encoding}, and UTF8 is needed. Make another one: createdb --encoding=UTF8 --template=template0 --locale=C.UTF-8 <name>`,
  );
}

/**
 * Opens a pool on PostgreSQL and proves it with one query.
 * @throws when the server cannot be reached or refuses, in one line that names the setting and never the password.
 */
export const openPostgres = async (options: Options): Promise<Database> => {
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
  // An idle connection that breaks is replaced on next use; without a listener, the event would end the process.
  pool.on('error', (error) => log(`An idle database connection broke: ${error.message}`, error));
  // One that breaks in use tells its query so, and says it a second time by an event that must be heard as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    requireUnicode(await firstAnswer(pool, options), databaseUrl);
  } catch (error) {
    await pool.end();
    throw error;
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
