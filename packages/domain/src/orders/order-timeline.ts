import type { Answered } from '../answered.ts';
import { hasEnded, type OrderStatus } from './order-status.ts';

export type OrderEvent = {
  readonly status: Answered<OrderStatus>;
  /** ISO 8601 in UTC. */
  readonly at: string;
};

export type TimelineStep = {
  readonly status: Answered<OrderStatus>;
  /** When it was reached; null for what is still to come. */
  readonly at: string | null;
  readonly state: 'done' | 'current' | 'upcoming';
};

/** What normally follows, as the customer hopes it will. A failed delivery promises nothing until an Admin decides. */
const EXPECTED_NEXT: Readonly<Partial<Record<Answered<OrderStatus>, readonly OrderStatus[]>>> = {
  pending: ['shipped', 'delivered'],
  shipped: ['delivered'],
};

/**
 * The steps of the customer's order page: everything that happened, oldest first, the present status as the current step,
 * and what is expected to follow. The status decides: if the last event does not tell of it, it is added without a time.
 */
export function timelineSteps(status: Answered<OrderStatus>, events: readonly OrderEvent[]): TimelineStep[] {
  const last = events.at(-1);
  const isTold = last?.status === status;
  const past = isTold ? events.slice(0, -1) : events;
  const upcoming = hasEnded(status) ? [] : (EXPECTED_NEXT[status] ?? []);
  return [
    ...past.map((event) => ({ ...event, state: 'done' as const })),
    { status, at: isTold ? last.at : null, state: 'current' },
    ...upcoming.map((next) => ({ status: next, at: null, state: 'upcoming' as const })),
  ];
}
