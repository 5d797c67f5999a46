import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { namedLike } from './accounts.queries.ts';

const MOST_DEVICES = 20;

/** Whether the person of that name has signed in on this device before. One query, whether there is such a person or not. */
export async function isDeviceOf(db: Db, username: string, hash: string): Promise<boolean> {
  const row = await namedLike(db, username)
    .innerJoin('devices', 'devices.user_id', 'users.id')
    .select('devices.hash')
    .where('devices.hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anybody has signed in on this device before. */
export async function isDeviceKnown(db: Db, hash: string): Promise<boolean> {
  const row = await db.selectFrom('devices').select('hash').where('hash', '=', hash).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether a person who has signed in elsewhere has not on this device. */
export async function isNewDevice(transaction: Db, userId: number, hash: string): Promise<boolean> {
  const { others, same } = await transaction
    .selectFrom('devices')
    .select((select) => [
      select.fn.countAll<number>().as('others'),
      sql<number>`count(*) filter (where hash = ${hash})`.as('same'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return others > 0 && same === 0;
}

/** Remembers a device of a person, and forgets those beyond the twenty that they used last. */
export async function rememberDevice(transaction: Db, userId: number, hash: string, now: Date): Promise<void> {
  const last_used_at = now.toISOString();
  await transaction
    .insertInto('devices')
    .values({ user_id: userId, hash, last_used_at })
    .onConflict((conflicting) => conflicting.columns(['user_id', 'hash']).doUpdateSet({ last_used_at }))
    .execute();
  const others = transaction
    .selectFrom('devices')
    .select('hash')
    .where('user_id', '=', userId)
    .where('hash', '!=', hash)
    .orderBy('last_used_at', 'desc')
    .orderBy('hash')
    .offset(MOST_DEVICES - 1);
  await transaction.deleteFrom('devices').where('user_id', '=', userId).where('hash', 'in', others).execute();
}
