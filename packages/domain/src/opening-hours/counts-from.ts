import type { Day } from './day.ts';
import { openingStateAt } from './next-change.ts';

/** Longer than any business stays as it is: within a week each opens and closes, or never does. */
const FAR_BACK_MS = 8 * 86_400_000;

/**
 * From when on a business can be expected to have answered what came at `since`: from then, but from its opening where it was
 * closed since, and from its next opening while it is closed (ORDER-16). One without hours is open whenever somebody asks.
 * @returns an instant after `now` while it is closed; `since` for one that never opens
 */
export function countsFrom(days: readonly Day[], since: Date, now: Date, timeZone: string): Date {
  let from = since;
  let at = new Date(Math.max(since.getTime(), now.getTime() - FAR_BACK_MS));
  while (true) {
    const { isOpenNow, nextChangeAt } = openingStateAt(days, at, timeZone);
    if (nextChangeAt === null) return from;
    // Of a closing the last millisecond is told, of an opening the first.
    const change = new Date(Date.parse(nextChangeAt) + (isOpenNow === true ? 1 : 0));
    if (isOpenNow === false) from = change;
    if (change > now) return from;
    at = change;
  }
}
