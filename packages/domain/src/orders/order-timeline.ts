import type { Answered } from '../answered.ts';
import { type OrderPart, pickUpsOf } from './order-stage.ts';
import { hasEnded, type OrderStatus } from './order-status.ts';

export type OrderEvent = {
  readonly status: Answered<OrderStatus>;
  /** ISO 8601 in UTC. */
  readonly at: string;
};

export type TimelineStep = {
  /** On the way is when the driver said so, else when the last part was picked up (ORDER-15). */
  readonly status: Answered<OrderStatus> | 'picking_up' | 'on_the_way';
  /** When it was reached; null for what is still to come. */
  readonly at: string | null;
  readonly state: 'done' | 'current' | 'upcoming';
};

/** What normally follows, as the customer hopes it will. A failed delivery promises nothing until an Admin decides. */
const EXPECTED_NEXT: Readonly<Partial<Record<Answered<OrderStatus>, readonly OrderStatus[]>>> = {
  pending: ['shipped', 'delivered'],
  shipped: ['delivered'],
};

type Reached = Pick<TimelineStep, 'status' | 'at'>;

/**
 * The steps of the customer's order page: everything that happened, oldest first, the present status as the current step,
 * and what is expected to follow. The status decides: if the last event does not tell of it, it is added without a time.
 */
export function timelineSteps(
  status: Answered<OrderStatus>,
  events: readonly OrderEvent[],
  parts: readonly OrderPart[] = [],
  onWayAt?: string | null,
): TimelineStep[] {
  const isTold = events.at(-1)?.status === status;
  const reached: Reached[] = isTold ? [...events] : [...events, { status, at: null }];
  const withPickUps = reached.toSpliced(
    reached.findLastIndex((step) => step.status === 'shipped') + 1,
    0,
    ...pickedUp(status, parts, onWayAt),
  );
  const current = withPickUps.length - 1;
  const upcoming = hasEnded(status) ? [] : (EXPECTED_NEXT[status] ?? []);
  return [
    ...withPickUps.map((step, index) => ({
      ...step,
      state: index === current ? ('current' as const) : ('done' as const),
    })),
    ...upcoming.map((next) => ({ status: next, at: null, state: 'upcoming' as const })),
  ];
}

/** How far this way has come; nothing where nothing was said or ticked, or one that ended tells of it no more. */
function pickedUp(
  status: Answered<OrderStatus>,
  parts: readonly OrderPart[],
  onWayAt: string | null | undefined,
): Reached[] {
  const { done, total } = pickUpsOf(parts);
  const last = parts
    .flatMap(({ picked_up_at }) => picked_up_at ?? [])
    .sort()
    .at(-1);
  if (status !== 'shipped' && status !== 'delivered') return [];
  if (onWayAt) return [{ status: 'on_the_way', at: onWayAt }];
  if (!last) return [];
  if (done === total) return [{ status: 'on_the_way', at: last }];
  return status === 'shipped' ? [{ status: 'picking_up', at: last }] : [];
}
