import { memoize } from '../memoize.ts';
import { MINUTES_OF_DAY, type Moment } from './day.ts';

export type LocalTime = Moment & {
  /** `YYYY-MM-DD`. */
  readonly date: string;
};

const MINUTE = 60_000;
const DAY = MINUTES_OF_DAY * MINUTE;

const formatterOf = memoize((timeZone: string) => {
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-US', { timeZone, calendar: 'gregory', ...date, ...time });
});

/** What the clock and the calendar on the wall of that time zone show at an instant. Throws a RangeError for no zone. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  const weekday = ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  return { date, weekday, minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) };
}

/**
 * Whether that is the name of a zone, as the IANA database has them. No offset such as `+05:00`: the database reads its sign the other way
 * round, and days would begin at another hour there.
 */
export function isTimeZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** `YYYY-MM-DD` so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** By how many milliseconds the zone's wall clock is ahead of UTC at an instant, which is a whole minute. */
function zoneOffset(instant: number, timeZone: string): number {
  const { date, minutes } = localTime(new Date(instant), timeZone);
  return Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE - instant;
}

/**
 * The instant at which the wall clock of the zone shows that minute of that date (`YYYY-MM-DD`).
 * A time that a change of clocks skips becomes the one as much later.
 */
export function instantOfLocal(date: string, minutes: number, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE;
  const guess = asUtc - zoneOffset(asUtc, timeZone);
  const offset = zoneOffset(guess, timeZone);
  const instant = asUtc - offset;
  const exists = zoneOffset(instant, timeZone) === offset;
  return new Date(exists ? instant : Math.max(guess, instant));
}

/**
 * The first instant after another at which the wall clock shows a minute counted from the midnight of a date, which may lie days
 * ahead. Where a change of clocks repeats an hour and the first one has passed, it is in the second.
 */
export function instantAfter(after: Date, date: string, minutes: number, timeZone: string): Date {
  const [days, ofDay] = [Math.floor(minutes / MINUTES_OF_DAY), minutes % MINUTES_OF_DAY];
  const day = addDays(date, days);
  const instant = instantOfLocal(day, ofDay, timeZone);
  if (instant > after) return instant;
  const asUtc = Date.parse(`${day}T00:00:00Z`) + ofDay * MINUTE;
  return new Date(asUtc - zoneOffset(asUtc + DAY, timeZone));
}

/** The instant at which a local date (`YYYY-MM-DD`) is over. */
export function endOfLocalDay(date: string, timeZone: string): Date {
  return instantOfLocal(addDays(date, 1), 0, timeZone);
}
