import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { anotherProcess } from '../../../test/another-process.ts';
import { aCustomer } from '../../../test/people.ts';
import { onPostgres } from '../../../test/races.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Db } from '../../database/connection.ts';
import { sweepDaily } from './sweep-daily.ts';

// Each test opens its applications itself, which elsewhere a hook does, in a hook's time.
vi.setConfig({ testTimeout: 60_000 });
/** Waits for what a job does: seconds on a busy machine. */
const until = (look: () => Promise<unknown> | unknown) => vi.waitFor(look, 20_000);

const open: TestApp[] = [];
afterEach(async () => {
  for (const app of open.splice(0).reverse()) await app.close();
});

const HOUR_MS = 3_600_000;

/** The moments for which sweeps wait. */
async function dueOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ at: string }>`select data ->> 'at' as at from jobs.job order by 1`.execute(db);
  return rows.map(({ at }) => at);
}

/** The moment comes at which the sweep is due. */
const comeToDue = (db: Db) => sql`update jobs.job set start_after = now()`.execute(db);

test('the sweep comes once a day for all processes, at half past three at night, also when it fails', async () => {
  let sweeps = 0;
  const jobs = [
    sweepDaily([
      async () => {
        sweeps += 1;
        throw new Error('no line');
      },
    ]),
  ];
  const first = await createTestApp({}, { jobs });
  open.push(first);
  if (onPostgres) open.push(await anotherProcess(first, { jobs }));
  // The tests' clock stands still behind the database's, by which all its days would be due at once.
  first.clock.now = new Date(Date.now() + 48 * HOUR_MS);
  await Promise.all(open.map(({ app }) => app.jobs.look()));
  const [due = '', ...others] = await dueOf(first.db);
  expect(others).toEqual([]);
  expect(new Date(due).toLocaleTimeString('en-GB', { timeZone: 'America/Chihuahua' })).toBe('03:30:00');
  expect(Date.parse(due) - first.clock.now.getTime()).toBeLessThanOrEqual(24 * HOUR_MS);

  await comeToDue(first.db);
  await Promise.all(open.map(({ app }) => app.jobs.look()));
  await until(async () => expect(await dueOf(first.db)).toHaveLength(2));
  await until(() => expect(sweeps).toBe(1));
  const [failed = '', next = ''] = await dueOf(first.db);
  expect([failed, Date.parse(next) - Date.parse(due)]).toEqual([due, 24 * HOUR_MS]);
});

test('a process whose clock is a month ahead sweeps by the database’s, and so nothing too early', async () => {
  const app = await createTestApp();
  open.push(app);
  app.clock.now = new Date();
  await aCustomer(app);
  const sessions = async () => (await app.db.selectFrom('tokens').select('user_id').execute()).length;
  expect(await sessions()).toBe(1);
  app.clock.now = new Date(Date.now() + 30 * 24 * HOUR_MS);
  await app.app.jobs.look();
  const [due] = await dueOf(app.db);
  await comeToDue(app.db);
  await app.app.jobs.look();
  // The next one is there once this one has begun, and this one is gone when it is done.
  await until(async () => {
    const waiting = await dueOf(app.db);
    expect([waiting.length, waiting.includes(due ?? '')]).toEqual([1, false]);
  });
  expect(await sessions()).toBe(1);
});
