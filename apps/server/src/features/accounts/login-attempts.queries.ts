import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { tooMany } from '../../platform/errors.ts';

// The first failures are anybody's slip; from then on each one doubles the wait, up to a quarter of an hour.
const FREE_FAILURES = 5;
const LONGEST_WAIT_SECONDS = 900;
const LONGEST_ACCOUNT = sql.lit(60);

/** Under what a name is counted, known or not: in small letters by the database's own rule, by which names are found. */
const accountOf = (username: string) => sql<string>`left(lower(${username}), ${LONGEST_ACCOUNT})`;

/**
 * Counts a guess as failed before it is judged, in one statement: of guesses made at once none passes the delay that an
 * earlier one brings. Who turns out right clears the count.
 * @throws 429 while the account waits after failures, with the seconds that are left; the guess does not count then
 */
export async function countAttempt(db: Db, username: string, now: Date): Promise<void> {
  const at = now.toISOString();
  const over = sql`greatest(0, login_attempts.failures + 1 - ${FREE_FAILURES}::integer)`;
  const counted = await db
    .insertInto('login_attempts')
    .values({ account: accountOf(username), failures: 1, last_failed_at: at, blocked_until: null })
    .onConflict((conflicting) =>
      conflicting
        .column('account')
        .doUpdateSet({
          failures: sql`least(login_attempts.failures + 1, 100)`,
          last_failed_at: at,
          blocked_until: sql`case when ${over} > 0 then
          ${at}::timestamptz + make_interval(secs => least(${LONGEST_WAIT_SECONDS}::integer, power(2, least(${over}, 20)))) end`,
        })
        .where(sql<boolean>`coalesce(login_attempts.blocked_until <= ${at}::timestamptz, true)`),
    )
    .returning('failures')
    .executeTakeFirst();
  if (!counted) throw tooMany(await secondsLeft(db, username, now));
}

async function secondsLeft(db: Db, username: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('login_attempts')
    .select('blocked_until')
    .where('account', '=', accountOf(username))
    .executeTakeFirst();
  const milliseconds = row?.blocked_until ? Date.parse(row.blocked_until) - now.getTime() : 0;
  // At least one: whoever was right meanwhile has ended the wait.
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

export async function clearFailures(db: Db, username: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('account', '=', accountOf(username)).execute();
}
