/** Monday first: number 1 is Monday, 7 is Sunday (HOURS-1). */
export const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type WeekdayName = (typeof WEEKDAY_NAMES)[number];

/** One day of a business's week, or by date. Times are `HH:mm`; only the first item of `schedule` and of `break` counts. */
export type Day = {
  /** 1 (Monday) to 7 (Sunday). */
  readonly number: number;
  /** `YYYY-MM-DD`: in place of its weekday on that date alone, as on a holiday (HOURS-11). */
  readonly date?: string;
  /** Whether it is closed by a tap, for that one day (HOURS-12). */
  readonly isPause?: boolean;
  readonly closed: boolean;
  readonly schedule: readonly { readonly opens: string; readonly shuts: string }[];
  readonly break: readonly { readonly start: string; readonly end: string }[];
};

/** Why a whole day is closed that is open by its week: by a tap, or by its date. */
export const CLOSED_TODAY = ['pause', 'holiday'] as const;

export type ClosedToday = (typeof CLOSED_TODAY)[number];

/** A minute of the week on the marketplace's own clock. */
export type Moment = {
  /** 1 (Monday) to 7 (Sunday). */
  readonly weekday: number;
  /** Minutes since midnight, 0 to 1439. */
  readonly minutes: number;
};

export const MINUTES_OF_DAY = 24 * 60;

/** The English name of a weekday; throws a RangeError outside of 1..7. */
export function weekdayName(weekday: number): WeekdayName {
  const name = WEEKDAY_NAMES[weekday - 1];
  if (name === undefined) throw new RangeError(`not a weekday: ${weekday}`);
  return name;
}

/** '08:30' → 510. A time of day in minutes since midnight, or null when the text is no `HH:mm`. */
export function minutesOfClock(clock: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** 510 → '08:30'. */
export function clockOfMinutes(minutes: number): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** Hours of every day, in minutes since midnight; past midnight where they end before they begin. */
export interface DailyHours {
  readonly from: number;
  readonly to: number;
}

/** Those between two times of day, '22:00' and '07:00'; null where one of them is none. */
export function dailyHours(begin: string | null, end: string | null): DailyHours | null {
  const [from, to] = [minutesOfClock(begin ?? ''), minutesOfClock(end ?? '')];
  return from === null || to === null ? null : { from, to };
}

/** For how many minutes daily hours still last; 0 outside of them. */
export function minutesLeft({ from, to }: DailyHours, minutes: number): number {
  const length = (to - from + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  const since = (minutes - from + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  return since < length ? length - since : 0;
}
