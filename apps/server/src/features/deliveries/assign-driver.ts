import type { Db } from '../../database/connection.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { idsOfOrder, type LockedOrder, moveOrder } from '../orders/index.ts';
import type { DriverRow } from './driver-profiles.queries.ts';
import { idsOfDriver } from './driver-view.ts';
import { hashKeyword } from './hash-keyword.ts';

/** Gives an order to a driver, whoever decided it, and records it; answers the driver, who is locked, with it. */
export async function assignDriver(
  db: Db,
  order: LockedOrder,
  driver: DriverRow,
  { kind, actor, now }: { kind: 'claimed' | 'assigned'; actor: Actor; now: Date },
): Promise<DriverRow> {
  const { salt, hash, iterations } = await hashKeyword(order.delivery_password);
  await moveOrder(db, order, {
    name: 'take',
    by: kind === 'claimed' ? 'driver' : 'admin',
    kind,
    actorId: actor.userId,
    driverId: driver.id,
    changes: {
      driver_id: driver.id,
      shipped_at: now.toISOString(),
      keyword_salt: salt,
      keyword_hash: hash,
      keyword_iterations: iterations,
    },
    now,
  });
  record(db, { type: `order.${kind}`, ...idsOfOrder(order), ...idsOfDriver(driver) });
  const taken = { transactionId: order.transaction_id, shippedAt: now.toISOString() };
  return { ...driver, held: [...driver.held, taken] };
}
