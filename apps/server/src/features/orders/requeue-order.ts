import type { Db } from '../../database/connection.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { lockOrder, moveOrder } from './move-order.ts';
import { idsOfTakenOrder } from './order-ids.ts';
import { forgetPickUps } from './orders.queries.ts';
import { awaitDriver } from './tell-waiting.job.ts';

/** The queue knows an order as if nobody had tried yet; the timeline remembers who did. */
const ANEW = {
  driver_id: null,
  shipped_at: null,
  on_way_at: null,
  failed_at: null,
  delivery_description: null,
  wrong_tries: 0,
};

/**
 * An Admin puts an order whose delivery failed back into the queue.
 * @throws 404, 409 `wrong_status` for every other order
 */
export async function requeueOrder(
  db: Db,
  transactionId: string,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const order = await lockOrder(db, transactionId);
  await moveOrder(db, order, {
    name: 'requeue',
    by: 'admin',
    kind: 'requeued',
    actorId: actor.userId,
    changes: ANEW,
    now,
  });
  await forgetPickUps(db, order.id);
  await awaitDriver(db, order.id, now);
  record(db, { type: 'order.requeued', ...idsOfTakenOrder(order) });
}
