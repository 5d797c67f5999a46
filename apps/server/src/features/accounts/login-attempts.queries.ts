import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { inTransaction } from '../../database/transaction.ts';
import { tooMany } from '../../platform/problems/errors.ts';

/** Where a guess comes from: an address, a device its person has signed in on before, or a session. */
export type Source = `address ${string}` | `device ${string}` | `session ${number}`;

interface Patience {
  /** The first failures are anybody's slip; from then on each one doubles the wait. */
  readonly free: number;
  readonly longestSeconds: number;
  /** After that long since the first of them, counting begins anew. */
  readonly windowSeconds: number;
}

const WITH_SOURCE: Patience = { free: 5, longestSeconds: 900, windowSeconds: 86_400 };
// Whoever has many addresses is slowed down; nobody is kept outside by it for longer than a moment.
const WITH_ANYBODY: Patience = { free: 100, longestSeconds: 10, windowSeconds: 3600 };
const ANYBODY = '';

const LONGEST_ACCOUNT = sql.lit(60);
const MOST_FAILURES = sql.lit(1000);

/** Under what a name is counted, known or not: by the rule by which names are found. */
const accountOf = (username: string) =>
  sql<string>`left(lower(normalize(${username}::text, NFKC)), ${LONGEST_ACCOUNT})`;

/** What the count and the wait become with one more failure. */
function oneMore({ free, longestSeconds, windowSeconds }: Patience, at: RawBuilder<string>) {
  const isOld = sql`login_attempts.since <= ${at} - make_interval(secs => ${windowSeconds}::integer)`;
  const failures = sql<number>`case when ${isOld} then 1 else least(login_attempts.failures + 1, ${MOST_FAILURES}) end`;
  const over = sql`(${failures}) - ${free}::integer`;
  const wait = sql`make_interval(secs => least(${longestSeconds}::integer, power(2, least(${over}, 20))))`;
  return {
    failures,
    since: sql<string>`case when ${isOld} then ${at} else login_attempts.since end`,
    last_failed_at: at,
    blocked_until: sql<string | null>`case when ${over} > 0 then ${at} + ${wait} end`,
  };
}

async function count(
  db: Db,
  { username, source, now }: { username: string; source: string; now: Date },
  patience: Patience,
): Promise<void> {
  const at = now.toISOString();
  const instant = sql<string>`${at}::timestamptz`;
  const counted = await db
    .insertInto('login_attempts')
    .values({ account: accountOf(username), source, failures: 1, since: at, last_failed_at: at })
    .onConflict((conflicting) =>
      conflicting
        .columns(['account', 'source'])
        .doUpdateSet(oneMore(patience, instant))
        .where(sql<boolean>`coalesce(login_attempts.blocked_until <= ${instant}, true)`),
    )
    .returning('failures')
    .executeTakeFirst();
  if (!counted) throw tooMany(await secondsLeft(db, username, source, now));
}

async function secondsLeft(db: Db, username: string, source: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('login_attempts')
    .select('blocked_until')
    .where('account', '=', accountOf(username))
    .where('source', '=', source)
    .executeTakeFirst();
  const milliseconds = row?.blocked_until ? Date.parse(row.blocked_until) - now.getTime() : 0;
  // At least one: whoever was right meanwhile has ended the wait.
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

const isAddress = (source: Source): boolean => source.startsWith('address ');

/**
 * Counts a guess as failed before it is judged: of guesses made at once none passes the delay that an earlier one brings.
 * From an address it counts for the name alone too, from a device or a session of its person it does not
 * (docs/decisions/0014). Who turns out right takes it back with `clearFailures`.
 * @throws 429 while the name waits after failures, with the seconds that are left; the guess does not count then
 */
export async function countGuess(db: Db, username: string, source: Source, now: Date): Promise<void> {
  if (!isAddress(source)) return count(db, { username, source, now }, WITH_SOURCE);
  await inTransaction(db, async (transaction) => {
    await count(transaction, { username, source, now }, WITH_SOURCE);
    await count(transaction, { username, source: ANYBODY, now }, WITH_ANYBODY);
  });
}

/** Forgets the failures from where somebody was right; others' guesses at the name stay counted. */
export async function clearFailures(db: Db, username: string, source: Source): Promise<void> {
  await db
    .deleteFrom('login_attempts')
    .where('account', '=', accountOf(username))
    .where('source', '=', source)
    .execute();
  if (!isAddress(source)) return;
  await db
    .updateTable('login_attempts')
    .set({ failures: sql`greatest(login_attempts.failures - 1, 0)`, blocked_until: null })
    .where('account', '=', accountOf(username))
    .where('source', '=', ANYBODY)
    .execute();
}

/** Forgets every failure of a name, wherever it came from. */
export async function forgive(db: Db, username: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('account', '=', accountOf(username)).execute();
}
