import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { anotherProcess } from '../../../test/another-process.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { onPostgres, several } from '../../../test/races.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { AppOptions } from '../../app.ts';
import type { Db } from '../../database/connection.ts';
import { enqueue } from './enqueue.ts';
import { deleteFailedJobs, retryFailedJobs } from './failed-jobs.ts';
import { defineJob, type Job, type JobContext } from './job.ts';
import { listFailedJobs } from './jobs.queries.ts';
import { openBoss } from './open-boss.ts';

// Each test opens its applications itself, which elsewhere a hook does, in a hook's time.
vi.setConfig({ testTimeout: 60_000 });
/** Waits for what a job does: seconds on a busy machine. */
const until = (look: () => Promise<unknown> | unknown) => vi.waitFor(look, 20_000);

const open: TestApp[] = [];
afterEach(async () => {
  for (const app of open.splice(0).reverse()) await app.close();
});

const payload = z.object({ order: z.int() });
type Run = (order: number, context: JobContext) => Promise<void> | void;

/** A job of which tests see what it does. */
const aJob = (run: Run, options: Partial<Pick<Job, 'retryLimit' | 'expireInSeconds'>> = {}) =>
  defineJob('order.tell', { payload, run: async ({ order }, context) => run(order, context), ...options });

async function anApp(options: AppOptions): Promise<TestApp> {
  const app = await createTestApp({}, options);
  open.push(app);
  return app;
}

async function aSecondProcess(first: TestApp, options: AppOptions): Promise<TestApp> {
  const app = await anotherProcess(first, options);
  open.push(app);
  return app;
}

interface Row {
  readonly state: string;
  readonly waits: number;
  readonly output: { message?: string; value?: string } | null;
}

// Not the one that tells Admins of a job given up.
const rowsOf = async (db: Db): Promise<Row[]> =>
  (
    await sql<Row>`select state, extract(epoch from start_after - now())::float8 as waits, output from jobs.job
      where name <> 'message.spread' order by start_after`.execute(db)
  ).rows;

/** Lets the time pass that the waiting jobs wait for. */
const passDelay = (db: Db) => sql`update jobs.job set start_after = now() where state = 'retry'`.execute(db);
/** Lets the time pass within which a job has to be done. */
const passExpiry = (db: Db) => sql`update jobs.job set started_on = started_on - interval '1 day'`.execute(db);

const countsOf = async ({ app }: TestApp) => (await app.inject({ url: '/readyz' })).json().jobs;

