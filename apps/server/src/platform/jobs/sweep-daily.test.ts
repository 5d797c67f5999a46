import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { anotherProcess } from '../../../test/another-process.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { aCustomer } from '../../../test/people.ts';
import { onPostgres } from '../../../test/races.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Db } from '../../database/connection.ts';
import { enqueue } from './enqueue.ts';
import { defineJob } from './job.ts';
import { listFailedJobs, SENDING_QUEUE } from './jobs.queries.ts';
import { sweepDaily } from './sweep-daily.ts';

// Each test opens its applications itself, which elsewhere a hook does, in a hook's time.
vi.setConfig({ testTimeout: 60_000 });
/** Waits for what a job does: seconds on a busy machine. */
const until = (look: () => Promise<unknown> | unknown) => vi.waitFor(look, 20_000);

const open: TestApp[] = [];
afterEach(async () => {
  for (const app of open.splice(0).reverse()) await app.close();
});

const DAY_MS = 86_400_000;

/** A day passes for what comes by itself, as if no server had run meanwhile. */
const passDay = async (db: Db): Promise<void> => {
  await until(async () => {
    await look();
    const { rows } = await sql`select from jobs.version where cron_on > now() - interval '1 hour'`.execute(db);
    expect(rows).toHaveLength(1);
  });
  // What has come is sent; nobody waits for the next.
  await look();
  await sql`update jobs.version set cron_on = cron_on - interval '1 day'`.execute(db);
  await sql`update jobs.schedule set created_on = created_on - interval '1 day'`.execute(db);
  await sql`update jobs.job set singleton_on = singleton_on - interval '1 day'`.execute(db);
};

const look = async (): Promise<void> => {
  await Promise.all(open.map(({ app }) => app.jobs.look()));
  // The library sends by a timer of a second, which passes by itself only where time is real.
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1_000);
};

