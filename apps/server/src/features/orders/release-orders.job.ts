import * as z from 'zod';
import type { Db } from '../../database/connection.ts';
import { databaseTime } from '../../database/identity.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { holdConfirming } from '../town/index.ts';
import { confirmAll } from './confirm-order.ts';
import { lockOrdersToConfirm } from './orders.queries.ts';

/** So many at a time, in a short transaction of their own. */
const BATCH = 50;

/** Whether there may be more; none once the town has orders confirmed again. */
async function releaseSome(db: Db, by: number): Promise<boolean> {
  if (await holdConfirming(db)) return false;
  const orders = await lockOrdersToConfirm(db, BATCH);
  await confirmAll(db, orders, { by, now: await databaseTime(db) });
  return orders.length === BATCH;
}

/** Lets all orders go that wait to be confirmed, as the town asks it of none any more (DISPATCH-14). */
export const releaseOrders = defineJob('order.release', {
  payload: z.object({ admin_id: z.int() }),
  run: async ({ admin_id: by }, { services: { database }, signal }) => {
    const entry = { actorId: by, action: 'releaseOrders', detail: {} };
    let mayBeMore = true;
    while (mayBeMore) {
      signal.throwIfAborted();
      mayBeMore = await inAuditedTransaction(
        database.db,
        (db) => releaseSome(db, by),
        () => entry,
      );
    }
  },
});

/** Has them let go, in the name of whoever has switched it off. */
export const releaseOrdersLater = (db: Db, { by }: { by: number }): Promise<void> =>
  enqueue(db, releaseOrders, { admin_id: by });
