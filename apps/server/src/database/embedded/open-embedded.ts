import { existsSync, realpathSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Log, OnStatement } from '../database.ts';
import { watchQueue } from '../pool-queue.ts';
import { preparing } from '../prepared-statements.ts';
import { createSubscribers, type Subscribers } from '../subscribers.ts';
import type { Tables } from '../tables.ts';
import { toldStatements } from '../told-statements.ts';
import { columnTypes } from '../type-parsers.ts';
import { cannotBeOpened, ensureCluster } from './cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import { type EngineLine, EngineStream } from './engine-stream.ts';
import { restrictToOwner } from './restrict-to-owner.ts';
import { startWorker } from './start-worker.ts';
import { startUpkeep } from './upkeep.ts';
import { verifyFiles } from './verify-files.ts';

// PGlite ignores statement_timeout: this at least frees the caller.
const QUERY_TIMEOUT_MS = 60_000;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Opens the embedded database in `<dataDir>/cluster`, making it when absent; for ':memory:' in a directory that is gone
 * after `close`. What is committed survives the death of the process, not that of the machine: PGlite has no fsync.
 * @throws when another process has the directory open, or what lies there is no whole cluster
 */
export const openEmbedded = async (options: {
  dataDir: string;
  log: Log;
  /** See `DatabaseOptions`. */
  inThisThread?: boolean | undefined;
  /** See `DatabaseOptions`. */
  mustExist?: boolean | undefined;
  /** See `DatabaseOptions`. */
  onStatement?: OnStatement | undefined;
}): Promise<Database> => {
  // Not PGlite's own memory: copying the template to a directory starts five times as fast and keeps the heap small.
  const isTemporary = options.dataDir === ':memory:';
  const dataDir = isTemporary ? await mkdtemp(join(tmpdir(), 'mercadito-memory-')) : resolve(options.dataDir);
  const clusterDir = join(dataDir, 'cluster');
  if (options.mustExist && !existsSync(clusterDir)) throw notThere(dataDir);
  const unlock = await lockDirectory(dataDir, () => leaveToOther(dataDir, options.log));
  const release = async (): Promise<void> => {
    await unlock();
    if (isTemporary) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const isNew = await ensureCluster(clusterDir);
    restrictToOwner(clusterDir);
    // A link to another disk is followed here: the engine takes a link for no directory.
    const cluster = await openCluster(realpathSync(clusterDir), { ...options, isNew }).catch((error: Error) => {
      throw cannotBeOpened(clusterDir, error.message);
    });
    // The engine has written some of its own, in the open.
    restrictToOwner(clusterDir);
    return serveCluster(cluster, release, options);
  } catch (error) {
    await release();
    throw error;
  }
};

const notThere = (dataDir: string): Error =>
  new Error(
    `There is no database in DATA_DIR ${dataDir}: name the one that the server uses, or DATABASE_URL, or start the server once (npm start)`,
  );

/** Another process writes in there by now: each write more, even a clean ending, would damage what it keeps. */
const leaveToOther = (dataDir: string, log: Log): never => {
  log(`The data directory ${dataDir} was taken over by another process: this one ends at once`);
  process.exit(1);
};

const openLineTo = async (clusterDir: string, inThisThread = false): Promise<EngineLine> => {
  if (!inThisThread) return startWorker({ clusterDir });
  // The engine's own code takes some megabytes, which a thread that has its engine elsewhere does not need.
  const { openLine } = await import('./engine.ts');
  return openLine(clusterDir);
};

interface Cluster {
  readonly line: EngineLine;
  readonly pool: pg.Pool;
  readonly subscribers: Subscribers;
}

const openCluster = async (
  clusterDir: string,
  { inThisThread, isNew, log }: { inThisThread?: boolean | undefined; isNew: boolean; log: Log },
): Promise<Cluster> => {
  const line = await openLineTo(clusterDir, inThisThread);
  const pool = createPool(line, log);
  const subscribers = createSubscribers();
  // There is one session: it listens, and what it is told arrives on the pool's one connection.
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload }) => subscribers.deliver(channel, payload ?? '')),
  );
  try {
    // Of one that was made whole a moment ago nothing is lost, and to look for its thousand files takes as long as to open it.
    if (!isNew) await verifyFiles(pool);
    return { line, pool, subscribers };
  } catch (error) {
    await pool.end();
    // A damaged one may not even close: what it did not open for is the one to tell.
    await line.close().catch(() => undefined);
    throw error;
  }
};

const serveCluster = (
  { line, pool, subscribers }: Cluster,
  release: () => Promise<void>,
  { log, onStatement }: { log: Log; onStatement?: OnStatement | undefined },
): Database => {
  const stopUpkeep = startUpkeep(pool, log);
  let closing = false;
  // Never awaited: it resolves when the engine ends, which may be never, and does not reject.
  void line.ended.then((error) => {
    if (!closing) log(`The embedded database stopped: ${error?.message ?? 'no reason given'}`, error);
  });
  const queue = watchQueue(1, () => pool.waitingCount);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparing(pool, queue) }),
    ...toldStatements(onStatement),
  });
  return {
    db,
    engine: 'embedded',
    queue: queue.look,
    // There is one connection, and nobody to wait for but whoever has it.
    writersQueue: queue.look,
    listen: async (channel, onPayload) => {
      if (subscribers.add(channel, onPayload)) await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => {
        if (subscribers.remove(channel, onPayload)) await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`);
      };
    },
    holdStill: (work) => holdStill(pool, work),
    close: async () => {
      closing = true;
      stopUpkeep();
      await db.destroy();
      // Kysely ends the pool only when it has used it itself.
      if (!pool.ending) await pool.end();
      await line.close().finally(release);
    },
  };
};

/** There is one connection: who has it keeps all others from writing. */
const holdStill = async <Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query('checkpoint');
    return await work();
  } finally {
    client.release();
  }
};

const createPool = (line: EngineLine, log: Log): pg.Pool => {
  const pool = new pg.Pool({
    // The driver asks for a socket's type, and uses what these are to it.
    stream: () => new EngineStream(line) as unknown as Socket,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    // The one connection stays: behind it there is one session, and what is set in it outlives a connection.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    types: columnTypes,
    // A broken connection leaves its prepared statements behind, under the names the next one will use.
    onConnect: async (client: pg.ClientBase) => {
      await client.query('deallocate all');
    },
  });
  pool.on('error', (error) => log(`The connection to the embedded database broke: ${error.message}`, error));
  // One that breaks in use tells its query so, and says it a second time by an event that must be heard as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
