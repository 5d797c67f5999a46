import { happenedAt, heldAt } from '@mercadito/domain/deliveries/happened-at';
import type { Db } from '../../database/connection.ts';
import { isHttpError } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { idsOfOrder, type LockedOrder } from '../orders/index.ts';
import type { DriverRow } from './driver-profiles.queries.ts';
import { idsOfDriver } from './driver-view.ts';
import { type DriverReportFacts, insertReport, listAssignmentEvents } from './reports.queries.ts';

/** Who reports on an active delivery, as which driver, and when the server hears of it. */
export interface Reporter {
  readonly driverId: number | null;
  readonly actor: Actor;
  readonly now: Date;
}

const dateOf = (instant: string | null | undefined): Date | null => (instant ? new Date(instant) : null);

/** When it happened: by the device where that can be, else now (DELIVERY-17). */
export const timeOf = (reportedAt: string | undefined, order: LockedOrder, now: Date): Date =>
  happenedAt(dateOf(reportedAt), { assignedAt: dateOf(order.shipped_at), now });

/** Errors that say no more than that the order is not what it was when the driver did it. */
const OVERTAKEN = ['not_found', 'wrong_status', 'order_not_held', 'order_not_shipped', 'sold_out'];

interface LateReport {
  readonly driver: DriverRow;
  readonly order: LockedOrder;
  readonly now: Date;
  /** What the device says; without it nothing is kept, and the error stands. */
  readonly happenedAt: string | undefined;
  readonly report: () => DriverReportFacts;
}

/**
 * Does what a driver reports of an active delivery. Where the order has changed meanwhile, and the driver held it when it
 * happened, it is kept as a report for Admins instead (DELIVERY-19): the word of whoever was there is not dropped.
 * @param act writes nothing before it refuses
 * @returns whether it was kept as a report
 */
export async function doOrReport(db: Db, act: () => Promise<void>, late: LateReport): Promise<boolean> {
  try {
    await act();
    return false;
  } catch (error) {
    const { driver, order, now } = late;
    const happened = dateOf(late.happenedAt);
    if (!isHttpError(error) || !OVERTAKEN.includes(error.code) || happened === null) throw error;
    if (!heldAt(await listAssignmentEvents(db, order.id), driver.id, happened)) throw error;
    const at = new Date(Math.min(happened.getTime(), now.getTime()));
    const reportId = await insertReport(db, { order, driverId: driver.id, at, now, ...late.report() });
    record(db, { type: 'driver_report.kept', ...idsOfOrder(order), ...idsOfDriver(driver), reportId });
    return true;
  }
}
