import * as z from 'zod';
import type { Db } from '../../database/connection.ts';
import { databaseTime } from '../../database/identity.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { BeginWay } from '../inbox/index.ts';
import { countsFromView } from '../opening-hours/index.ts';
import { pushAgain } from '../push/index.ts';
import { listUnseenParts, queueFirstKnocks } from './order-knocks.queries.ts';

const KNOCK = 'order.knock';
const MINUTE = 60_000;

/** Minutes of being open after which a shop is pushed once more what it has not seen. */
const KNOCKS_AFTER = [2, 5, 10] as const;

/** Begins to knock at the shops of a new order. */
export const knockWay: BeginWay = (db, messageId) => queueFirstKnocks(db, KNOCK, messageId, KNOCKS_AFTER[0]);

/**
 * Pushes a new order to a shop's owner again until somebody there has seen it (MESSAGE-11). Each knock queues the next one;
 * one that comes while the shop is closed, or too early since it has opened, waits for its time.
 */
export const knockForOrders = defineJob(KNOCK, {
  payload: z.object({ entry_id: z.int(), knock: z.int() }),
  run: async ({ entry_id: entryId, knock }, { services }) => {
    const { config, database } = services;
    const { db } = database;
    const now = await databaseTime(db);
    const [after, next] = KNOCKS_AFTER.slice(knock - 1);
    const parts = await listUnseenParts(db, entryId);
    if (after === undefined || parts.length === 0) return;
    const counts = parts.map(({ days, told_at }) => Date.parse(countsFromView(days, told_at, now, config.timeZone)));
    const due = Math.min(...counts) + after * MINUTE;
    if (due > now.getTime()) {
      await knockLater(db, { entry_id: entryId, knock }, due - now.getTime());
      return;
    }
    await pushAgain(services, { entryId, knock });
    if (next === undefined) return;
    // From now on: knocks that are late, as after the server was down, do not come all at once.
    await knockLater(db, { entry_id: entryId, knock: knock + 1 }, (next - after) * MINUTE);
  },
});

const knockLater = (db: Db, knock: { entry_id: number; knock: number }, inMs: number): Promise<void> =>
  enqueue(db, knockForOrders, knock, inMs);
