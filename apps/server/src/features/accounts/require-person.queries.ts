import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';

/**
 * Makes sure that an account exists before something is written for it: an Admin may name any id.
 * @throws 404
 */
export async function requirePerson(db: Db, userId: number): Promise<void> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('Account');
}
