import type { setDriverAvailability as setDriverAvailabilityContract } from '@mercadito/contracts/deliveries/driver';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { wrongDriverSetting } from '@mercadito/domain/deliveries/driver';
import type { Db } from '../../database/connection.ts';
import { conflict, invalid, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { type DriverRow, setSettings } from './driver-profiles.queries.ts';
import { idsOfDriver } from './driver-view.ts';
import { requireDriver } from './lock-driver.ts';

const WORDS = {
  availability_status: 'Is required',
  daily_start_time: 'Both times are needed, or none',
  daily_end_time: 'Both times are needed, or none, and they differ',
};

/**
 * Switches a driver on or off, where active deliveries stay, or sets when they work (DELIVERY-32).
 * @throws 400 on the field that is wrong or missing, 404 for a driver who does not exist, or is not that person's, 409
 *   `driver_blocked` for one who is kept out, `driver_stopped` for one who drives no more
 */
export async function setDriverAvailability(
  db: Db,
  body: Parsed<typeof setDriverAvailabilityContract>['body'],
  driverId: number | null,
): Promise<DriverRow> {
  if (driverId === null) throw notFound('Driver');
  const wrong = wrongDriverSetting(body);
  if (wrong !== null) throw invalid(wrong, WORDS[wrong]);
  const driver = { id: driverId, userId: body.user_id };
  const { availability_status, daily_start_time, daily_end_time } = body;
  const settings = { availability_status, daily_start_time, daily_end_time };
  if (!(await setSettings(db, driver, settings))) throw notFound('Driver');
  const row = await requireDriver(db, driverId);
  if (row.has_stopped) throw conflict('driver_stopped', 'This person does not drive any more.');
  if (row.is_blocked) throw conflict('driver_blocked', 'This driver is blocked.');
  record(db, { type: 'driver.availability_changed', ...idsOfDriver(row) });
  return row;
}