test('a job is done after the commit of the transaction that wanted it, and never when that is rolled back', async () => {
  const done: number[] = [];
  const job = aJob((order) => void done.push(order));
  const { app, db } = await anApp({ jobs: [job] });
  await app.jobs.look();
  await db.transaction().execute(async (transaction) => {
    await enqueue(transaction, job, { order: 1 });
    expect(await rowsOf(transaction)).toHaveLength(1);
    expect(done).toEqual([]);
  });
  const refused = db.transaction().execute(async (transaction) => {
    await enqueue(transaction, job, { order: 2 });
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await enqueue(db, job, { order: 3 });
  await until(async () => expect(await rowsOf(db)).toEqual([]));
  expect(done).toEqual([1, 3]);
});

test('several jobs of one commit are all run, though a process hears of them once', async () => {
  const done: number[] = [];
  const job = aJob((order) => void done.push(order));
  const { app, db } = await anApp({ jobs: [job] });
  await app.jobs.look();
  await db.transaction().execute(async (transaction) => {
    for (const order of [1, 2, 3]) await enqueue(transaction, job, { order });
  });
  await until(async () => expect(await rowsOf(db)).toEqual([]));
  expect(done.sort()).toEqual([1, 2, 3]);
});

test('wanting a job is one statement, and a payload that is not its own is refused before it', async () => {
  const job = aJob(() => undefined);
  const { db } = await anApp({ jobs: [job] });
  const seen = countStatements(db);
  await enqueue(seen.db, job, { order: 1 });
  await expect(enqueue(seen.db, job, { order: 1.5 })).rejects.toThrow('expected int');
  expect([seen.count(), (await rowsOf(db)).length]).toEqual([1, 1]);
});

test('a job that fails is tried again, later each time, then kept and told to the operator', async () => {
  let tries = 0;
  const job = aJob(
    () => {
      tries += 1;
      throw new Error(`no line, ${tries}`);
    },
    { retryLimit: 3 },
  );
  const test = await anApp({ jobs: [job] });
  await enqueue(test.db, job, { order: 1 });
  const delays: number[] = [];
  for (const _ of [1, 2, 3]) {
    await test.app.jobs.look();
    await until(async () => expect((await rowsOf(test.db))[0]?.waits).toBeGreaterThan(1));
    delays.push((await rowsOf(test.db))[0]?.waits ?? 0);
    expect([tries, (await rowsOf(test.db))[0]?.state]).toEqual([delays.length, 'retry']);
    await passDelay(test.db);
  }
  for (const [at, delay] of delays.entries()) {
    expect(delay).toBeGreaterThan(4 * 2 ** at);
    expect(delay).toBeLessThan(10.1 * 2 ** at);
  }
  expect(await countsOf(test)).toMatchObject({ failed: 0, retrying: 1 });
  await test.app.jobs.look();
  await until(async () => expect(await rowsOf(test.db)).toMatchObject([{ state: 'failed' }]));
  expect(await rowsOf(test.db)).toMatchObject([{ output: { message: 'no line, 4' } }]);
  await until(async () => expect(await countsOf(test)).toMatchObject({ failed: 1, retrying: 0 }));
});

test('jobs that were given up are run by the servers when an operator has them tried again, or are forgotten', async () => {
  const done: number[] = [];
  let isLineThere = false;
  const run = (order: number): void => {
    if (!isLineThere) throw new Error('no line');
    done.push(order);
  };
  const job = aJob(run, { retryLimit: 0 });
  const { app, db } = await anApp({ jobs: [job] });
  await several(3, (order) => enqueue(db, job, { order }));
  await app.jobs.look();
  const failed = [{ state: 'failed' }, { state: 'failed' }, { state: 'failed' }];
  await until(async () => expect(await rowsOf(db)).toMatchObject(failed));
  isLineThere = true;
  const [first, second] = (await listFailedJobs(db)).map(({ id }) => id);
  expect(await retryFailedJobs(db, [first ?? '', second ?? ''])).toBe(2);
  await until(async () => expect(await rowsOf(db)).toMatchObject([{ state: 'failed' }]));
  expect(done).toHaveLength(2);
  await expect(deleteFailedJobs(db, [first ?? ''])).rejects.toThrow(`No job has failed that is called ${first}`);
  expect([await deleteFailedJobs(db, []), await rowsOf(db)]).toEqual([1, []]);
});

test('what the database says of rows does not lie beside a failed job', async () => {
  const job = aJob((_order, { services: { database } }) =>
    sql`select ${'secret'}::int`.execute(database.db).then(() => undefined),
  );
  const { app, db } = await anApp({ jobs: [job] });
  await enqueue(db, job, { order: 1 });
  await app.jobs.look();
  await until(async () => expect(await rowsOf(db)).toMatchObject([{ state: 'retry' }]));
  expect(JSON.stringify(await rowsOf(db))).toContain('22P02');
  expect(JSON.stringify(await rowsOf(db))).not.toContain('secret');
});

test('how long jobs wait is seen', async () => {
  const job = aJob(() => undefined);
  const test = await anApp({ jobs: [job] });
  await enqueue(test.db, job, { order: 1 });
  await sql`update jobs.job set start_after = now() - interval '1 hour'`.execute(test.db);
  expect(await countsOf(test)).toEqual({ failed: 0, retrying: 0, oldestWaitingSeconds: 3_600 });
});

test.runIf(onPostgres)('several processes share the jobs, and each job is run by one of them', async () => {
  const done: string[] = [];
  const options = (process: string) => ({ jobs: [aJob((order) => void done.push(`${process}${order}`))] });
  const first = await anApp(options('a'));
  const second = await aSecondProcess(first, options('b'));
  await Promise.all([first.app.jobs.look(), second.app.jobs.look()]);
  const job = aJob(() => undefined);
  await several(100, (order) => enqueue(order % 2 ? first.db : second.db, job, { order }));
  await until(async () => expect(await rowsOf(first.db)).toEqual([]));
  const orders = done.map((each) => Number(each.slice(1)));
  expect(orders.sort((one, other) => one - other)).toEqual(Array.from({ length: 100 }, (_, at) => at));
  expect(new Set(done.map(([process]) => process))).toEqual(new Set(['a', 'b']));
});

test('a job whose process died is run again when its time is over, and the dead process changes nothing any more', async () => {
  const began = Promise.withResolvers<void>();
  const dead = Promise.withResolvers<void>();
  const tries: number[] = [];
  const job = aJob(async () => {
    tries.push(tries.length);
    began.resolve();
    if (tries.length === 1) await dead.promise;
  });
  const { app, db } = await anApp({ jobs: [job] });
  await enqueue(db, job, { order: 1 });
  await app.jobs.look();
  await began.promise;
  await passExpiry(db);
  await app.jobs.look();
  expect(await rowsOf(db)).toMatchObject([{ state: 'retry' }]);
  // Now it comes back after all.
  dead.resolve();
  await passDelay(db);
  await until(async () => {
    await app.jobs.look();
    expect(await rowsOf(db)).toEqual([]);
  });
  expect(tries).toEqual([0, 1]);
});

test('an operator reads of a job whose time was over that it was', async () => {
  const began = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const job = aJob(
    async () => {
      began.resolve();
      await over.promise;
    },
    { retryLimit: 0 },
  );
  const { app, db } = await anApp({ jobs: [job] });
  await enqueue(db, job, { order: 1 });
  await app.jobs.look();
  await began.promise;
  await passExpiry(db);
  await app.jobs.look();
  expect(await listFailedJobs(db)).toMatchObject([{ tries: 1, reason: 'job timed out' }]);
  over.resolve();
});

test('a job that does not hear that its time is over is in the log, and holds up no other', async () => {
  const done: number[] = [];
  const job = aJob((order) => (order === 1 ? new Promise<void>(() => undefined) : void done.push(order)), {
    retryLimit: 0,
    expireInSeconds: 1,
  });
  const { app, db } = await anApp({ jobs: [job] });
  const error = vi.spyOn(app.log, 'error');
  for (const order of [1, 2]) await enqueue(db, job, { order });
  await app.jobs.look();
  await until(() => expect(done).toEqual([2]));
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ job: 'order.tell', try: 1 }),
    expect.stringContaining('a job has failed for good'),
  );
});

