import type { setDriverAvailability as setDriverAvailabilityContract } from '@mercadito/contracts/deliveries/driver';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { Db } from '../../database/connection.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { record } from '../../platform/record.ts';
import { type DriverRow, setAvailability } from './driver-profiles.queries.ts';
import { idsOfDriver } from './driver-view.ts';
import { requireDriver } from './lock-driver.ts';

/**
 * Switches a driver on or off; orders in hand stay in hand.
 * @throws 404 for a driver who does not exist, or is not that person's, 409 `driver_blocked` for one who is kept out
 */
export async function setDriverAvailability(
  db: Db,
  body: Parsed<typeof setDriverAvailabilityContract>['body'],
  driverId: number | null,
): Promise<DriverRow> {
  if (driverId === null) throw notFound('Driver');
  const driver = { id: driverId, userId: body.user_id };
  if (!(await setAvailability(db, driver, body.availability_status))) throw notFound('Driver');
  const row = await requireDriver(db, driverId);
  if (row.is_blocked) throw conflict('driver_blocked', 'This driver is blocked.');
  record(db, { type: 'driver.availability_changed', ...idsOfDriver(row) });
  return row;
}
