import type { DomainEvent, EventType } from '@mercadito/domain/events/domain-event';
import { type RawBuilder, sql } from 'kysely';
import type { Statements } from '../../database/all-of.ts';
import { insertingJobs } from '../jobs/jobs.queries.ts';

/** The job that writes what was taken from somebody to the file beside the database; the feature of copies defines it. */
export const KEEP_JOURNAL = 'journal.keep';

/** Those by which the database's triggers may have written something to the journal (BACKUP-5). */
const JOURNALED: ReadonlySet<EventType> = new Set<EventType>([
  'account.blocked',
  'account.deleted',
  'account.unblocked',
  'role.assigned',
  'company.suspended',
  'company.reinstated',
  'passkey.removed',
]);

/** Statements for `doAllOf` that have the journal kept after the commit; none where nothing was taken from anybody. */
export function keepingJournal(events: readonly DomainEvent[], condition: RawBuilder<unknown>): Statements {
  if (!events.some(({ type }) => JOURNALED.has(type))) return {};
  const one = sql`select '{}'::jsonb as payload, now() as start_after where ${condition}`;
  return insertingJobs(KEEP_JOURNAL, one, undefined, 'journal');
}
