import type { Db } from '../../database/connection.ts';

const DAY_MS = 86_400_000;

/**
 * Forgets the sessions that have ended by themselves, and the failed guesses of a day ago and older: no wait lasts that long.
 * @returns how many of both
 */
export async function sweepAccounts(db: Db, now: Date): Promise<number> {
  const sessions = await db.deleteFrom('tokens').where('expires_at', '<', now.toISOString()).executeTakeFirst();
  const guesses = await db
    .deleteFrom('login_attempts')
    .where('last_failed_at', '<', new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirst();
  return Number(sessions.numDeletedRows + guesses.numDeletedRows);
}
