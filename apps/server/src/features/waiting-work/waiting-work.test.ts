import { askForMembership } from '@mercadito/contracts/membership-wishes';
import { countWaitingWork, listGivenUpJobs, MOST_COUNTED, retryGivenUpJob } from '@mercadito/contracts/waiting-work';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { aPendingOrder } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/people.ts';
import { aShop, good } from '../../../test/shops.ts';
import { aSponsorRequest } from '../../../test/sponsors.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { defineJob } from '../../platform/jobs/job.ts';

const NOTHING = {
  ...{ orders: 0, orders_failed: 0, sponsors: 0, driver_reports: 0, jobs_given_up: 0 },
  ...{ memberships_asked: 0, memberships_ending: 0 },
};

let app: TestApp;
let admin: Person;
beforeEach(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterEach(() => app.close());

const counted = async () => good(await app.call(countWaitingWork, {}, admin.token));

test('what waits for an Admin is counted, each kind by itself (DESK-1)', async () => {
  expect(await counted()).toEqual(NOTHING);
  await aPendingOrder(app);
  good(await app.call(askForMembership, {}, (await aCustomer(app)).token));
  await aSponsorRequest(app, await aShop(app));
  const soon = new Date(app.clock.now.getTime() + 86_400_000).toISOString();
  const { userId } = await aCustomer(app);
  await app.db.updateTable('users').set({ subscription_until: soon }).where('id', '=', userId).execute();
  expect(await counted()).toEqual({
    ...NOTHING,
    ...{ orders: 1, memberships_asked: 1, sponsors: 1, memberships_ending: 1 },
  });
});

test('no further than the answer tells, and to Admins alone (DESK-1)', async () => {
  await sql`insert into users (username, first_name, last_name, email, password_hash, subscription_until)
    select 'many' || n, 'A', 'B', 'many' || n || '@example.com', 'x', ${app.clock.now.toISOString()}::timestamptz + interval '1 day'
    from generate_series(1, 120) as n`.execute(app.db);
  expect(await counted()).toEqual({ ...NOTHING, memberships_ending: MOST_COUNTED });
  expect((await app.call(countWaitingWork, {}, (await aCustomer(app)).token)).status).toBe(403);
});

test('jobs that were given up are listed with why, and tried once more (DESK-2)', async () => {
  const failing = defineJob('order.tell', {
    payload: z.object({}),
    run: async () => {
      throw new Error('This never works');
    },
    retryLimit: 0,
  });
  const withJob = await createTestApp({}, { jobs: [failing] });
  const { token } = await anAdmin(withJob);
  const list = async () => good(await withJob.call(listGivenUpJobs, {}, token)).results;
  await enqueue(withJob.db, failing, {});
  await withJob.app.jobs.look();
  await vi.waitFor(async () => expect(await list()).toHaveLength(1), 20_000);
  const [job] = await list();
  expect(job).toMatchObject({ name: 'order.tell', tries: 1, reason: 'This never works' });
  const job_id = job?.id ?? '';
  expect((await withJob.call(retryGivenUpJob, { job_id }, (await aCustomer(withJob)).token)).status).toBe(403);
  good(await withJob.call(retryGivenUpJob, { job_id }, token));
  await withJob.app.jobs.look();
  await vi.waitFor(async () => expect((await list())[0]).toMatchObject({ id: job_id, tries: 2 }), 20_000);
  expect(good(await withJob.call(retryGivenUpJob, { job_id: crypto.randomUUID() }, token)).results).toHaveLength(1);
  await withJob.close();
});
