import type { Db } from '../../database/connection.ts';
import { publish } from '../../platform/events.ts';

/**
 * Tells everybody whom a change of an order concerns to look again: its customer, Admins and, when the queue is another
 * one, the drivers.
 */
export async function announceOrder(db: Db, userId: number, queueChanged: boolean): Promise<void> {
  await publish(db, { user: userId }, ['OrdersUser']);
  await publish(db, { role: 'admin' }, ['Orders']);
  if (queueChanged) await publish(db, { role: 'driver' }, ['OrderQueue']);
}
