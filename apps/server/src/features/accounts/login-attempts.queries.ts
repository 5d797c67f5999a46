import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { tooMany } from '../../platform/errors.ts';

// The first failures are anybody's slip; from then on each one doubles the wait, up to a quarter of an hour.
const FREE_FAILURES = 5;
const LONGEST_WAIT_SECONDS = 900;
const LONGEST_ACCOUNT = sql.lit(60);

/** Under what a name is counted, known or not: in small letters by the database's own rule, by which names are found. */
const accountOf = (username: string) => sql<string>`left(lower(${username}), ${LONGEST_ACCOUNT})`;

/** @throws 429 while the account waits after failures, with the seconds that are left */
export async function requireNoWait(db: Db, username: string, now: Date): Promise<void> {
  const blockedUntil = await findBlockedUntil(db, username);
  if (blockedUntil && blockedUntil > now) throw tooMany(Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000));
}

async function findBlockedUntil(db: Db, username: string): Promise<Date | null> {
  const row = await db
    .selectFrom('login_attempts')
    .select('blocked_until')
    .where('account', '=', accountOf(username))
    .executeTakeFirst();
  return row?.blocked_until ? new Date(row.blocked_until) : null;
}

/** Counts one more failure and sets how long the account has to wait. */
export async function recordFailure(db: Db, username: string, now: Date): Promise<void> {
  const at = now.toISOString();
  const over = sql`greatest(0, login_attempts.failures + 1 - ${FREE_FAILURES}::integer)`;
  await db
    .insertInto('login_attempts')
    .values({ account: accountOf(username), failures: 1, last_failed_at: at, blocked_until: null })
    .onConflict((conflicting) =>
      conflicting.column('account').doUpdateSet({
        failures: sql`least(login_attempts.failures + 1, 100)`,
        last_failed_at: at,
        blocked_until: sql`case when ${over} > 0 then
          ${at}::timestamptz + make_interval(secs => least(${LONGEST_WAIT_SECONDS}::integer, power(2, least(${over}, 20)))) end`,
      }),
    )
    .execute();
}

export async function clearFailures(db: Db, username: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('account', '=', accountOf(username)).execute();
}
