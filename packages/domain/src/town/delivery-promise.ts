import { localTime } from '../opening-hours/local-time.ts';
import { closureAt, type OpeningState } from '../opening-hours/next-change.ts';
import { closesAt, nextOpening, openingAt, type Week } from '../opening-hours/week.ts';

/** When what is ordered now is brought. */
export type DeliveryPromise =
  /** Today; until when, where that is within a day. */
  { readonly kind: 'today'; readonly until: Date | null } | { readonly kind: 'from'; readonly at: Date };

interface Delays {
  /** The shops that it is fetched from. */
  readonly shops?: readonly OpeningState[];
  /** Until when deliveries are off. */
  readonly offUntil?: Date | null;
}

const DAY_MS = 86_400_000;

/**
 * What people are promised (PROMISE-1): today while deliveries are made, else from when they are made again. What delays it is
 * the last to end: a shop that is closed until it opens, deliveries that are off until a time.
 * @returns null where nobody can say: a shop that is not known to open again, a week without any hours
 */
export function deliveryPromise(
  week: Week,
  now: Date,
  timeZone: string,
  { shops = [], offUntil = null }: Delays = {},
): DeliveryPromise | null {
  const openings = shops.map((shop) => closureAt(shop, now)).filter((closure) => closure !== null);
  if (openings.some(({ opensAt }) => opensAt === null)) return null;
  const delays = [now.getTime(), offUntil?.getTime() ?? 0, ...openings.map(({ opensAt }) => Date.parse(opensAt ?? ''))];
  const ready = new Date(Math.max(...delays));
  const { isOpen, changesAt } = openingAt(week, ready, timeZone);
  if (!isOpen) return changesAt && { kind: 'from', at: changesAt };
  if (ready > now) return { kind: 'from', at: ready };
  const isSoon = changesAt !== null && changesAt.getTime() - now.getTime() <= DAY_MS;
  return { kind: 'today', until: isSoon ? changesAt : null };
}

/** When deliveries end for the day, of an instant at which they do for a while, as before a break at noon. */
export function lastEndOfDay(week: Week, end: Date, timeZone: string): Date {
  const day = (at: Date) => localTime(at, timeZone).date;
  let last = end;
  while (day(last) === day(end)) {
    const opens = nextOpening(week, last, timeZone);
    const closes = opens && day(opens) === day(end) ? closesAt(week, opens, timeZone) : null;
    if (closes === null) break;
    last = closes;
  }
  return last;
}
