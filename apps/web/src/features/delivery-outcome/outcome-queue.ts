import { problem, transactionId } from '@mercadito/contracts/common';
import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { newIdempotencyKey } from '../../shared/api/idempotency.ts';
import { readStored, removeStored, writeStored } from '../../shared/storage/local-storage.ts';

/** Not among the keys that signing out removes: a delivery that was made must still be told by whoever made it. */
const KEY = 'deliveryOutcomes';

const outcome = z.object({
  driverId: z.int(),
  transactionId,
  isDelivered: z.boolean(),
  comment: z.string(),
  /** The same from the tap to the server's answer, so that however often it is sent it happens once. */
  key: z.string(),
  decidedAt: z.number(),
  /** The server's definite no; it stays until the driver has read it. */
  refusal: problem.nullable(),
});

export type Outcome = z.output<typeof outcome>;
export type NewOutcome = Pick<Outcome, 'driverId' | 'transactionId' | 'isDelivered' | 'comment'>;

const listeners = new Set<() => void>();
let outcomes: readonly Outcome[] | null = null;

const NONE: readonly Outcome[] = [];

export function readOutcomes(): readonly Outcome[] {
  outcomes ??= readStored(KEY, z.array(outcome)) ?? NONE;
  return outcomes;
}

function store(next: readonly Outcome[]): void {
  outcomes = next;
  if (next.length === 0) removeStored(KEY);
  else writeStored(KEY, next);
  for (const listener of listeners) listener();
}

/** Another tab has written: what is in storage counts. */
function readAgain(event: StorageEvent): void {
  if (event.key !== KEY) return;
  outcomes = null;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', readAgain);
  };
}

/** Keeps how a delivery ended until the server knows; a second tap changes nothing. */
export function queueOutcome(decided: NewOutcome): void {
  const others = readOutcomes().filter((each) => each.transactionId !== decided.transactionId || !each.refusal);
  if (others.some((each) => each.transactionId === decided.transactionId)) return;
  store([...others, { ...decided, key: newIdempotencyKey(), decidedAt: Date.now(), refusal: null }]);
}

export function dropOutcome(key: string): void {
  store(readOutcomes().filter((each) => each.key !== key));
}

export function refuseOutcome(key: string, refusal: Outcome['refusal']): void {
  store(readOutcomes().map((each) => (each.key === key ? { ...each, refusal } : each)));
}

/** What this driver has decided and the server has not confirmed. */
export function useOutcomes(driverId: number | null): readonly Outcome[] {
  return useSyncExternalStore(subscribe, readOutcomes, () => NONE).filter((each) => each.driverId === driverId);
}
