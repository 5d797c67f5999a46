import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { type LockedOrder, lockOrderAfter } from '../orders/index.ts';
import { type DriverRow, findDriver, lockingDrivers } from './driver-profiles.queries.ts';

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
  if (driverId !== null) await lockingDrivers(db, [driverId, ...others]).execute();
  return requireDriver(db, driverId);
}

/**
 * Locks a driver, and others along with them, and then an order, before reading the driver's active deliveries.
 * @throws 404
 */
export async function lockDriverAndOrder(
  db: Db,
  driverId: number | null,
  transactionId: string,
  ...others: number[]
): Promise<{ driver: DriverRow; order: LockedOrder }> {
  const order =
    driverId === null ? undefined : await lockOrderAfter(db, transactionId, lockingDrivers(db, [driverId, ...others]));
  const driver = await requireDriver(db, driverId);
  if (!order) throw notFound('Order');
  return { driver, order };
}
