import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Log } from '../database.ts';
import { createSubscribers } from '../subscribers.ts';
import type { Tables } from '../tables.ts';
import { columnTypes } from '../type-parsers.ts';
import { lockDirectory } from './directory-lock.ts';
import { startWorker } from './start-worker.ts';

/** The embedded database, with the one thing PostgreSQL does by itself: writing a copy of the whole cluster. */
export type EmbeddedDatabase = Database & {
  /** Writes the cluster as a tar file, for `dumpFile` of a later start. */
  readonly dump: (file: string) => Promise<void>;
};

// PGlite ignores statement_timeout: this at least frees the caller.
const QUERY_TIMEOUT_MS = 60_000;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Opens the embedded database in `<dataDir>/cluster`, or in memory for ':memory:'.
 * Durability: survives the death of the process, not that of the machine (PGlite has no fsync).
 * @throws when another process has the directory open.
 */
export const openEmbedded = async (options: {
  dataDir: string;
  log: Log;
  /** A cluster from `dump`, to start from when there is none yet. */
  dumpFile?: string;
}): Promise<EmbeddedDatabase> => {
  const inMemory = options.dataDir === ':memory:';
  const dataDir = resolve(options.dataDir);
  const unlock = inMemory ? async () => undefined : await lockDirectory(dataDir);
  const clusterDir = inMemory ? undefined : join(dataDir, 'cluster');
  const isNew = !clusterDir || !existsSync(join(clusterDir, 'PG_VERSION'));
  const socketDir = await createSocketDirectory();
  const subscribers = createSubscribers();
  const release = async (): Promise<void> => {
    await rm(socketDir, { recursive: true, force: true });
    await unlock();
  };

  try {
    const socketPath = join(socketDir, `.s.PGSQL.${SOCKET_PORT}`);
    const dumpFile = isNew ? options.dumpFile : undefined;
    const worker = await startWorker({ clusterDir, dumpFile, socketPath });
    let closing = false;
    worker.ended.then((error) => {
      if (!closing) options.log(`The embedded database stopped: ${error?.message ?? 'no reason given'}`);
    });
    const pool = createPool(socketDir, options.log);
    // There is one session: it listens, and what it is told arrives on the pool's one connection.
    pool.on('connect', (client) =>
      client.on('notification', ({ channel, payload }) => subscribers.deliver(channel, payload ?? '')),
    );
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    return {
      db,
      engine: 'embedded',
      listen: async (channel, onPayload) => {
        if (subscribers.add(channel, onPayload)) await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
        return async () => {
          if (subscribers.remove(channel, onPayload)) await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`);
        };
      },
      dump: (file) => worker.request({ kind: 'dump', file }),
      close: async () => {
        closing = true;
        await db.destroy();
        await worker.request({ kind: 'close' });
        await worker.ended;
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
};

// `pg` finds a Unix socket as <host>/.s.PGSQL.<port>.
const SOCKET_PORT = 5432;
const MAX_SOCKET_PATH = 107;

// mkdtemp makes it readable by this user alone, which is all the protection the socket has.
const createSocketDirectory = (): Promise<string> => {
  const tooLong = join(tmpdir(), 'mercadito-XXXXXX', `.s.PGSQL.${SOCKET_PORT}`).length > MAX_SOCKET_PATH;
  return mkdtemp(join(tooLong ? '/tmp' : tmpdir(), 'mercadito-'));
};

const createPool = (socketDir: string, log: Log): pg.Pool => {
  const pool = new pg.Pool({
    host: socketDir,
    port: SOCKET_PORT,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    // The one connection stays: behind it there is one session, and prepared statements outlive a connection.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    types: columnTypes,
  });
  pool.on('error', (error) => log(`The connection to the embedded database broke: ${error.message}`));
  pool.on('connect', (client) => {
    client.query('deallocate all').catch((error: Error) => log(`A new connection failed: ${error.message}`));
  });
  return pool;
};
