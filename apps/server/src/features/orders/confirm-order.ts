import { canConfirm } from '@mercadito/domain/orders/first-orders';
import type { Db } from '../../database/connection.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { lockOrder, wrongStatus } from './move-order.ts';
import { idsOfOrder } from './order-ids.ts';
import { insertEvent, type LockedOrder, lockOrdersToConfirm, setConfirmed } from './orders.queries.ts';

interface Confirming {
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * An Admin says that an order is meant: from now on it can be taken (DISPATCH-14). One that can be already stays as it is.
 * @throws 404; 409 `wrong_status` for one that waits no more
 */
export async function confirmOrder(db: Db, transactionId: string, confirming: Confirming): Promise<void> {
  const order = await lockOrder(db, transactionId);
  if (!canConfirm(order.status)) throw wrongStatus(order.status);
  if (order.awaits_confirmation) await confirm(db, [order], confirming);
}

/** Lets all orders go that wait to be confirmed, as the town asks it of none any more (DISPATCH-14). */
export async function releaseOrders(db: Db, confirming: Confirming): Promise<void> {
  const orders = await lockOrdersToConfirm(db);
  if (orders.length > 0) await confirm(db, orders, confirming);
}

async function confirm(db: Db, orders: readonly LockedOrder[], { actor, now }: Confirming): Promise<void> {
  await setConfirmed(
    db,
    orders.map(({ id }) => id),
  );
  const confirmed = {
    kind: 'confirmed',
    from_status: 'pending',
    to_status: 'pending',
    actor_id: actor.userId,
  } as const;
  await insertEvent(
    db,
    orders.map(({ id }) => ({ ...confirmed, order_id: id, created_at: now.toISOString() })),
  );
  for (const order of orders) {
    const [before, after] = [{ awaits_confirmation: true }, { awaits_confirmation: false }];
    recordChange(db, { kind: 'confirmOrder', id: order.transaction_id, before, after });
    record(db, { type: 'order.confirmed', ...idsOfOrder(order) });
  }
}
