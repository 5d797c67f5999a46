import type { Db } from '../../database/connection.ts';

/** What somebody is asked to sign for; who signs in is nobody yet. */
export type Ceremony =
  | { readonly purpose: 'add' | 'confirm'; readonly userId: number }
  | { readonly purpose: 'login'; readonly userId: null };

/** How long a device may take. */
export const ANSWER_WITHIN_MS = 5 * 60_000;

export async function insertChallenge(
  db: Db,
  challenge: string,
  { purpose, userId }: Ceremony,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + ANSWER_WITHIN_MS).toISOString();
  await db.insertInto('passkey_challenges').values({ challenge, purpose, user_id: userId, expires_at }).execute();
}

/** Uses a challenge up; false where it was used, is too old, or somebody was asked to sign it for something else. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  { purpose, userId }: Ceremony,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets what nobody has signed; answers how many. */
export async function sweepPasskeys(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<', now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