/** The sweeps that wait or have failed, each with its state. */
async function sweepsIn(db: Db): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state from jobs.job where name = 'town.sweep' order by created_on`.execute(db);
  return rows.map(({ state }) => state);
}

/** The moments for which sweeps have come by themselves. */
async function timesOf(db: Db): Promise<Date[]> {
  const { rows } = await sql<{ slot: string }>`
    select data ->> 'slot' as slot from jobs.job where name = ${SENDING_QUEUE}`.execute(db);
  return rows.map(({ slot }) => new Date(`${slot}Z`));
}

/** The day that passed brings its sweep, to its end. */
async function sweepOfDay(db: Db): Promise<void> {
  await passDay(db);
  await until(async () => {
    await look();
    const { rows } = await sql`
      select from jobs.schedule where name = 'town.sweep' and last_job_id is not null`.execute(db);
    expect([rows.length, await sweepsIn(db)]).toEqual([1, []]);
  });
}

test('the sweep comes once a day for all processes, at half past three at night, also when it fails', async () => {
  const job = sweepDaily([() => Promise.reject(new Error('no line'))]);
  const first = await createTestApp({}, { jobs: [job] });
  open.push(first);
  if (onPostgres) open.push(await anotherProcess(first, { jobs: [job] }));
  const sweeps: string[] = [];
  for (const _ of [1, 2]) {
    await passDay(first.db);
    sweeps.push('retry');
    await until(async () => {
      await look();
      expect(await sweepsIn(first.db)).toEqual(sweeps);
    });
  }
  const times = await timesOf(first.db);
  expect(times.map((time) => time.toLocaleTimeString('en-GB', { timeZone: 'America/Chihuahua' }))).toEqual(
    sweeps.map(() => '03:30:00'),
  );
});

test.runIf(onPostgres)('a look in the middle of the clock’s pass ends it only when what it found is sent', async () => {
  const app = await createTestApp({}, { jobs: [sweepDaily([])] });
  open.push(app);
  const { db } = app;
  await passDay(db);
  const looked = Promise.withResolvers<void>();
  await db.transaction().execute(async (transaction) => {
    await sql`lock table jobs.schedule in access exclusive mode`.execute(transaction);
    await look();
    await until(async () => {
      const { rows } = await sql`select from jobs.version where cron_on > now() - interval '1 hour'`.execute(db);
      expect(rows).toHaveLength(1);
    });
    look().then(looked.resolve, looked.reject);
    // As long as this one takes the pass has been looked at, and waits.
    await sql`select pg_sleep(0.2)`.execute(db);
  });
  await looked.promise;
  expect(await timesOf(db)).toHaveLength(1);
});

test('a process whose clock is a month ahead sweeps by the database’s, and so nothing too early', async () => {
  const app = await createTestApp();
  open.push(app);
  app.clock.now = new Date();
  await aCustomer(app);
  const sessions = async () => (await app.db.selectFrom('tokens').select('user_id').execute()).length;
  expect(await sessions()).toBe(1);
  app.clock.now = new Date(Date.now() + 30 * DAY_MS);
  await sweepOfDay(app.db);
  expect(await sessions()).toBe(1);
});

test('the sweep comes also where the clock of the database was once a month ahead, and the log says so', async () => {
  const app = await createTestApp({}, { jobs: [sweepDaily([])] });
  open.push(app);
  const { db } = app;
  await passDay(db);
  const warn = vi.spyOn(app.app.log, 'warn');
  await sql`update jobs.version set cron_on = now() + interval '28 days'`.execute(db);
  await until(async () => {
    await look();
    const { rows } = await sql`
      select from jobs.schedule where name = 'town.sweep' and last_job_id is not null`.execute(db);
    expect(rows).toHaveLength(1);
  });
  expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining("the database's clock was ahead"));
});

test('a job waits for its next try no longer where the clock of the database was once a month ahead', async () => {
  const job = defineJob('order.tell', { payload: z.object({}), run: async () => undefined });
  const app = await createTestApp({}, { jobs: [sweepDaily([]), job] });
  open.push(app);
  const { db } = app;
  await enqueue(db, job, {});
  await sql`update jobs.job set start_after = now() + interval '28 days' where name = 'order.tell'`.execute(db);
  await sql`update jobs.version set cron_on = now() + interval '28 days'`.execute(db);
  await until(async () => {
    await look();
    const { rows } = await sql`select from jobs.job where name = 'order.tell'`.execute(db);
    expect(rows).toEqual([]);
  });
});

test('a job that was given up is kept for a week, for the operator to see', async () => {
  const failing = defineJob('order.tell', { payload: z.object({}), run: async () => undefined });
  const app = await createTestApp({}, { jobs: [sweepDaily([]), failing] });
  open.push(app);
  const { db } = app;
  for (const days of [6, 8]) {
    await enqueue(db, failing, {});
    await sql`update jobs.job set state = 'failed', completed_on = now() - make_interval(days => ${days})
      where name = 'order.tell' and state = 'created'`.execute(db);
  }
  await sweepOfDay(db);
  const failed = await listFailedJobs(db);
  expect(failed.map(({ failedAt }) => Math.round((Date.now() - Date.parse(failedAt)) / DAY_MS))).toEqual([6]);
});

test('while nothing is due an engine is asked once a minute, with one statement, also once a sweep has come', async () => {
  const app = await createTestApp({}, { jobs: [sweepDaily([])] });
  open.push(app);
  const { db } = app;
  const seen = countStatements(db);
  Object.assign(app.app.services.database, { db: seen.db });
  // By the second, so that the real database answers in between: who waits for it a few seconds gives up.
  const passMinute = async (): Promise<void> => {
    const before = seen.count();
    for (let second = 0; second < 60; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      await sql`select 1`.execute(db);
    }
    while (seen.count() === before) await turn();
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    await sweepOfDay(db);
    await look();
    // What was asked for the sweep has been answered.
    await passMinute();
    const before = seen.count();
    for (const _ of Array.from({ length: 10 })) await passMinute();
    expect(seen.count() - before).toBe(10);
  } finally {
    vi.useRealTimers();
  }
});
