import { canBeAssigned } from '@mercadito/domain/deliveries/taking-orders';
import type { Db } from '../../database/connection.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { assignDriver } from './assign-driver.ts';
import { type DriverRow, findDriver } from './driver-profiles.queries.ts';
import { driverOf } from './driver-view.ts';
import { takeable, takeError } from './http-errors.ts';
import { lockDriverAndOrder } from './lock-driver.ts';

/**
 * An Admin assigns an order to a driver with fewer than 5 active deliveries (DELIVERY-2).
 * @returns the driver with it
 * @throws 404; 409 `already_claimed` (facts: who has it), `wrong_status`, `awaits_confirmation`, `driver_unavailable`, `driver_limit`,
 *   `admin_has_current_order` while the Admin, who drives too, has an active delivery
 */
export async function assignOrder(
  db: Db,
  { driverId, transactionId }: { driverId: number; transactionId: string },
  { actor, now }: { actor: Actor; now: Date },
): Promise<DriverRow> {
  const own = actor.driverId;
  const { driver, order } = await lockDriverAndOrder(db, driverId, transactionId, ...(own === null ? [] : [own]));
  const ownActiveDeliveries = own === null ? 0 : ((await findDriver(db, own))?.held.length ?? 0);
  const verdict = canBeAssigned(driverOf(driver), takeable(order), ownActiveDeliveries);
  if (!verdict.allowed) throw await takeError(db, verdict.refusal, order, driver);
  return assignDriver(db, order, driver, { kind: 'assigned', actor, now });
}
