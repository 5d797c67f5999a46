import type { DomainEvent } from '@mercadito/domain/events/domain-event';
import { sql } from 'kysely';
import type { Db } from '../database/connection.ts';
import { inTransaction } from '../database/transaction.ts';
import { sending } from './events.ts';
import { noticesOf } from './reactions/notices-of.ts';
import { recordDuring } from './record.ts';

interface AuditEntry {
  actorId: number | null;
  /** The call's name. */
  action: string;
  /** The ids of what it was done to; never a secret, a phone number or free text. */
  detail: Record<string, number | string>;
}

/**
 * One row for every accepted write, in the write's own transaction (CALL-8).
 * @param events what has happened in it: their types stand in the row, their notices are sent with the same statement
 */
export async function recordAudit(
  transaction: Db,
  { actorId, action, detail }: AuditEntry,
  events: readonly DomainEvent[] = [],
): Promise<void> {
  const row = JSON.stringify({ ...detail, ...(events.length > 0 && { events: events.map(({ type }) => type) }) });
  await sql`
    with recorded as (
      insert into audit_log (actor_id, action, detail) values (${actorId}, ${action}, ${row}))
    ${sending(noticesOf(events))}`.execute(transaction);
}

/**
 * Does a write in its transaction and, when its work is done, sees to all that follows from the events it has recorded.
 * @param entryOf what the audit row says of it
 */
export async function audited<Result>(
  transaction: Db,
  work: () => Promise<Result>,
  entryOf: (result: Result) => AuditEntry,
): Promise<Result> {
  const { result, events } = await recordDuring(transaction, work);
  await recordAudit(transaction, entryOf(result), events);
  return result;
}

/** The same in a transaction of its own, for whoever is not in that of `serve` (`ownTransaction`, commands). */
export const inAuditedTransaction = <Result>(
  db: Db,
  work: (transaction: Db) => Promise<Result>,
  entryOf: (result: Result) => AuditEntry,
): Promise<Result> => inTransaction(db, (transaction) => audited(transaction, () => work(transaction), entryOf));

const IDS = /(^|_)(id|ids|user|company|transactionId|driverId)$|Id$/;

/** The ids among a request's fields: they say what was changed without repeating what was written. */
export function idsAmong(...parts: Record<string, unknown>[]): Record<string, number | string> {
  const entries = parts.flatMap((part) => Object.entries(part));
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, number | string] =>
        IDS.test(entry[0]) && ['number', 'string'].includes(typeof entry[1]),
    ),
  );
}
