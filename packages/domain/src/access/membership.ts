import { endOfLocalDay } from '../opening-hours/local-time.ts';

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
