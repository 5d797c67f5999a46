import type { Db } from '../../database/connection.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { lockOrderAndStock, moveOrder, returnStock } from './move-order.ts';
import { idsOfOrder } from './order-ids.ts';

/**
 * An Admin declines an order that is pending or whose delivery failed, saying why (ORDER-9).
 * @throws 404, 409 `wrong_status` while it is on the road or once it is over
 */
export async function declineOrder(
  db: Db,
  { transaction_id, cancellation_reason }: { transaction_id: string; cancellation_reason: string },
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const order = await lockOrderAndStock(db, transaction_id);
  await moveOrder(db, order, {
    name: 'decline',
    by: 'admin',
    kind: 'declined',
    actorId: actor.userId,
    detail: cancellation_reason,
    changes: { declined_at: now.toISOString(), cancellation_reason },
    now,
  });
  await returnStock(db, order.id);
  record(db, { type: 'order.declined', ...idsOfOrder(order) });
}
