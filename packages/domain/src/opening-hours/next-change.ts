import { type Day, MINUTES_OF_DAY, type Moment } from './day.ts';
import { dayOf, hoursOf, isOpen } from './is-open.ts';
import { addDays, instantOfLocal, localTime } from './local-time.ts';

export type NextChange = {
  /** True when the business opens then, false when it closes. */
  readonly opens: boolean;
  /** 0 for today, 1 for tomorrow … 7 for this day next week. */
  readonly daysAhead: number;
  /** The time as the owner wrote it, in minutes since midnight: what people read. */
  readonly minutes: number;
  /** After how many minutes the answer of `isOpen` differs: a shop that shuts at 16:00 is still open in that minute. */
  readonly minutesAhead: number;
};

type Candidate = { readonly daysAhead: number; readonly minutes: number; readonly minutesAhead: number };

function candidatesOf(days: readonly Day[], at: Moment, daysAhead: number): Candidate[] {
  const hours = hoursOf(dayOf(days, ((at.weekday - 1 + daysAhead) % 7) + 1));
  if (hours === null) return [];
  const untilMidnight = daysAhead * MINUTES_OF_DAY - at.minutes;
  const exact = [hours.opens, ...(hours.rest === null ? [] : [hours.rest.start, hours.rest.end])];
  return [
    ...exact.map((minutes) => ({ daysAhead, minutes, minutesAhead: untilMidnight + minutes })),
    { daysAhead, minutes: hours.shuts, minutesAhead: untilMidnight + hours.shuts + 1 },
  ];
}

function momentAfter(at: Moment, minutesAhead: number): Moment {
  const minutes = at.minutes + minutesAhead;
  const daysAhead = Math.floor(minutes / MINUTES_OF_DAY);
  return { weekday: ((at.weekday - 1 + daysAhead) % 7) + 1, minutes: minutes % MINUTES_OF_DAY };
}

/**
 * When the business next opens or closes, within a week. Null without hours, for one that is always closed,
 * and for one that never is (every day from 00:00 to 23:59).
 */
export function nextChange(days: readonly Day[], at: Moment): NextChange | null {
  const openNow = isOpen(days, at);
  const candidates = [0, 1, 2, 3, 4, 5, 6, 7]
    .flatMap((daysAhead) => candidatesOf(days, at, daysAhead))
    .filter((candidate) => candidate.minutesAhead > 0)
    .sort((one, other) => one.minutesAhead - other.minutesAhead);
  const next = candidates.find((each) => isOpen(days, momentAfter(at, each.minutesAhead)) !== openNow);
  return next === undefined ? null : { opens: !openNow, ...next };
}

export type OpeningState = {
  /** Null without hours. */
  readonly isOpenNow: boolean | null;
  /**
   * The instant from which `isOpenNow` is no longer true, ISO 8601 in UTC; null if there is none. A shop is open during the
   * minute in which it shuts, so this is the end of that minute, which reads as its owner wrote it: 16:00:59.999.
   */
  readonly nextChangeAt: string | null;
};

const MINUTE = 60_000;

/** What a company carries on the wire, at an instant, on the clock of the marketplace's time zone. */
export function openingStateAt(days: readonly Day[], now: Date, timeZone: string): OpeningState {
  const local = localTime(now, timeZone);
  const isOpenNow = isOpen(days, local);
  const change = nextChange(days, local);
  if (change === null) return { isOpenNow, nextChangeAt: null };
  const written = instantOfLocal(addDays(local.date, change.daysAhead), change.minutes, timeZone).getTime();
  const holdsThatMinute = change.daysAhead * MINUTES_OF_DAY + change.minutes - local.minutes < change.minutesAhead;
  return { isOpenNow, nextChangeAt: new Date(written + (holdsThatMinute ? MINUTE - 1 : 0)).toISOString() };
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
