import type { Db } from '../../database/connection.ts';

export async function findPasswordHash(db: Db, userId: number): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash;
}

/** False when the password is no longer the one that was checked. */
export async function replacePassword(
  transaction: Db,
  userId: number,
  hashes: { before: string; after: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ password_hash: hashes.after, must_change_password: false, updated_at: now.toISOString() })
    .where('id', '=', userId)
    .where('password_hash', '=', hashes.before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets a password that has to be changed; the user name of its person, undefined when there is none. */
export function setOneTimePassword(transaction: Db, userId: number, password_hash: string, now: Date) {
  return transaction
    .updateTable('users')
    .set({ password_hash, must_change_password: true, updated_at: now.toISOString() })
    .where('id', '=', userId)
    .returning('username')
    .executeTakeFirst();
}
