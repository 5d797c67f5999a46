import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Whether anybody is or was one, let in or not: from the first on there always is one (ROLE-4). */
export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('role', '=', 'Admin').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** No two become the first at once. */
export async function lockFirstAdmin(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('first admin'))`.execute(transaction);
}
