import { canClaim } from '@mercadito/domain/deliveries/taking-orders';
import type { Db } from '../../database/connection.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { assignDriver } from './assign-driver.ts';
import type { DriverRow } from './driver-profiles.queries.ts';
import { driverOf } from './driver-view.ts';
import { takeable, takeError } from './http-errors.ts';
import { lockDriverAndOrder } from './lock-driver.ts';

/**
 * A driver takes an order from the queue; of several at once exactly one wins.
 * @returns the driver with it
 * @throws 404; 409 `already_claimed` (facts: who was first), `wrong_status`, `awaits_confirmation`, `driver_unavailable`, `has_current_order`
 */
export async function claimOrder(
  db: Db,
  transactionId: string,
  { driverId, actor, now }: { driverId: number | null; actor: Actor; now: Date },
): Promise<DriverRow> {
  const { driver, order } = await lockDriverAndOrder(db, driverId, transactionId);
  const verdict = canClaim(driverOf(driver), takeable(order));
  if (!verdict.allowed) throw await takeError(db, verdict.refusal, order, driver);
  return assignDriver(db, order, driver, { kind: 'claimed', actor, now });
}
