import { setTimeout as sleep } from 'node:timers/promises';
import { AbortedTransactionError, type Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { MOST_PLANNED_ONCE, PLANNED_ANEW } from './prepared-statements.ts';
import { isStalePlan } from './stale-plan.ts';
import type { Tables } from './tables.ts';
import { NoTurn, type Through } from './writers.ts';

const ATTEMPTS = 5;
const FIRST_DELAY_MS = 10;

const turns = new WeakMap<object, Through>();

/** Has the transactions of a database that write go through there, each attempt of one by itself. */
export const takeTurnsWriting = (db: Kysely<Tables>, through: Through): unknown => turns.set(db, through);

const hearers = new WeakMap<object, Set<() => void>>();
const announced = new WeakSet<object>();

const tellHearers = (db: object): void => {
  for (const hear of hearers.get(db) ?? []) hear();
};

/**
 * Calls back for each commit on a database that is announced, before whoever wrote learns of it; and for one of which nobody
 * knows. Answers how to stop.
 */
export function hearCommits(db: Kysely<Tables>, hear: () => void): () => void {
  const all = hearers.get(db) ?? new Set();
  hearers.set(db, all.add(hear));
  return () => all.delete(hear);
}

/** Announces the commit of a transaction; outside of one, what was just written. */
export function announceCommit(db: Kysely<Tables>): void {
  if (db.isTransaction) announced.add(db);
  else tellHearers(db);
}

/**
 * Runs `work` in one transaction and returns its result, doing the whole of it again when PostgreSQL gave it up for another
 * one (serialization failure, deadlock) or a table was changed. So `work` may run several times: no I/O in it but queries on the transaction it is
 * given. A query on the outer database inside it would wait for ever on the embedded engine's one connection.
 * @throws what `work` throws, after the rollback; `OutcomeUnknown` when connection or database was lost while committing.
 */
export const inTransaction = async <Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => {
  const through: Through = turns.get(db) ?? ((go) => go());
  for (let attempt = 1; ; attempt += 1) {
    let done: object | undefined;
    const tellOfDone = (): void => {
      if (done && announced.has(done)) tellHearers(db);
    };
    try {
      const result = await through(() =>
        db.transaction().execute(async (transaction) => {
          const result = await work(transaction);
          done = transaction;
          return result;
        }),
      );
      tellOfDone();
      return result;
    } catch (error) {
      if (done && !isRolledBack(error)) {
        tellOfDone();
        throw new OutcomeUnknown(error);
      }
      if (attempt === ATTEMPTS || !isLostRace(error)) throw error;
      // Jitter, or the two that collided collide again.
      await sleep(FIRST_DELAY_MS * 2 ** attempt * Math.random());
    }
  }
};

/**
 * The connection was lost while committing: nobody knows whether the transaction happened. So nothing may be done over, and
 * nothing taken back that the database may know of.
 */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('The connection was lost while committing', { cause });
  }
}

/**
 * Whether a commit that failed was refused by the database itself, in a word that leaves no doubt. A session or a whole database
 * that ends with its word (FATAL, PANIC: no room for its log) may have committed before.
 */
const isRolledBack = (error: unknown): boolean =>
  error instanceof AbortedTransactionError ||
  (error instanceof pg.DatabaseError && error.severity === 'ERROR' && !/^(08|57)/.test(codeOf(error)));

/**
 * True for errors after which the same transaction may succeed at once: 40001 serialization failure, 40P01 deadlock, and a
 * table that has other columns than when its statements were prepared.
 */
const isLostRace = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error)) || isStalePlan(error);

/** A read was given up because it took longer than it may. */
export class TookTooLong extends Error {
  constructor(cause: unknown) {
    super('A read took longer than it may', { cause });
  }
}

/**
 * Runs reads whose work a caller can make large: PostgreSQL gives each of them up after that time. The embedded engine has
 * no such clock, so the work itself must be bounded as well. What a caller asks decides how it is best done, so each read is
 * planned anew, and as for a database that lies in memory: its plans hold out where the costly ones gamble.
 * @param arePlannedOnce whether most of them are marked as `PLANNED_ONCE`; the others are planned anew as well
 * @throws `TookTooLong`
 */
export const withinTime = async <Result>(
  db: Kysely<Tables>,
  milliseconds: number,
  read: (transaction: Transaction<Tables>) => Promise<Result>,
  arePlannedOnce = false,
): Promise<Result> => {
  try {
    return await db.transaction().execute(async (transaction) => {
      const settings = [
        arePlannedOnce ? MOST_PLANNED_ONCE : PLANNED_ANEW,
        `set local statement_timeout = ${milliseconds}`,
        'set local random_page_cost = 1.1',
      ];
      await sql.raw(settings.join('; ')).execute(transaction);
      return read(transaction);
    });
  } catch (error) {
    throw codeOf(error) === QUERY_CANCELED ? new TookTooLong(error) : error;
  }
};

const QUERY_CANCELED = '57014';

const NETWORK_CODES = new Set(
  `ECONNREFUSED ECONNRESET ECONNABORTED ENOENT EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH EHOSTDOWN ENETUNREACH
  ENETDOWN`.split(/\s+/),
);
// `pg` reports these without a code.
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)/;

/**
 * True when the database cannot answer at the moment, which is a 503 and not a fault of the call: 53xxx out of resources,
 * 57P01 to 57P03 shutting down or starting, 57014 statement timeout, 55P03 a lock that somebody else has for too long, 58000 and
 * 58030 the disk under it, 08xxx and socket errors, 28xxx it does not let us in, 3D000 it is gone, 25006 it takes no writes, and
 * races lost to the last.
 */
export const isUnavailable = (error: unknown): boolean => {
  const code = codeOf(error);
  if (error instanceof OutcomeUnknown || error instanceof NoTurn || isLostRace(error)) return true;
  if (/^(53...|57P0[123]|57014|55P03|580[03]0|08...|28...|3D000|25006)$/.test(code) || NETWORK_CODES.has(code))
    return true;
  return error instanceof Error && DRIVER_MESSAGES.test(error.message);
};

/** Nobody answers, or not yet: that passes. A refused password or an unknown database does not. */
export const isNotThereYet = (error: unknown): boolean => {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = first instanceof Error && 'code' in first ? String(first.code) : '';
  return isUnavailable(first) && !/^(28...|3D000)$/.test(code);
};

/** True when the disk under the database is full or broken: nobody but an operator can mend that, so it belongs in the log. */
export const isFaultOfDisk = (error: unknown): boolean => /^(53100|580[03]0)$/.test(codeOf(error));

/** True when the database is a standby, or was told to take no writes. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';

const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
};
