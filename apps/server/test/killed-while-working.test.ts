import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../src/database/connection.ts';
import { aHouse, type House, startIn } from './house.ts';
import { tellOrder } from './job-process.ts';
import { createTestAppOn } from './test-app.ts';

const PROGRAM = new URL('./job-process.ts', import.meta.url);
const END_WITHIN_MS = 10_000;
// Starts of whole processes: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** Starts a server whose only job has begun, sends it a signal and waits for its end. */
async function endWhileWorking(house: House, signal: NodeJS.Signals) {
  const child = startIn(house, PROGRAM);
  const ended = once(child, 'close');
  const [said] = await Promise.race([once(child.stdout, 'data'), ended]);
  expect(String(said)).toBe('began 7\n');
  const told = performance.now();
  child.kill(signal);
  const [code] = await ended;
  return { code, milliseconds: performance.now() - told };
}

/** What the next server finds, and then does once the time of what waits has come. */
async function goOn(house: House, comeToDue: (database: Database) => Promise<unknown> = async () => undefined) {
  const database = await openDatabase(house);
  const done: number[] = [];
  const job = tellOrder(async (order) => void done.push(order));
  const test = await createTestAppOn(database, house.dataDir, {}, { jobs: [job] });
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
  const house = await aHouse();
  await endWhileWorking(house, 'SIGKILL');
  const { found, done } = await goOn(house, ({ db }) =>
    sql`update jobs.job set started_on = started_on - interval '1 day'`.execute(db),
  );
  expect([found, done]).toEqual([[{ state: 'active' }], [7]]);
});

test('a job that does not end when the server is told to end is given back, and the server ends in time', async () => {
  const house = await aHouse();
  const { code, milliseconds } = await endWhileWorking(house, 'SIGTERM');
  expect([code, milliseconds < END_WITHIN_MS]).toEqual([0, true]);
  expect(await goOn(house)).toEqual({ found: [{ state: 'retry' }], done: [7] });
});
