import type { Db } from '../../database/connection.ts';
import { unlessThere } from '../../platform/lists/unless-there.ts';
import { conflict } from '../../platform/problems/errors.ts';

/** Gives a person a driver profile, unavailable at first, unless they have one. */
export async function ensureDriver(transaction: Db, userId: number): Promise<void> {
  const present = transaction.selectFrom('drivers').select('id').where('user_id', '=', userId);
  const row = unlessThere({ user_id: userId }, present);
  await transaction
    .insertInto('drivers')
    .columns(row.columns)
    .expression(row.values)
    .onConflict((conflicting) => conflicting.column('user_id').doNothing())
    .execute();
}

/**
 * Takes a person who stops driving, or is kept out, off the list of available drivers; without a profile there is nothing to do.
 * @throws 409 `driver_has_orders` (facts: how many) while they hold one: nobody could deliver it any more
 */
export async function retireDriver(transaction: Db, userId: number): Promise<void> {
  const driver = await transaction
    .updateTable('drivers')
    .set({ availability_status: 'unavailable' })
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!driver) return;
  const { count } = await transaction
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('driver_id', '=', driver.id)
    .where('status', '=', 'shipped')
    .executeTakeFirstOrThrow();
  if (count > 0) throw conflict('driver_has_orders', 'This driver still holds orders.', { count });
}
