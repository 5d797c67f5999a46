import type { DomainEvent } from '@mercadito/domain/events/domain-event';
import type { Db } from '../database/connection.ts';

const recorded = new WeakMap<Db, DomainEvent[]>();

/**
 * Says that something has happened in a write. What follows from it stands in `reactions/`, and is seen to when the write's
 * work is done, so nothing is awaited here.
 * @throws where no write is under way that would see to it
 */
export function record(transaction: Db, event: DomainEvent): void {
  const events = recorded.get(transaction);
  if (!events) throw new Error(`${event.type} was recorded outside of a write`);
  events.push(event);
}

/** Does the work of a write; answers its result and what was recorded meanwhile, in order. */
export async function recordDuring<Result>(
  transaction: Db,
  work: () => Promise<Result>,
): Promise<{ result: Result; events: readonly DomainEvent[] }> {
  const events: DomainEvent[] = [];
  recorded.set(transaction, events);
  try {
    return { result: await work(), events };
  } finally {
    recorded.delete(transaction);
  }
}
