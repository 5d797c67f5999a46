import { KEPT_DAYS } from '@mercadito/domain/system/kept-days';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { unlessThere } from '../../platform/lists/unless-there.ts';

const KEPT_MS = KEPT_DAYS.wishes * 86_400_000;

/** The last wish of a person. */
export function findLastWish(db: Db, userId: number) {
  return db
    .selectFrom('membership_wishes')
    .select(['asked_at', 'ended_at', 'declined_because'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Has somebody ask for a membership; false where they ask already. */
export async function insertWish(db: Db, userId: number, now: Date): Promise<boolean> {
  const open = db
    .selectFrom('membership_wishes')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  const row = unlessThere({ user_id: sql`${userId}::integer`, asked_at: sql`${now.toISOString()}::timestamptz` }, open);
  const inserted = await db
    .insertInto('membership_wishes')
    .columns(row.columns)
    .expression(row.values)
    .onConflict((conflicting) => conflicting.column('user_id').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Ends the open wish of a person, by a membership or by an Admin's no.
 * @returns false where they ask for nothing
 */
export async function endWish(
  db: Db,
  userId: number,
  now: Date,
  declinedBecause: string | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('membership_wishes')
    .set({ ended_at: now.toISOString(), declined_because: declinedBecause })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets the wishes that ended long ago (WISH-4); how many. */
export async function sweepMembershipWishes(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('membership_wishes')
    .where('ended_at', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
