import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** What somebody is asked to sign for; who signs in is nobody yet. */
export type Ceremony =
  | { readonly purpose: 'add' | 'confirm'; readonly userId: number }
  | { readonly purpose: 'login'; readonly userId: null };

/** How long a device may take. */
export const ANSWER_WITHIN_MS = 5 * 60_000;

// From however many addresses they are asked for: of more, those that were asked for first are signed too late.
const MOST_WAITING = 10_000;

/** Makes room for one more: forgets what is too old, and of one purpose the oldest of too many. */
async function makeRoom(db: Db, { purpose }: Pick<Ceremony, 'purpose'>, now: Date): Promise<void> {
  // What somebody else forgets at the same moment is theirs to forget. As an array they are looked for once: joined, ten thousand were
  // compared with each other where the table's figures were old, and the next ones refused until the sweep.
  await sql`
    delete from passkey_challenges where challenge = any(array(
      select challenge from passkey_challenges
      where expires_at < ${now.toISOString()} or purpose = ${purpose} and expires_at <= (
        select expires_at from passkey_challenges where purpose = ${purpose}
        order by expires_at desc offset ${sql.lit(MOST_WAITING - 1)} limit 1)
      for update skip locked))`.execute(db);
}

export async function insertChallenge(
  db: Db,
  challenge: string,
  { purpose, userId }: Ceremony,
  now: Date,
): Promise<void> {
  await makeRoom(db, { purpose }, now);
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

/** Forgets all of them: what was asked before a copy was restored is signed for nothing (BACKUP-4). */
export async function endAllChallenges(transaction: Db): Promise<void> {
  await transaction.deleteFrom('passkey_challenges').execute();
}
