import type { Db } from '../../database/connection.ts';
import { findHeld } from './held-cash.ts';
import { listOpenDues } from './shop-dues.queries.ts';

/** Whether a driver holds cash, or has handed some in that no Admin has counted. */
export async function hasOpenCash(db: Db, driverId: number): Promise<boolean> {
  const uncounted = db
    .selectFrom('hand_ins')
    .select('id')
    .where('driver_id', '=', driverId)
    .where('accepted_at', 'is', null)
    .limit(1);
  if (await uncounted.executeTakeFirst()) return true;
  return (await findHeld(db, driverId)).length > 0;
}

/** Whether something is owed to a business, or by it. */
export const hasOpenDues = async (db: Db, companyId: number): Promise<boolean> =>
  (await listOpenDues(db, [companyId], 1)).length > 0;
