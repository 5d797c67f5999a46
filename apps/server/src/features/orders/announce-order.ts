import type { Db } from '../../database/connection.ts';
import { publish } from '../../platform/events.ts';
import type { LockedOrder } from './orders.queries.ts';

/**
 * Tells everybody whom a change of an order concerns to look again: its customer, its businesses, Admins and, when the queue
 * is another one, the drivers.
 */
export async function announceOrder(
  db: Db,
  { user_id, company_ids }: Pick<LockedOrder, 'user_id' | 'company_ids'>,
  queueChanged: boolean,
): Promise<void> {
  await publish(db, { user: user_id }, ['OrdersUser']);
  await publish(db, { role: 'admin' }, ['Orders']);
  for (const company of company_ids) await publish(db, { company }, ['Orders']);
  if (queueChanged) await publish(db, { role: 'driver' }, ['OrderQueue']);
}
