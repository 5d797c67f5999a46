import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../src/database/connection.ts';
import { makeTemplate } from '../src/database/embedded/make-template.ts';
import { createTestDatabase, type TestDatabase, testEngine } from './database/test-database.ts';
import { tellOrder } from './job-process.ts';
import { createTestAppOn } from './test-app.ts';

const PROGRAM = fileURLToPath(new URL('./job-process.ts', import.meta.url));
const END_WITHIN_MS = 10_000;
// Starts of whole processes: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let dataDir: string;
let postgres: TestDatabase | undefined;
let child: ChildProcess;
beforeEach(async () => {
  await makeTemplate();
  dataDir = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  if (testEngine === 'postgres') postgres = await createTestDatabase();
});
afterEach(async () => {
  child.kill('SIGKILL');
  await postgres?.drop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts a server whose only job has begun, sends it a signal and waits for its end. */
async function endWhileWorking(signal: NodeJS.Signals): Promise<{ code: number | null; milliseconds: number }> {
  child = spawn(process.execPath, [PROGRAM, dataDir, postgres?.databaseUrl ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const [said] = await Promise.race([once(child.stdout ?? child, 'data'), ended]);
  expect(String(said)).toBe('began 7\n');
  const told = performance.now();
  child.kill(signal);
  const [code] = await ended;
  return { code, milliseconds: performance.now() - told };
}

/** What the next server finds, and then does once the time of what waits has come. */
async function goOn(comeToDue: (database: Database) => Promise<unknown>): Promise<{ found: unknown; done: number[] }> {
  const database = await openDatabase({ dataDir, databaseUrl: postgres?.databaseUrl });
  const done: number[] = [];
  const job = tellOrder(async (order) => void done.push(order));
  const test = await createTestAppOn(database, dataDir, {}, { jobs: [job] });
  const rows = async () => (await sql<{ state: string }>`select state from jobs.job`.execute(database.db)).rows;
  const found = await rows();
  await comeToDue(database);
  await vi.waitFor(async () => {
    await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(database.db);
    await test.app.jobs.look();
    expect(await rows()).toEqual([]);
  }, 10_000);
  await test.close();
  await database.close();
  return { found, done };
}

test('a job in the middle of which the process is killed is run again by the next when its time is over', async () => {
  await endWhileWorking('SIGKILL');
  const { found, done } = await goOn(({ db }) =>
    sql`update jobs.job set started_on = started_on - interval '1 day'`.execute(db),
  );
  expect([found, done]).toEqual([[{ state: 'active' }], [7]]);
});

test('a job that does not end when the server is told to end is given back, and the server ends in time', async () => {
  const { code, milliseconds } = await endWhileWorking('SIGTERM');
  expect([code, milliseconds < END_WITHIN_MS]).toEqual([0, true]);
  expect(await goOn(async () => undefined)).toEqual({ found: [{ state: 'retry' }], done: [7] });
});
