import { minutesSince } from '../orders/waiting-time.ts';

/** How pressing it is that somebody sees to an order. */
export type Age = 'calm' | 'waiting' | 'late' | 'urgent';

/** From so many minutes on. */
const FROM_MINUTES = { urgent: 60, late: 30, waiting: 15, calm: 0 } as const satisfies Record<Age, number>;

/** From when on what waits is late. */
export const LATE_MINUTES = FROM_MINUTES.late;

/** The age of what has stood like this for so many minutes (DISPATCH-4). */
export function ageOf(minutes: number): Age {
  if (minutes >= FROM_MINUTES.urgent) return 'urgent';
  if (minutes >= FROM_MINUTES.late) return 'late';
  return minutes >= FROM_MINUTES.waiting ? 'waiting' : 'calm';
}

/** How long an order has stood, and since when that counts. */
interface Standing {
  readonly age: Age;
  readonly minutes: number;
  /** From then on, from the opening of a shop, or not yet: they are closed. */
  readonly counted: 'since' | 'opening' | 'closed';
}

/**
 * How an order stands that does so `since`: a night is nobody's delay, so its age counts from when the first of its shops has opened
 * (DISPATCH-4).
 * @param countsFrom of each shop that still has something to do for it (`countsFrom`); none: nothing but the time counts
 */
export function standingOf(since: string, countsFrom: readonly string[], now: Date): Standing {
  const whole = minutesSince(since, now);
  const [opening = since] = countsFrom.toSorted();
  const opened = Date.parse(opening);
  if (opened <= Date.parse(since)) return { age: ageOf(whole), minutes: whole, counted: 'since' };
  if (opened > now.getTime()) return { age: 'calm', minutes: whole, counted: 'closed' };
  const minutes = minutesSince(opening, now);
  return { age: ageOf(minutes), minutes, counted: 'opening' };
}
