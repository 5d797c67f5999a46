import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** A person's password, and the e-mail that no new one may be made of. */
export function findPassword(db: Db, userId: number) {
  return (
    db
      .selectFrom('users')
      .leftJoin('email_claims', 'email_claims.user_id', 'users.id')
      // As `emailView` has it: one that may be another person's is not told from one's own.
      .select([
        'password_hash',
        sql<string>`case when email_confirmed_at is null then coalesce(email_claims.email, users.email) else users.email end`.as(
          'email',
        ),
      ])
      .where('users.id', '=', userId)
      .executeTakeFirst()
  );
}

// A password is no part of a person's version: nothing that is decided of them by what was read (`updated_at`) shows it.

/** False when the password is no longer the one that was checked. */
export async function replacePassword(
  transaction: Db,
  userId: number,
  hashes: { before: string; after: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({
      password_hash: hashes.after,
      must_change_password: false,
      one_time_until: null,
    })
    .where('id', '=', userId)
    .where('password_hash', '=', hashes.before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets a password in place of whatever there was, one-time or not. */
export async function setPassword(transaction: Db, userId: number, hash: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ password_hash: hash, must_change_password: false, one_time_until: null })
    .where('id', '=', userId)
    .execute();
}

/** Sets a password that has to be changed; the user name of its person, undefined when there is none. */
export function setOneTimePassword(transaction: Db, userId: number, { hash, until }: { hash: string; until: Date }) {
  return transaction
    .updateTable('users')
    .set({
      password_hash: hash,
      must_change_password: true,
      one_time_until: until.toISOString(),
    })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('username')
    .executeTakeFirst();
}

/** Uses a one-time password up; false when it has been used, or its time is over. */
export async function takeOneTimePassword(transaction: Db, userId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ one_time_until: null })
    .where('id', '=', userId)
    .where('must_change_password', '=', true)
    .where('one_time_until', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
