import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, openDatabase } from '../../apps/server/src/database/connection.ts';
import { createTestAppOn, type TestApp } from '../../apps/server/test/test-app.ts';
import { atEnd } from '../../scripts/lib/at-end.ts';
import { waitUntilReady } from '../../scripts/lib/demo-server.ts';
import { findFreePort } from '../../scripts/lib/free-port.ts';
import { runQuietly, start, stop } from '../../scripts/lib/run.ts';
import { SERVER_FLAGS } from '../../scripts/lib/server-flags.ts';
import { onServersCore } from './cores.ts';
import type { Filled } from './fill-town.ts';
import { noteStatements, type Statement } from './pgbench.ts';

/** A server that is measured. */
export interface MeasuredServer {
  readonly port: number;
  readonly pid: number;
}

/** A town of its own with the servers of one version: as it runs, and without anything kept. */
export interface MeasuredTown {
  readonly filled: Filled;
  readonly url: string;
  readonly db: Db;
  readonly kept: MeasuredServer;
  readonly unkept: MeasuredServer;
  /** What a call of this tree asks the database. */
  readonly statementsOf: (call: (app: TestApp) => Promise<unknown>) => Promise<Statement[]>;
  readonly stop: () => Promise<void>;
}

interface Place {
  /** The tree of the version. */
  readonly folder: string;
  readonly postgresUrl: string;
  readonly products: number;
}

// As in a town that stands behind a proxy: with limits, logs and metrics.
const ENVIRONMENT = {
  HOST: '127.0.0.1',
  RATE_LIMITS: 'on',
  TRUSTED_PROXIES: '127.0.0.1',
  PUBLIC_URL: 'http://127.0.0.1',
  LOG_LEVEL: 'info',
  METRICS_TOKEN: 'read-by-nobody-here',
};

async function startServer(folder: string, program: string, url: string, data: string) {
  const port = await findFreePort();
  const [command, args] = onServersCore(process.execPath, [...SERVER_FLAGS, ...profiling(), join(folder, program)]);
  const env = { ...process.env, ...ENVIRONMENT, PORT: String(port), DATABASE_URL: url, DATA_DIR: data };
  const child = start(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  await waitUntilReady(child, `http://127.0.0.1:${port}`);
  return { port, pid: child.pid ?? 0, stop: () => stop(child, 15_000) };
}

/** `BENCH_PROFILES=<folder>` has each server leave there what it did with its time. */
const profiling = (): string[] =>
  process.env.BENCH_PROFILES ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILES}`] : [];

async function fill({ folder, postgresUrl, products }: Place, data: string): Promise<Filled> {
  // What it leaves goes with the rest.
  const env = { ...process.env, TEST_DATABASE_URL: postgresUrl, TMPDIR: data };
  const program = join(folder, 'bench', 'lib', 'fill-town.ts');
  const { ok, stdout, output } = await runQuietly(process.execPath, [program, String(products)], { cwd: folder, env });
  if (!ok) throw new Error(`No town was filled:\n${output}`);
  return JSON.parse(stdout) as Filled;
}

/** Fills a town and starts a version's servers on it. */
export async function openTown(place: Place): Promise<MeasuredTown> {
  const data = mkdtempSync(join(tmpdir(), 'mercadito-bench-'));
  const removeData = atEnd(() => rmSync(data, { recursive: true, force: true }));
  // The pictures' directory that the database knows is gone with whoever filled it; nothing has a picture.
  mkdirSync(join(data, 'pictures'));
  writeFileSync(join(data, 'pictures', '.pictures'), '');
  const filled = await fill(place, data);
  const address = new URL(place.postgresUrl);
  address.pathname = `/${filled.database}`;
  const url = address.href;
  const kept = await startServer(place.folder, 'apps/server/src/main.ts', url, data);
  const unkept = await startServer(place.folder, 'bench/lib/server-without-kept.ts', url, data);
  const database = await openDatabase({ databaseUrl: url, dataDir: ':memory:' });
  await sql`create extension if not exists pg_stat_statements`.execute(database.db);
  const noting = noteStatements(database.db);
  const noted = Object.assign(Object.create(database), { db: noting.db });
  const app = await createTestAppOn(noted, data);
  app.clock.now = new Date();
  return {
    ...{ filled, url, db: database.db, kept, unkept },
    statementsOf: async (call) => {
      noting.take();
      await call(app);
      return noting.take();
    },
    stop: async () => {
      await app.close();
      await database.close();
      await Promise.all([kept.stop(), unkept.stop()]);
      await removeData();
    },
  };
}
