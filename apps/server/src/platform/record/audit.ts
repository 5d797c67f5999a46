import type { DomainEvent } from '@mercadito/domain/events/domain-event';
import { CHANGES, type RecordedChange } from '@mercadito/domain/events/recorded-change';
import { isSeenByVisitors } from '@mercadito/domain/events/unseen-events';
import { type RawBuilder, sql } from 'kysely';
import { doAllOf, type Statements } from '../../database/all-of.ts';
import type { Db } from '../../database/connection.ts';
import { announceCommit, inTransaction } from '../../database/transaction.ts';
import { keepingJournal } from '../journal/keeping-journal.ts';
import { inBatches, ROWS_A_STATEMENT } from '../lists/in-batches.ts';
import { lookingForReturned } from '../messages/awaited-products.ts';
import { leavingMessages } from '../messages/outgoing-messages.ts';
import { noticesOf } from '../reactions/notices-of.ts';
import { sending } from './notices.ts';
import { type Recorded, recordDuring } from './record.ts';

interface AuditEntry {
  actorId: number | null;
  /** The call's name. */
  action: string;
  /** The ids of what it was done to; never a secret, a phone number or free text. */
  detail: Record<string, number | string>;
}

interface AuditRow {
  action: string;
  subject: string;
  subject_id: string;
  detail: object;
}

const ownRow = ({ action, detail }: AuditEntry, events: Recorded['events']): AuditRow => ({
  ...{ action, subject: '', subject_id: '' },
  detail: { ...detail, ...(events.length > 0 && { events: events.map(({ type }) => type) }) },
});

const rowOf = ({ kind, id, companyId, before, after }: RecordedChange): AuditRow => ({
  ...{ action: kind, subject: CHANGES[kind], subject_id: String(id) },
  detail: { ...(companyId !== undefined && { company_id: companyId }), before, after },
});

// What the triggers of 0048 have noted in this transaction: a row that is another one now, besides when it was last written.
const HAD_AN_EFFECT = sql`current_setting('mercadito.effect', true) = 't'`;

const inserting = (actorId: number | null, rows: readonly AuditRow[]) => sql`
  insert into audit_log (actor_id, action, subject, subject_id, detail)
  select ${actorId}::integer, action, subject, subject_id, detail
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as row (action text, subject text, subject_id text, detail jsonb)`;

/** What follows from events, by the two tables of `reactions/`, as statements for `doAllOf`: notices, and messages for after the commit. */
const followingFrom = (actorId: number | null, events: readonly DomainEvent[], condition: RawBuilder<unknown>) => ({
  told: sql`${sending(noticesOf(events))} where ${condition}`,
  ...leavingMessages(actorId, events, condition),
  ...lookingForReturned(events, condition),
  ...keepingJournal(events, condition),
});

/** Puts on record that something was done outside of any call. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await inserting(entry.actorId, [ownRow(entry, [])]).execute(db);
}

/**
 * One row for every accepted write that had an effect, in the write's own transaction (CALL-8), after those of what it has changed
 * (RECORD-1), and its notices with the same statement. What was so already leaves none and is told to nobody: done a million
 * times, it would be a million rows for good.
 * @returns how many rows it has left
 */
async function recordEffect(
  transaction: Db,
  entry: AuditEntry,
  { events, changes }: Recorded,
  besides: Statements,
): Promise<number> {
  // What says nothing of itself may be seen, too.
  if (events.length === 0 || events.some(isSeenByVisitors)) announceCommit(transaction);
  const few = changes.slice(0, ROWS_A_STATEMENT - 1);
  const many = changes.slice(few.length);
  await inBatches(many, async (batch) => {
    await inserting(entry.actorId, batch.map(rowOf)).execute(transaction);
    return [];
  });
  const rows = [...few.map(rowOf), ownRow(entry, events)];
  const { recorded } = await doAllOf(transaction, {
    recorded: sql`${inserting(entry.actorId, rows)} where ${HAD_AN_EFFECT} returning id`,
    ...followingFrom(entry.actorId, events, HAD_AN_EFFECT),
    ...besides,
  });
  return many.length + recorded;
}

/**
 * Does a write in its transaction and, when its work is done, sees to all that follows from the events it has recorded.
 * @param entryOf what the audit row says of it; null where it leaves none
 * @param besides what is done with the same statement
 * @returns its result, and how many rows it has left on record
 */
export async function audited<Result>(
  transaction: Db,
  work: () => Promise<Result>,
  entryOf: (result: Result, recorded: Recorded) => AuditEntry | null,
  besides: (result: Result) => Statements = () => ({}),
): Promise<{ result: Result; rowsLeft: number }> {
  const { result, ...recorded } = await recordDuring(transaction, work);
  const entry = entryOf(result, recorded);
  if (entry) return { result, rowsLeft: await recordEffect(transaction, entry, recorded, besides(result)) };
  await doAllOf(transaction, besides(result));
  return { result, rowsLeft: 0 };
}

/** Tells of what has happened by the clock alone: nothing is written, so there is no write to put on record. */
export async function tell(db: Db, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  await doAllOf(db, followingFrom(null, events, sql`true`));
  if (events.some(isSeenByVisitors)) announceCommit(db);
}

/**
 * Does the work with its audit row in a transaction of its own, for whoever is not in that of `serve` (`ownTransaction`,
 * commands).
 */
export const inAuditedTransaction = <Result>(
  db: Db,
  work: (transaction: Db) => Promise<Result>,
  entryOf: (result: Result) => AuditEntry,
): Promise<Result> =>
  inTransaction(db, async (transaction) => (await audited(transaction, () => work(transaction), entryOf)).result);

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
