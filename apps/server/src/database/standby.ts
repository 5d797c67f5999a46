import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db, Log, Standby } from './database.ts';
import { withoutPassword } from './database-url.ts';
import { identify } from './identity.ts';
import type { PostgresPool } from './postgres-pool.ts';
import { reasonOf } from './reason-of.ts';
import { isNotThereYet, isUnavailable } from './transaction.ts';

/** What visitors read is a second old at most (docs/decisions/0042). */
const MOST_BEHIND_MS = 1_000;
const LOOK_EVERY_MS = 250;
const ASK_AGAIN_AFTER_MS = 10;

/** `isAhead`: it confirms what is not flushed, which a standby that has all may lack. */
interface Position {
  readonly position: string;
  readonly isAhead: boolean;
}

/** How far the primary is: what is flushed, since beyond it the header of an empty page may stand, which nobody is sent. */
async function positionOf(primary: Db): Promise<Position> {
  const asked = sql<Position>`
    select pg_current_wal_flush_lsn()::text as position, current_setting('synchronous_commit') = 'off' as "isAhead"`;
  const { rows } = await asked.execute(primary);
  if (!rows[0]) throw new Error('PostgreSQL does not say how far it is');
  return rows[0];
}

/** Whether it has replayed so far; null where it is no standby. */
async function hasReplayed(db: Db, position: string): Promise<boolean | null> {
  // One that was promoted still knows how far it had replayed.
  const asked = sql<{ has: boolean | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= ${position}::pg_lsn end as has`;
  return (await asked.execute(db)).rows[0]?.has ?? null;
}

const OTHER = 'DATABASE_READ_URL leads to another database than DATABASE_URL: name a standby of that one';

/** Whether it is a copy of the primary's database, and not of one beside it. */
async function isOwnStandby(primary: Db, { db }: PostgresPool): Promise<boolean> {
  const [own, there] = await Promise.all([primary, db].map((each) => identify({ db: each, engine: 'postgres' })));
  return own?.id === there?.id;
}

/** @throws where it is a standby of another database, or lets nobody in; it may come later, or again */
async function requireOwnStandby(primary: Db, reads: PostgresPool, url: string): Promise<boolean> {
  const isOwn = await isOwnStandby(primary, reads).catch((error: unknown) => {
    if (isNotThereYet(error)) return null;
    throw new Error(`DATABASE_READ_URL cannot be used: ${withoutPassword(reasonOf(error), url)}`, { cause: error });
  });
  if (isOwn === false) throw new Error(OTHER);
  return isOwn === true;
}

/**
 * Says when the standby may be read: by when the last look began that has found it as far as the primary was then. It looks while
 * it is asked for, and never holds up who asks.
 * @throws where it is the standby of another database
 */
export async function followStandby(
  primary: Db,
  reads: PostgresPool,
  { url, log }: { readonly url: string; readonly log: Log },
): Promise<Standby> {
  const closing = new AbortController();
  let heardAt = performance.now();
  let hasAllOf = Number.NEGATIVE_INFINITY;
  let lookAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<string | undefined> | undefined;
  let toldFault = '';
  // One that was away may come back as another.
  let isOwn = false;

  const findFault = async (): Promise<string | undefined> => {
    const began = performance.now();
    let asked = 'primary';
    try {
      const { position, isAhead } = await positionOf(primary);
      if (isAhead) return 'the primary confirms what it has not written to disk (synchronous_commit=off)';
      asked = 'standby';
      isOwn ||= await isOwnStandby(primary, reads);
      if (!isOwn) return OTHER;
      while (performance.now() - began < MOST_BEHIND_MS) {
        const has = await hasReplayed(reads.db, position);
        if (has === null) return 'DATABASE_READ_URL leads to no standby';
        if (has) hasAllOf = began;
        if (has) return undefined;
        await sleep(ASK_AGAIN_AFTER_MS, undefined, { signal: closing.signal });
      }
      return `the standby is more than ${MOST_BEHIND_MS} ms behind`;
    } catch (error) {
      isOwn = false;
      return `the ${asked} cannot be asked: ${withoutPassword(reasonOf(error), url)}`;
    }
  };

  const look = (): Promise<string | undefined> => {
    looking ??= findFault().then((fault) => {
      looking = undefined;
      lookAt = performance.now() + LOOK_EVERY_MS;
      if (closing.signal.aborted || (fault ?? '') === toldFault) return fault;
      toldFault = fault ?? '';
      log(fault ? `Public reads go to the primary: ${fault}` : 'Public reads go to the standby again');
      return fault;
    });
    return looking;
  };

  const mayBeRead = (): boolean => {
    const now = performance.now();
    const hasAll = hasAllOf > heardAt;
    // A standby that is well is asked at once whether it has what was just heard of.
    if (now >= lookAt || (!hasAll && toldFault === '')) void look();
    return hasAll && now - hasAllOf < MOST_BEHIND_MS && reads.queue().waiting === 0;
  };

  isOwn = await requireOwnStandby(primary, reads, url).catch(async (error: unknown) => {
    await reads.close();
    throw error;
  });
  const made = { standby: 0, primary: 0 };
  return {
    read: async (there, primary) => {
      const fromPrimary = () => {
        made.primary += 1;
        return primary();
      };
      if (!mayBeRead()) return fromPrimary();
      try {
        const answer = await there(reads.db);
        made.standby += 1;
        return answer;
      } catch (error) {
        // Whatever is wrong with its files or its schema, the primary may well have it.
        if (!isUnavailable(error) && !(error instanceof pg.DatabaseError)) throw error;
        hasAllOf = Number.NEGATIVE_INFINITY;
        return fromPrimary();
      }
    },
    reads: () => ({ ...made }),
    heard: () => {
      heardAt = performance.now();
    },
    look,
    close: async () => {
      closing.abort();
      await looking;
      await reads.close();
    },
  };
}
