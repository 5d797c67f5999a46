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

/** Signs a person out everywhere. */
export async function deleteTokensOf(transaction: Db, userId: number): Promise<void> {
  await transaction.deleteFrom('tokens').where('user_id', '=', userId).execute();
}

/** Signs a person out everywhere but here. */
export async function deleteOtherTokens(transaction: Db, userId: number, tokenId: number): Promise<void> {
  await transaction.deleteFrom('tokens').where('user_id', '=', userId).where('id', '!=', tokenId).execute();
}
