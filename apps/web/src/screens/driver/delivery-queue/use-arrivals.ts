import { useEffect, useRef, useState } from 'react';

/** How many orders the last change of the queue has brought; 0 until something comes. Null: not known, or closed. */
export function useArrivals(reading: QueueReading | null): number {
  const before = useRef<QueueReading | null>(null);
  const [arrivals, setArrivals] = useState(0);

  useEffect(() => {
    const previous = before.current;
    before.current = reading;
    if (!reading || !previous || previous === reading) return;
    const came = countArrivals(previous, reading);
    if (came > 0) setArrivals(came);
  }, [reading]);

  return arrivals;
}

/** As much of the queue as tells whether something has come. */
interface QueueReading {
  /** All orders waiting, loaded or not. */
  readonly count: number;
  /** How many pages are loaded. */
  readonly pages: number;
  readonly orders: readonly { readonly transaction_id: string; readonly date_issued: string }[];
}

/**
 * How many orders have come between two readings of the queue. The list is oldest first, so new ones may stand on pages
 * that are not loaded, and one taken meanwhile hides one that came: the larger of both counts is told.
 */
export function countArrivals(before: QueueReading, after: QueueReading): number {
  const known = new Set(before.orders.map((order) => order.transaction_id));
  const newest = before.orders.at(-1)?.date_issued ?? '';
  const unknown = after.orders.filter((order) => !known.has(order.transaction_id) && order.date_issued > newest);
  // What a further page shows has waited before: only the count tells of news then.
  const fresh = after.pages > before.pages ? 0 : unknown.length;
  return Math.max(after.count - before.count, fresh, 0);
}
