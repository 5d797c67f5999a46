import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import type { Database, Log, OnStatement } from './database.ts';
import { addressOfUrl, withoutPassword } from './database-url.ts';
import { watchQueue } from './pool-queue.ts';
import { createPostgresListener } from './postgres-listener.ts';
import { preparing } from './prepared-statements.ts';
import { reasonOf } from './reason-of.ts';
import type { Tables } from './tables.ts';
import { toldStatements } from './told-statements.ts';
import { isUnavailable, takeTurnsWriting } from './transaction.ts';
import { columnTypes } from './type-parsers.ts';
import { createWriters } from './writers.ts';

const CONNECT_TIMEOUT_MS = 4_000;
// The database's own word comes first; this is for when it cannot be heard.
const SILENCE_FACTOR = 1.2;
const ASK_AGAIN_AFTER_MS = 500;

/**
 * So many of the connections no write ever has, unless it is the only one: writes that wait for one lock must not keep everybody
 * from reading.
 */
const connectionsOfReads = (all: number): number => Math.min(Math.ceil(all / 4), all - 1);

interface Options {
  databaseUrl: string;
  /** See `DatabaseOptions`. */
  poolerUrl?: string | undefined;
  maxConnections: number;
  statementTimeoutMs?: number | undefined;
  /** See `DatabaseOptions`. */
  waitForMs?: number | undefined;
  /** See `DatabaseOptions`. */
  onStatement?: OnStatement | undefined;
  log: Log;
}

/** Nobody answers, or not yet: that passes. A refused password or an unknown database does not. */
const isNotThereYet = (error: unknown): boolean => {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = first instanceof Error && 'code' in first ? String(first.code) : '';
  return isUnavailable(first) && !/^(28...|3D000)$/.test(code);
};

/** An address and the setting that it stands in. */
interface Named {
  readonly setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
  readonly url: string;
}

const ofPooler = (reason: string): string =>
  /unsupported startup parameter/.test(reason)
    ? `${reason}. It is a pooler: name PostgreSQL itself in DATABASE_DIRECT_URL beside it`
    : reason;

/** Asks one thing, again and again while nobody answers: after a reboot the database may come later than we do. */
async function firstAnswer(
  pool: Pick<pg.Pool, 'query'>,
  { setting, url }: Named,
  { waitForMs = 0, log }: Options,
): Promise<string> {
  const end = performance.now() + waitForMs;
  let isTold = false;
  for (;;) {
    try {
      const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding');
      return rows[0]?.server_encoding ?? '';
    } catch (error) {
      const reason = ofPooler(withoutPassword(reasonOf(error), url));
      if (performance.now() >= end || !isNotThereYet(error)) {
        throw new Error(`${setting} cannot be used: ${reason}`, { cause: error });
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

/** @throws where what a pooler hides cannot be reached: without it nothing would be heard */
async function requireDirect(connection: pg.PoolConfig, options: Options): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  pool.on('error', () => undefined);
  const named = { setting: 'DATABASE_DIRECT_URL', url: options.databaseUrl } as const;
  await firstAnswer(pool, named, options).finally(() => pool.end());
}

/**
 * Opens a pool on PostgreSQL, or on a pooler before it, and proves it with one query.
 * @throws when the server cannot be reached or refuses, in one line that names the setting and never the password.
 */
export const openPostgres = async (options: Options): Promise<Database> => {
  const { databaseUrl, poolerUrl, maxConnections, log } = options;
  const { statementTimeoutMs = CONNECTION_LIMITS.statement_timeout } = options;
  const connectTimeoutMs = Math.min(CONNECT_TIMEOUT_MS, statementTimeoutMs);
  const direct = { connectionString: databaseUrl, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true };
  const pool = new pg.Pool({
    ...direct,
    // Those of a pooler are the role's (`limitsOfRole`).
    ...(poolerUrl ? { connectionString: poolerUrl } : { ...CONNECTION_LIMITS, statement_timeout: statementTimeoutMs }),
    max: maxConnections,
    // A pooler keeps its connections when a server ends: they are no sign of one (`refuseServed`).
    application_name: poolerUrl ? 'mercadito pooled' : 'mercadito',
    types: columnTypes,
  });
  // An idle connection that breaks is replaced on next use; without a listener, the event would end the process.
  pool.on('error', (error) => log(`An idle database connection broke: ${error.message}`, error));
  // One that breaks in use tells its query so, and says it a second time by an event that must be heard as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const named = { setting: 'DATABASE_URL', url: poolerUrl ?? databaseUrl } as const;
    requireUnicode(await firstAnswer(pool, named, options), named.url);
    if (poolerUrl) await requireDirect(direct, options);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listener = createPostgresListener(direct, log);
  const queue = watchQueue(maxConnections, () => pool.waitingCount);
  const answerWithinMs = statementTimeoutMs * SILENCE_FACTOR;
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: preparing(pool, queue, { answerWithinMs, isPooled: poolerUrl !== undefined }),
    }),
    ...toldStatements(options.onStatement),
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
