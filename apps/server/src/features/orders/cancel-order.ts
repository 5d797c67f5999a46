import type { Db } from '../../database/connection.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { lockOrderAndStock, moveOrder, returnStock } from './move-order.ts';
import { idsOfOrder } from './order-ids.ts';

/**
 * The customer calls an order off; what it took goes back to the shops.
 * @throws 404 for an order of somebody else, 409 `wrong_status` once it is on the road or over
 */
export async function cancelOrder(
  db: Db,
  transactionId: string,
  { userId, actor, now }: { userId: number; actor: Actor; now: Date },
): Promise<void> {
  const order = await lockOrderAndStock(db, transactionId, { userId });
  await moveOrder(db, order, {
    name: 'cancel',
    by: 'customer',
    kind: 'cancelled',
    actorId: actor.userId,
    changes: { cancelled_at: now.toISOString() },
    now,
  });
  await returnStock(db, order.id);
  record(db, { type: 'order.cancelled', ...idsOfOrder(order) });
}
