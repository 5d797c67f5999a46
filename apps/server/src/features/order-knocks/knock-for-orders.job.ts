import * as z from 'zod';
import type { Db } from '../../database/connection.ts';
import { databaseTime } from '../../database/identity.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { hastenJobs } from '../../platform/jobs/jobs.queries.ts';
import type { BeginWay } from '../inbox/index.ts';
import { countsFromView } from '../opening-hours/index.ts';
import { pushAgain, pushAnewTo, type RingsFrom } from '../push/index.ts';
import { findOwner, isNewOrder, knocksAt, listUnseenParts, queueFirstKnocks } from './order-knocks.queries.ts';

const KNOCK = 'order.knock';
const MINUTE = 60_000;

/** Minutes of being open after which a shop is pushed once more what it has not seen. */
const KNOCKS_AFTER = [2, 5, 10] as const;

/** Begins to knock at the shops of a new order. */
export const knockWay: BeginWay = (db, messageId) => queueFirstKnocks(db, KNOCK, messageId, KNOCKS_AFTER[0]);

/** From when on entries that tell shops of new orders count: those that somebody has yet to see, and only once a shop is open. */
async function countsFromOf(
  db: Db,
  entryIds: readonly number[],
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Map<number, Date>> {
  const parts = Map.groupBy(await listUnseenParts(db, entryIds), ({ entry_id }) => entry_id);
  const earliest = [...parts].map(([id, some]): [number, Date] => {
    const times = some.map(({ days, told_at }) => Date.parse(countsFromView(days, told_at, now, timeZone)));
    return [id, new Date(Math.min(...times))];
  });
  return new Map(earliest);
}

/** A closed shop's new order rings at its opening, unless it was seen or has ended by then (MESSAGE-11). */
export const ringsAtOpening: RingsFrom = async (db, pushes, moment) => {
  const ids = pushes.filter(isNewOrder).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const from = await countsFromOf(db, ids, moment);
  return new Map(ids.map((id) => [id, from.get(id)]));
};

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
    const from = (await countsFromOf(db, [entryId], { now, timeZone: config.timeZone })).get(entryId);
    if (after === undefined || !from) return;
    const due = from.getTime() + after * MINUTE;
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

/** Has what waits for a business's opening ring by its hours as they are now. */
export async function ringByNewHours(db: Db, companyId: number): Promise<void> {
  const owner = await findOwner(db, companyId);
  if (!owner) return;
  await pushAnewTo(db, owner.owner_id);
  // After what rings at once; whose time has not come by then puts itself off again.
  await hastenJobs(db, KNOCK, knocksAt(owner.owner_id), KNOCKS_AFTER[0] * MINUTE);
}

const knockLater = (db: Db, knock: { entry_id: number; knock: number }, inMs: number): Promise<void> =>
  enqueue(db, knockForOrders, knock, inMs);
