import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import type { Db, Log, OnStatement, Queue } from './database.ts';
import { watchQueue } from './pool-queue.ts';
import { preparing } from './prepared-statements.ts';
import type { Tables } from './tables.ts';
import { toldStatements } from './told-statements.ts';
import { columnTypes } from './type-parsers.ts';

// The database's own word comes first; this is for when it cannot be heard.
const SILENCE_FACTOR = 1.2;

interface Options {
  readonly url: string;
  /** What its connections are called. */
  readonly name: string;
  readonly isPooled: boolean;
  readonly maxConnections: number;
  readonly statementTimeoutMs: number;
  readonly connectTimeoutMs: number;
  readonly onStatement: OnStatement | undefined;
  readonly log: Log;
}

/** Connections to one PostgreSQL, or to a pooler before it. */
export interface PostgresPool {
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly queue: () => Queue;
  readonly close: () => Promise<void>;
}

/** Makes the pool; connects with the first query. */
export function createPostgresPool(options: Options): PostgresPool {
  const { url, name, isPooled, maxConnections, statementTimeoutMs, connectTimeoutMs, onStatement, log } = options;
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    // Those of a pooler are the role's (`limitsOfRole`).
    ...(!isPooled && { ...CONNECTION_LIMITS, statement_timeout: statementTimeoutMs }),
    max: maxConnections,
    // A pooler keeps its connections when a server ends: they are no sign of one (`refuseServed`).
    application_name: isPooled ? `${name} pooled` : name,
    types: columnTypes,
  });
  // An idle connection that breaks is replaced on next use; without a listener, the event would end the process.
  pool.on('error', (error) => log(`An idle database connection broke: ${error.message}`, error));
  // One that breaks in use tells its query so, and says it a second time by an event that must be heard as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const queue = watchQueue(maxConnections, () => pool.waitingCount);
  const answerWithinMs = statementTimeoutMs * SILENCE_FACTOR;
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparing(pool, queue, { answerWithinMs, isPooled }) }),
    ...toldStatements(onStatement),
  });
  return {
    pool,
    db,
    queue: queue.look,
    close: async () => {
      await db.destroy();
      // Kysely ends the pool only when it has used it itself.
      if (!pool.ending) await pool.end();
    },
  };
}