test('a server that ends waits for the job under way, and takes no other', async () => {
  const began = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const done: number[] = [];
  const job = aJob(async (order) => {
    began.resolve();
    await goOn.promise;
    done.push(order);
  });
  const { app, db } = await anApp({ jobs: [job] });
  for (const order of [1, 2]) await enqueue(db, job, { order });
  await app.jobs.look();
  await began.promise;
  const stopped = app.jobs.stop();
  goOn.resolve();
  await stopped;
  expect(done).toEqual([1]);
  expect(await rowsOf(db)).toMatchObject([{ state: 'created' }]);
});

test.each([
  ['stops when it is told to', { message: 'The server ends' }, (signal: AbortSignal) => once(signal)],
  ['does not hear', { value: 'pg-boss shut down while active' }, () => new Promise<void>(() => undefined)],
])('a job that %s is given back when the server ends', async (_case, output, wait) => {
  const began = Promise.withResolvers<void>();
  const job = aJob(async (_order, { signal }) => {
    began.resolve();
    await wait(signal);
  });
  const { app, db } = await anApp({ jobs: [job], leaveJobs: { finishWithinMs: 10, stopWithinMs: 500 } });
  await enqueue(db, job, { order: 1 });
  await app.jobs.look();
  await began.promise;
  await app.jobs.stop();
  expect(await rowsOf(db)).toMatchObject([{ state: 'retry', output }]);
});

test('the schema of the jobs is the one that the library has', async () => {
  const { app, db } = await anApp({ jobs: [] });
  const boss = await openBoss(db, app.log);
  const { ok, ...found } = await boss.detectSchemaDrift();
  await boss.stop({ graceful: false, close: false });
  expect(ok, JSON.stringify(found)).toBe(true);
});

const once = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
