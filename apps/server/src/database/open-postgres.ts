import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import type { Database, Log, OnStatement, Standby } from './database.ts';
import { addressOfUrl, withoutPassword } from './database-url.ts';
import { createPostgresListener } from './postgres-listener.ts';
import { createPostgresPool } from './postgres-pool.ts';
import { reasonOf } from './reason-of.ts';
import { followStandby } from './standby.ts';
import { isNotThereYet, takeTurnsWriting } from './transaction.ts';
import { createWriters } from './writers.ts';

const CONNECT_TIMEOUT_MS = 4_000;
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
  /** See `DatabaseOptions`. */
  readUrl?: string | undefined;
  maxConnections: number;
  statementTimeoutMs?: number | undefined;
  /** See `DatabaseOptions`. */
  waitForMs?: number | undefined;
  /** See `DatabaseOptions`. */
  onStatement?: OnStatement | undefined;
  log: Log;
}

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
  const { databaseUrl, poolerUrl, readUrl, maxConnections, log } = options;
  const { statementTimeoutMs = CONNECTION_LIMITS.statement_timeout } = options;
  const connectTimeoutMs = Math.min(CONNECT_TIMEOUT_MS, statementTimeoutMs);
  const direct = { connectionString: databaseUrl, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true };
  const shared = { maxConnections, statementTimeoutMs, connectTimeoutMs, onStatement: options.onStatement, log };
  const isPooled = poolerUrl !== undefined;
  const primary = createPostgresPool({ ...shared, url: poolerUrl ?? databaseUrl, name: 'mercadito', isPooled });
  const { db, queue } = primary;
  let standby: Standby | undefined;
  try {
    const named = { setting: 'DATABASE_URL', url: poolerUrl ?? databaseUrl } as const;
    requireUnicode(await firstAnswer(primary.pool, named, options), named.url);
    if (poolerUrl) await requireDirect(direct, options);
    if (readUrl) {
      const reads = createPostgresPool({ ...shared, url: readUrl, name: 'mercadito reads', isPooled });
      standby = await followStandby(db, reads, { url: readUrl, log });
    }
  } catch (error) {
    await primary.close();
    throw error;
  }
  const listener = createPostgresListener(direct, log);
  const writers = createWriters(maxConnections - connectionsOfReads(maxConnections), connectTimeoutMs);
  takeTurnsWriting(db, writers.through);
  return {
    db,
    engine: 'postgres',
    listen: listener.listen,
    queue,
    writersQueue: writers.look,
    ...(standby && { standby }),
    close: async () => {
      await listener.close();
      await standby?.close();
      await primary.close();
    },
  };
};
