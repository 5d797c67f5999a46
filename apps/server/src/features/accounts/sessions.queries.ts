import type { Db } from '../../database/connection.ts';

/** Where a person is signed in, last used first. */
export function listTokens(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('tokens')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Signs a person out everywhere; answers how many sessions that ended. */
export async function deleteTokensOf(transaction: Db, userId: number): Promise<number> {
  const { numDeletedRows } = await transaction.deleteFrom('tokens').where('user_id', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Signs a person out everywhere but here. */
export async function deleteOtherTokens(transaction: Db, userId: number, tokenId: number): Promise<void> {
  await transaction.deleteFrom('tokens').where('user_id', '=', userId).where('id', '!=', tokenId).execute();
}

/**
 * Holds a person until the transaction ends, so that of logins at once each sees the others' tokens; answers why they are
 * kept out by then, null while they are not.
 */
export async function lockPerson(transaction: Db, userId: number): Promise<string | null> {
  const person = transaction.selectFrom('users').select('block_reason').where('id', '=', userId).forNoKeyUpdate();
  return (await person.executeTakeFirst())?.block_reason ?? null;
}

/** Ends a person's sessions but those used last; answers how many. */
export async function keepLastTokens(transaction: Db, userId: number, count: number): Promise<number> {
  const older = transaction
    .selectFrom('tokens')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .offset(count);
  const { numDeletedRows } = await transaction.deleteFrom('tokens').where('id', 'in', older).executeTakeFirst();
  return Number(numDeletedRows);
}
