import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { type DriverRow, findDriver, lockDrivers } from './driver-profiles.queries.ts';

/** @throws 404 */
export async function requireDriver(db: Db, driverId: number | null): Promise<DriverRow> {
  const driver = driverId === null ? undefined : await findDriver(db, driverId);
  if (!driver) throw notFound('Driver');
  return driver;
}

/**
 * Locks a driver, and others along with them, before reading their active deliveries.
 * @throws 404
 */
export async function lockDriver(db: Db, driverId: number | null, ...others: number[]): Promise<DriverRow> {
  if (driverId !== null) await lockDrivers(db, [driverId, ...others]);
  return requireDriver(db, driverId);
}
