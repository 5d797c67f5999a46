const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** For how long, in the two units that people say. */
export type Duration =
  | { readonly unit: 'minutes'; readonly minutes: number }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'days'; readonly days: number };

/**
 * Whole minutes since an instant; 0 where the clock of a device is behind the server's.
 * @param since ISO 8601
 */
export const minutesSince = (since: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS));

/** Minutes as people say them (DELIVERY-25, DISPATCH-4): from an hour on hours and minutes, from a day on days. */
export function durationOf(minutes: number): Duration {
  if (minutes < HOUR) return { unit: 'minutes', minutes };
  if (minutes < DAY) return { unit: 'hours', hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR };
  return { unit: 'days', days: Math.floor(minutes / DAY) };
}
