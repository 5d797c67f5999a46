import { canConfirm } from '@mercadito/domain/orders/first-orders';
import type { Db } from '../../database/connection.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import { lockOrder, wrongStatus } from './move-order.ts';
import { idsOfOrder } from './order-ids.ts';
import { insertEvent, type LockedOrder, setConfirmed } from './orders.queries.ts';

interface Confirming {
  /** The Admin's id. */
  readonly by: number;
  readonly now: Date;
}

/**
 * An Admin says that an order is meant: from now on it can be taken (DISPATCH-14). One that can be already stays as it is.
 * @throws 404; 409 `wrong_status` for one that waits no more
 */
export async function confirmOrder(db: Db, transactionId: string, confirming: Confirming): Promise<void> {
  const order = await lockOrder(db, transactionId);
  if (!canConfirm(order.status)) throw wrongStatus(order.status);
  if (order.awaits_confirmation) await confirmAll(db, [order], confirming);
}

/** Notes of orders that wait, each on record, that they are meant; call it under their locks. */
export async function confirmAll(db: Db, orders: readonly LockedOrder[], { by, now }: Confirming): Promise<void> {
  if (orders.length === 0) return;
  await setConfirmed(
    db,
    orders.map(({ id }) => id),
  );
  const confirmed = {
    kind: 'confirmed',
    from_status: 'pending',
    to_status: 'pending',
    actor_id: by,
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
