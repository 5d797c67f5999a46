import { endOfLocalDay, localTime } from '../opening-hours/local-time.ts';

/**
 * When a membership or a plan given `until` ends: a date (`YYYY-MM-DD`) is its last day, whole, in the marketplace's time
 * zone; an instant (ISO 8601) is taken as it is. Throws a RangeError for what is neither.
 */
export function membershipEnd(until: string, timeZone: string): Date {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(until) ? endOfLocalDay(until, timeZone) : new Date(until);
  if (Number.isNaN(end.getTime())) throw new RangeError(`not a date: ${until}`);
  return end;
}

/** Whether a membership or a plan that ends at `until` is active `now`; the end itself is no longer. Null never is. */
export function isActiveAt(until: Date | null, now: Date): boolean {
  return until !== null && now.getTime() < until.getTime();
}

/** So long before it ends a membership is one that ends soon: its person hears of it (MESSAGE-13), and Admins find it. */
export const ENDS_SOON_MS = 7 * 86_400_000;

/** The last day (`YYYY-MM-DD`) of what ends at `until`, in the marketplace's time zone: the other way round than `membershipEnd`. */
export function lastDayOf(until: Date, timeZone: string): string {
  return localTime(new Date(until.getTime() - 1), timeZone).date;
}

/** How many days a month has, counted from 0; what is beyond a year's months goes on in the next one. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * A date so many months later, or the last day of its month where that month is shorter; the last day of a month stays one, so
 * that what was cut short in February is whole again in March.
 */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const later = month - 1 + months;
  const isLast = day === daysIn(year, month - 1);
  const last = daysIn(year, later);
  return new Date(Date.UTC(year, later, isLast ? last : Math.min(day, last))).toISOString().slice(0, 10);
}

/**
 * The last day (`YYYY-MM-DD`) of a membership or a plan that is given so many months more: from its own last day while it
 * runs, else from today (ROLE-10).
 */
export function prolongedTo(until: Date | null, months: number, now: Date, timeZone: string): string {
  const from = until !== null && isActiveAt(until, now) ? lastDayOf(until, timeZone) : localTime(now, timeZone).date;
  return addMonths(from, months);
}
