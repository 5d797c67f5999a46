import type { RoleKind } from '@mercadito/domain/access/role';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Whether messages reach the device of a session. */
export const IS_REACHED = sql<boolean>`exists (select from push_subscriptions where token_id = tokens.id)`.as(
  'isReached',
);

/** Sessions with what says how long they last. */
const selectLives = (db: Db) =>
  db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .leftJoin('companies', 'companies.owner_id', 'users.id')
    .select(['tokens.id', 'tokens.last_used_at as lastUsedAt', 'companies.id as companyId'])
    .select([sql<RoleKind>`lower(users.role)`.as('role'), IS_REACHED]);

export const listLives = (db: Db, tokenIds: readonly number[]) =>
  selectLives(db)
    .where('tokens.id', 'in', [...tokenIds])
    .execute();

/** Where a person is signed in, last used first. */
export const listTokens = (db: Db, userId: number, now: Date) =>
  selectLives(db)
    .select(['tokens.user_agent as userAgent', 'tokens.created_at as createdAt'])
    .where('tokens.user_id', '=', userId)
    .where('tokens.expires_at', '>', now.toISOString())
    .orderBy('tokens.last_used_at', 'desc')
    .orderBy('tokens.id', 'desc')
    .execute();

export async function setTokenUsed(db: Db, tokenId: number, now: Date, expiresAt: Date): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ last_used_at: now.toISOString(), expires_at: expiresAt.toISOString() })
    .where('id', '=', tokenId)
    .execute();
}

export async function setTokenProved(db: Db, tokenId: number, now: Date): Promise<void> {
  await db.updateTable('tokens').set({ proved_at: now.toISOString() }).where('id', '=', tokenId).execute();
}

/** Sets when a session ends that is not used again; that its device was reached once is remembered. */
export async function setTokenEnd(
  db: Db,
  tokenId: number,
  { expiresAt, isReached }: { expiresAt: Date; isReached: boolean },
): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ expires_at: expiresAt.toISOString(), ...(isReached && { was_reached: true }) })
    .where('id', '=', tokenId)
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
