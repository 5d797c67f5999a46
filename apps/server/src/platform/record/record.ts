import type { DomainEvent } from '@mercadito/domain/events/domain-event';
import type { RecordedChange } from '@mercadito/domain/events/recorded-change';
import type { Db } from '../../database/connection.ts';

/** What a write has said while it was under way, in order. */
export interface Recorded {
  readonly events: readonly DomainEvent[];
  readonly changes: readonly RecordedChange[];
}

interface Recording {
  readonly events: DomainEvent[];
  readonly changes: RecordedChange[];
}

const underWay = new WeakMap<Db, Recording>();

function recordingOf(transaction: Db, what: string): Recording {
  const recording = underWay.get(transaction);
  if (!recording) throw new Error(`${what} was recorded outside of a write`);
  return recording;
}

/**
 * Says that something has happened in a write. What follows from it stands in `reactions/`, and is seen to when the write's
 * work is done, so nothing is awaited here.
 * @throws where no write is under way that would see to it
 */
export function record(transaction: Db, event: DomainEvent): void {
  recordingOf(transaction, event.type).events.push(event);
}

const areAlike = ({ before, after }: RecordedChange): boolean => JSON.stringify(before) === JSON.stringify(after);

/**
 * Puts on record what something was before a write and what it is after it (RECORD-1), with the write's own row in the audit;
 * what has not changed is no change.
 * @throws where no write is under way that would see to it
 */
export function recordChange(transaction: Db, change: RecordedChange): void {
  const { changes } = recordingOf(transaction, change.kind);
  if (!areAlike(change)) changes.push(change);
}

/** Does the work of a write; answers its result and what was recorded meanwhile. */
export async function recordDuring<Result>(
  transaction: Db,
  work: () => Promise<Result>,
): Promise<Recorded & { readonly result: Result }> {
  const recording: Recording = { events: [], changes: [] };
  underWay.set(transaction, recording);
  try {
    return { result: await work(), ...recording };
  } finally {
    underWay.delete(transaction);
  }
}
