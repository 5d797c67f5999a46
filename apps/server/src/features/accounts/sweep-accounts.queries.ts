import { KEPT_DAYS } from '@mercadito/domain/system/kept-days';
import type { Db } from '../../database/connection.ts';

const DAY_MS = 86_400_000;

/**
 * Forgets the sessions that have ended by themselves, the failed guesses of a day ago and older, since no wait lasts that long,
 * and the devices on which nobody has signed in for longer than their cookie lasts.
 * Links of mails go too when their time is over.
 * @returns how many of all
 */
export async function sweepAccounts(db: Db, now: Date): Promise<number> {
  const sessions = await db.deleteFrom('tokens').where('expires_at', '<', now.toISOString()).executeTakeFirst();
  const guesses = await db
    .deleteFrom('login_attempts')
    .where('last_failed_at', '<', new Date(now.getTime() - KEPT_DAYS.guesses * DAY_MS).toISOString())
    .executeTakeFirst();
  const devices = await db
    .deleteFrom('devices')
    .where('last_used_at', '<', new Date(now.getTime() - KEPT_DAYS.devices * DAY_MS).toISOString())
    .executeTakeFirst();
  const links = await db.deleteFrom('account_links').where('expires_at', '<', now.toISOString()).executeTakeFirst();
  const swept = [sessions, guesses, devices, links].map(({ numDeletedRows }) => Number(numDeletedRows));
  return swept.reduce((sum, rows) => sum + rows, 0);
}
