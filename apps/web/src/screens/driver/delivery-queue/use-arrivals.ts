import { useEffect, useRef, useState } from 'react';
import { countArrivals, type QueueReading } from './arrivals.ts';

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
