import { MINUTES_OF_DAY, minutesOfClock } from '../opening-hours/day.ts';
import { addDays } from '../opening-hours/local-time.ts';
import { MOST_DAYS_AHEAD, type Range, type Week } from '../opening-hours/week.ts';

/** From a time of day to another, `HH:mm`; into the next day where it does not end after it begins: '00:00' is midnight. */
export interface ClockRange {
  readonly from: string;
  readonly to: string;
}

/** Of each day, Monday first. */
type ClockDays = readonly (readonly ClockRange[])[];

/** When the town delivers, as its Admins have written it (TOWN-3). */
export interface DeliveryHours {
  readonly days: ClockDays;
  /** Days that are other than their weekday, at every place: a holiday has no ranges. */
  readonly exceptions: readonly { readonly date: string; readonly ranges: readonly ClockRange[] }[];
  /** Places with days of their own, by what is stored of a place. */
  readonly places: readonly { readonly place: string; readonly days: ClockDays }[];
}

const rangeOf = ({ from, to }: ClockRange): Range => {
  const [begins, ends] = [minutesOfClock(from) ?? 0, minutesOfClock(to) ?? 0];
  return { from: begins, to: ends <= begins ? ends + MINUTES_OF_DAY : ends };
};

const rangesOf = (ranges: readonly ClockRange[]): Range[] =>
  ranges.map(rangeOf).sort((one, other) => one.from - other.from);

/** The week in which a place is delivered to; of no place, or one without days of its own, the town's. */
export const deliveryWeek = ({ days, exceptions, places }: DeliveryHours, place?: string): Week => ({
  days: (places.find((each) => each.place === place)?.days ?? days).map(rangesOf),
  exceptions: new Map(exceptions.map(({ date, ranges }) => [date, rangesOf(ranges)])),
});

/**
 * What makes no sense of delivery hours: a day or a place that is told of twice, a day more than two years ahead, or a place that
 * the town does not have.
 */
export function deliveryHoursProblem(
  { exceptions, places }: DeliveryHours,
  known: readonly { readonly value: string }[],
  today: string,
): 'date_twice' | 'date_far' | 'place_twice' | 'place_unknown' | null {
  if (new Set(exceptions.map(({ date }) => date)).size < exceptions.length) return 'date_twice';
  const last = addDays(today, MOST_DAYS_AHEAD);
  if (exceptions.some(({ date }) => date > last)) return 'date_far';
  if (new Set(places.map(({ place }) => place)).size < places.length) return 'place_twice';
  return places.every(({ place }) => known.some(({ value }) => value === place)) ? null : 'place_unknown';
}

const daysText = (days: ClockDays): string => days.map(rangesText).join(' / ');

const rangesText = (ranges: readonly ClockRange[]): string =>
  ranges.map(({ from, to }) => `${from}-${to}`).join(' ') || '–';

/** What stands on record of them: the days from Monday on, then days by date and places with days of their own. */
export const deliveryHoursText = ({ days, exceptions, places }: DeliveryHours): string =>
  [
    daysText(days),
    ...exceptions.map(({ date, ranges }) => `${date} ${rangesText(ranges)}`),
    ...places.map((each) => `${each.place} ${daysText(each.days)}`),
  ].join('; ');
