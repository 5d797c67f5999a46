import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

// What nobody has: https://www.rfc-editor.org/rfc/rfc2606
const NOWHERE = '@unconfirmed.invalid';

/** In place of an address that may be somebody else's, for an account of which every address is one of its own. */
export const noAddress = (): string => `${randomBytes(9).toString('hex')}${NOWHERE}`;

export const isNoAddress = (email: string): boolean => email.endsWith(NOWHERE);

/** Whose address that is, whatever its case. */
export function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'email_confirmed_at'])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();
}

/** What a person is called, and their addresses: the one that holds, and the one they claim. */
export function findNames(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('email_claims', 'email_claims.user_id', 'users.id')
    .select(['users.id', 'users.username', 'users.email', 'users.email_confirmed_at', 'email_claims.email as claim'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

/** Holds a person's address until the transaction ends. */
export function lockEmail(transaction: Db, userId: number) {
  return transaction
    .selectFrom('users')
    .select(['id', 'username', 'email', 'email_confirmed_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Holds the addresses of several people until the transaction ends, in the order of their ids. */
export function lockEmails(transaction: Db, userIds: readonly number[]) {
  return transaction
    .selectFrom('users')
    .select(['id', 'username', 'email', 'email_confirmed_at'])
    .where('id', 'in', [...userIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Gives a person another address. */
export async function setEmail(
  transaction: Db,
  userId: number,
  { email, confirmedAt }: { email: string; confirmedAt: Date | null },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ email, email_confirmed_at: confirmedAt?.toISOString() ?? null })
    .where('id', '=', userId)
    .execute();
}

/** Keeps the address that a person says is theirs, in place of one they said so of before. */
export async function setClaim(transaction: Db, userId: number, email: string): Promise<void> {
  await transaction
    .insertInto('email_claims')
    .values({ user_id: userId, email })
    .onConflict((conflicting) => conflicting.column('user_id').doUpdateSet({ email }))
    .execute();
}

/** @param email only where it is this one that they claim */
export async function deleteClaim(transaction: Db, userId: number, email?: string): Promise<void> {
  await transaction
    .deleteFrom('email_claims')
    .where('user_id', '=', userId)
    .$if(email !== undefined, (claims) => claims.where(sql`lower(email)`, '=', sql`lower(${email})`))
    .execute();
}
