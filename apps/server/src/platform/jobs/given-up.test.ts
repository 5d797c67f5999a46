import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createTestApp } from '../../../test/test-app.ts';
import { SPREAD_MESSAGES } from '../messages/outgoing-messages.ts';
import { enqueue } from './enqueue.ts';
import { defineJob } from './job.ts';
import { listFailedJobs } from './jobs.queries.ts';

const failing = defineJob('order.tell', {
  payload: z.object({ order: z.int() }),
  run: async () => {
    throw new Error('This never works');
  },
  retryLimit: 0,
});
// Tells nobody: what waits for it stays to be seen.
const spreading = defineJob(SPREAD_MESSAGES, {
  payload: z.object({ message_id: z.int() }),
  run: async () => undefined,
});

test('Admins hear of a job that was given up, of many at once only of the first (MESSAGE-13)', async () => {
  const { app, db, close } = await createTestApp({}, { jobs: [failing, spreading] });
  for (const order of [1, 2]) await enqueue(db, failing, { order });
  await app.jobs.look();
  await vi.waitFor(async () => expect(await listFailedJobs(db)).toHaveLength(2), 20_000);
  const told = await db.selectFrom('outgoing_messages').select('events').execute();
  expect(told).toEqual([{ events: [{ type: 'job.given_up' }] }]);
  await close();
});
