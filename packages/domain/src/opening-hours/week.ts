import { MINUTES_OF_DAY } from './day.ts';
import { addDays, instantAfter, localTime } from './local-time.ts';

/** Open from a minute on and no longer at another, since the midnight its day begins with; past midnight beyond 1,440. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** When something is open: a shop, or the town's deliveries. */
export interface Week {
  /** Of each day, Monday first, in order; none on a day that is closed. */
  readonly days: readonly (readonly Range[])[];
  /** The days that are other than their weekday, by date (`YYYY-MM-DD`): what begins on them, in order. */
  readonly exceptions: ReadonlyMap<string, readonly Range[]>;
}

/** A minute on a wall: what `localTime` says. */
interface WallTime {
  readonly date: string;
  readonly weekday: number;
  readonly minutes: number;
}

export interface WeekChange {
  readonly isOpen: boolean;
  /** The minute at which that is no longer so, since midnight of the day it is seen from; null where it stays so. */
  readonly changesAt: number | null;
}

/** How far ahead a day by date may lie, and how far it is looked for: two years, one of them a leap year, and a day. */
export const MOST_DAYS_AHEAD = 732;

const DAYS_OF_WEEK = 7;
const DAY_MS = MINUTES_OF_DAY * 60_000;

const rangesOf = ({ days, exceptions }: Week, { date, weekday }: WallTime, daysAhead: number): readonly Range[] => {
  const exception = exceptions.size === 0 ? undefined : exceptions.get(addDays(date, daysAhead));
  return exception ?? days[(weekday - 1 + daysAhead + DAYS_OF_WEEK) % DAYS_OF_WEEK] ?? [];
};

/** For how many days nothing repeats: a week from here, or from the last exception. */
function daysToSee({ exceptions }: Week, { date }: WallTime): number {
  const last = [...exceptions.keys()].reduce((one, other) => (one > other ? one : other), date);
  return DAYS_OF_WEEK + Math.min((Date.parse(last) - Date.parse(date)) / DAY_MS, MOST_DAYS_AHEAD);
}

/** The week of which a date is the first day: hours of the evening before do not last into it. */
export const weekFrom = ({ days, exceptions }: Week, date: string): Week => ({
  days,
  exceptions: new Map([...exceptions, [addDays(date, -1), []]]),
});

/** Whether it is open at a minute on the wall, and when that changes. Ranges that touch or overlap are one. */
export function changeAfter(week: Week, at: WallTime): WeekChange {
  const last = daysToSee(week, at);
  let end: number | null = null;
  // From the day before, whose hours may last past midnight.
  for (let daysAhead = -1; daysAhead <= last; daysAhead += 1) {
    const midnight = daysAhead * MINUTES_OF_DAY;
    for (const range of rangesOf(week, at, daysAhead)) {
      const [from, to] = [midnight + range.from, midnight + range.to];
      if (to <= at.minutes || to <= from) continue;
      if (from > (end ?? at.minutes)) return { isOpen: end !== null, changesAt: end ?? from };
      end = Math.max(end ?? to, to);
    }
  }
  const isForGood = end !== null && end > last * MINUTES_OF_DAY + at.minutes;
  return { isOpen: end !== null, changesAt: isForGood ? null : end };
}

export interface OpeningAt {
  readonly isOpen: boolean;
  /** From when on that is no longer so; null where it stays so. */
  readonly changesAt: Date | null;
}

/**
 * Whether it is open at an instant, and until when: the one answer that all others are made of. Hours that a change of clocks skips
 * whole do not come: the change after them is the one that does.
 */
export function openingAt(week: Week, at: Date, timeZone: string): OpeningAt {
  let next = changeAfter(week, localTime(at, timeZone));
  const { isOpen } = next;
  for (let from = at; next.changesAt !== null; ) {
    from = instantAfter(from, localTime(from, timeZone).date, next.changesAt, timeZone);
    next = changeAfter(week, localTime(from, timeZone));
    if (next.isOpen !== isOpen) return { isOpen, changesAt: from };
  }
  return { isOpen, changesAt: null };
}

export const isOpenAt = (week: Week, at: Date, timeZone: string): boolean =>
  changeAfter(week, localTime(at, timeZone)).isOpen;

/** From when on it is open: at once where it is; null where it never is. */
export function nextOpening(week: Week, from: Date, timeZone: string): Date | null {
  const { isOpen, changesAt } = openingAt(week, from, timeZone);
  return isOpen ? from : changesAt;
}

/** When what is open at an instant closes; null where it is closed then, or never closes. */
export function closesAt(week: Week, at: Date, timeZone: string): Date | null {
  const { isOpen, changesAt } = openingAt(week, at, timeZone);
  return isOpen ? changesAt : null;
}
