/** How far a device's clock may be beside the server's. */
const TOLERANCE_MS = 5 * 60_000;

/**
 * When something really happened with an active delivery: the device's word where it lies between the assignment and now, give
 * or take five minutes, else now (DELIVERY-17). Never before the assignment, and never to come.
 * @param reported the time that the device reports; null for one that reports none
 * @param assignedAt when the driver got the order; null where nobody knows
 */
export function happenedAt(reported: Date | null, { assignedAt, now }: { assignedAt: Date | null; now: Date }): Date {
  if (reported === null) return now;
  const [earliest, latest] = [assignedAt?.getTime() ?? now.getTime(), now.getTime()];
  const time = reported.getTime();
  if (time < earliest - TOLERANCE_MS || time > latest + TOLERANCE_MS) return now;
  return new Date(Math.min(Math.max(time, earliest), latest));
}

/** What of an order's history says who held it. */
export type AssignmentEvent = { readonly kind: string; readonly driverId: number | null; readonly at: Date };

const GIVES = ['claimed', 'assigned'];
const TAKES = ['delivered', 'delivery_failed', 'requeued', 'cancelled', 'declined'];

/**
 * Whether a driver held the order at that time, give or take five minutes: from being given it to its end (DELIVERY-19).
 * @param events all of the order's, in the order they were noted
 */
export function heldAt(events: readonly AssignmentEvent[], driverId: number, at: Date): boolean {
  let since: number | null = null;
  const time = at.getTime();
  for (const event of events) {
    if (GIVES.includes(event.kind)) since = event.driverId === driverId ? event.at.getTime() : null;
    else if (TAKES.includes(event.kind) && since !== null) {
      if (time >= since - TOLERANCE_MS && time <= event.at.getTime() + TOLERANCE_MS) return true;
      since = null;
    }
  }
  return since !== null && time >= since - TOLERANCE_MS;
}
