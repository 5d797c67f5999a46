import type { ClosedToday, Day } from './day.ts';
import { localTime } from './local-time.ts';
import { openingAt } from './week.ts';
import { dayAt, lastMinuteOf, weekOfDays } from './week-of-days.ts';

export type OpeningState = {
  /** Null without hours. */
  readonly isOpenNow: boolean | null;
  /**
   * The instant from which `isOpenNow` is no longer true, ISO 8601 in UTC; null if there is none. A shop is open during the
   * minute in which it shuts, so this is the end of that minute, which reads as its owner wrote it: 16:00:59.999.
   */
  readonly nextChangeAt: string | null;
};

/** Whether a business has said when it is open: of one that has said something of single dates alone nobody knows. */
const hasHours = (days: readonly Day[]): boolean => days.some(({ date }) => date === undefined);

/** Why a business is closed all of the day of an instant, where its week would not say so (HOURS-11, HOURS-12); else null. */
export function closedToday(days: readonly Day[], now: Date, timeZone: string): ClosedToday | null {
  if (!hasHours(days)) return null;
  const { date } = localTime(now, timeZone);
  const closed = days.filter((day) => day.date === date && day.closed);
  if (closed.length === 0) return null;
  return closed.every(({ isPause }) => isPause) ? 'pause' : 'holiday';
}

/** What a company carries on the wire, at an instant, on the clock of the marketplace's time zone. */
export function openingStateAt(days: readonly Day[], now: Date, timeZone: string): OpeningState {
  if (!hasHours(days)) return { isOpenNow: null, nextChangeAt: null };
  const { isOpen, changesAt } = openingAt(weekOfDays(days), now, timeZone);
  if (changesAt === null) return { isOpenNow: isOpen, nextChangeAt: null };
  const last = localTime(new Date(changesAt.getTime() - 1), timeZone);
  const shuts = isOpen && last.minutes === lastMinuteOf(dayAt(days, last));
  return { isOpenNow: isOpen, nextChangeAt: new Date(changesAt.getTime() - (shuts ? 1 : 0)).toISOString() };
}

/**
 * Carries an `OpeningState` of the server on by the clock, where the days themselves are not at hand (cards, sidebar, cart).
 * Beyond the next change nothing is known: reload by then.
 */
export function isOpenByClock({ isOpenNow, nextChangeAt }: OpeningState, now: Date): boolean | null {
  if (isOpenNow === null || nextChangeAt === null) return isOpenNow;
  return now.getTime() < Date.parse(nextChangeAt) ? isOpenNow : !isOpenNow;
}

export type Closure = {
  /** When it opens again, ISO 8601 in UTC; null when that is not known, or it never does. */
  readonly opensAt: string | null;
};

/**
 * What somebody who orders is to be told of a shop: that it is closed at this moment, and when it opens. Null while it is
 * open, and for one without hours (HOURS-7: its goods can be ordered all the same).
 */
export function closureAt(state: OpeningState, now: Date): Closure | null {
  if (isOpenByClock(state, now) !== false) return null;
  return { opensAt: state.isOpenNow === false ? state.nextChangeAt : null };
}
