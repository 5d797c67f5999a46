// Started by killed-while-working.test.ts: a server with one job, which says when it is begun and never ends.
import * as z from 'zod';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/connection.ts';
import { endInOrder } from '../src/end-in-order.ts';
import { enqueue } from '../src/platform/jobs/enqueue.ts';
import { defineJob } from '../src/platform/jobs/job.ts';
import { createTestAppOn } from './test-app.ts';

const payload = z.object({ order: z.int() });

/** A job that does with an order what the test wants. */
export const tellOrder = (run: (order: number) => Promise<void>) =>
  defineJob('order.tell', { payload, run: ({ order }) => run(order) });

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const job = tellOrder((order) => {
    console.log(`began ${order}`);
    return new Promise(() => undefined);
  });
  const { app, db, close } = await createTestAppOn(database, config.dataDir, {}, { jobs: [job] });
  endInOrder({
    app,
    close: async () => {
      await close();
      await database.close();
    },
  });
  await enqueue(db, job, { order: 7 });
  await app.jobs.look();
  // Nothing listens here that would keep the process.
  setInterval(() => undefined, 1_000);
}

if (import.meta.main) await start();
