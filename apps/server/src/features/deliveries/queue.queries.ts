import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type Ordering, type PageRequest, pagedBy } from '../../platform/lists/keyset.ts';
import { selectOrderSummaries, selectOrders } from '../orders/index.ts';

const id = sql<number>`orders.id`;
const OLDEST: Ordering = { key: sql<string>`orders.created_at`, kind: 'instant', id, direction: 'asc' };
const LAST_CHANGED: Ordering = { key: sql<string>`orders.status_changed_at`, kind: 'instant', id, direction: 'desc' };

/**
 * What waits for a driver, oldest first: by when it was sent, so that one that failed is the first to go out again. What is
 * still to be confirmed waits for an Admin (DISPATCH-14).
 */
export function listQueue(db: Db, request: PageRequest) {
  const waiting = selectOrders(db)
    .where('orders.status', '=', 'pending')
    .where('orders.awaits_confirmation', '=', false);
  return pagedBy(waiting, OLDEST, request).execute();
}

export const FINISHED = ['delivered', 'delivery_failed'] as const;

/** What a driver has brought to an end, last one first. */
export function listHistory(db: Db, driverId: number, request: PageRequest) {
  const finished = selectOrders(db).where('orders.driver_id', '=', driverId).where('orders.status', 'in', FINISHED);
  return pagedBy(finished, LAST_CHANGED, request).execute();
}

/** A driver's active deliveries, in the order they were taken. */
export function listActiveDeliveries(db: Db, driverId: number) {
  return selectOrders(db)
    .where('orders.driver_id', '=', driverId)
    .where('orders.status', '=', 'shipped')
    .orderBy('orders.shipped_at')
    .orderBy('orders.id')
    .execute();
}

/** All active deliveries, longest first. */
export function listInProgress(db: Db) {
  return selectOrderSummaries(db)
    .where('orders.status', '=', 'shipped')
    .orderBy('orders.shipped_at')
    .orderBy('orders.id')
    .execute();
}
