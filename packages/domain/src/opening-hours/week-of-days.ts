import { type Day, minutesOfClock } from './day.ts';
import type { LocalTime } from './local-time.ts';
import type { Range, Week } from './week.ts';

/** The last minute of a day that has hours: it is open in the minute in which it shuts. Null for a day without. */
export function lastMinuteOf(day: Day | undefined): number | null {
  return day?.closed === false ? minutesOfClock(day.schedule[0]?.shuts ?? '') : null;
}

/**
 * When a business is open on a day: closed where it is marked so, lacks the flag or has no hours. Both ends of the opening
 * belong to it; the break takes its start but not its end (HOURS-2).
 */
function rangesOf(day: Day | undefined): readonly Range[] {
  const opens = minutesOfClock(day?.schedule[0]?.opens ?? '');
  const shuts = lastMinuteOf(day);
  if (opens === null || shuts === null) return [];
  const start = minutesOfClock(day?.break[0]?.start ?? '');
  const end = minutesOfClock(day?.break[0]?.end ?? '');
  const whole = { from: opens, to: shuts + 1 };
  const hasBreak = start !== null && end !== null && start < end;
  const parts = hasBreak
    ? [
        { from: opens, to: Math.min(start, whole.to) },
        { from: Math.max(opens, end), to: whole.to },
      ]
    : [whole];
  return parts.filter(({ from, to }) => from < to);
}

/** The day of the week with that number, or undefined when the business never spoke of it. */
const dayOf = (days: readonly Day[], weekday: number): Day | undefined =>
  days.find((day) => day.number === weekday && day.date === undefined);

/** What counts on a date: the last that was said of it alone, or its day of the week. */
export const dayAt = (days: readonly Day[], { date, weekday }: Pick<LocalTime, 'date' | 'weekday'>): Day | undefined =>
  days.findLast((day) => day.date === date) ?? dayOf(days, weekday);

/** A business's days as the week that they are. */
export const weekOfDays = (days: readonly Day[]): Week => ({
  days: [1, 2, 3, 4, 5, 6, 7].map((number) => rangesOf(dayOf(days, number))),
  exceptions: new Map(days.flatMap((day) => (day.date === undefined ? [] : [[day.date, rangesOf(day)]]))),
});
