import { type Day, type Moment, minutesOfClock } from './day.ts';

/** Minutes since midnight at which a day opens, shuts and rests. */
export type DayMinutes = {
  readonly opens: number;
  readonly shuts: number;
  readonly rest: { readonly start: number; readonly end: number } | null;
};

/** The hours of a day in minutes, or null for a day that is closed, lacks the flag or has no hours. */
export function hoursOf(day: Day | undefined): DayMinutes | null {
  const schedule = day?.schedule[0];
  if (day?.closed !== false || schedule === undefined) return null;
  const opens = minutesOfClock(schedule.opens);
  const shuts = minutesOfClock(schedule.shuts);
  if (opens === null || shuts === null) return null;
  const start = minutesOfClock(day.break[0]?.start ?? '');
  const end = minutesOfClock(day.break[0]?.end ?? '');
  return { opens, shuts, rest: start === null || end === null ? null : { start, end } };
}

/** The day of the week with that number, or undefined when the business never spoke of it. */
export function dayOf(days: readonly Day[], weekday: number): Day | undefined {
  return days.find((day) => day.number === weekday);
}

/**
 * Whether a business is open at a minute of the week; null when it has registered no hours at all (no badge is shown).
 * Closed on a day that is marked so or lacks the flag, before `opens`, after `shuts`, or inside the first break. Both ends
 * of the opening belong to it; the break takes its start but not its end (HOURS-2).
 */
export function isOpen(days: readonly Day[], { weekday, minutes }: Moment): boolean | null {
  if (days.length === 0) return null;
  const hours = hoursOf(dayOf(days, weekday));
  if (hours === null || minutes < hours.opens || minutes > hours.shuts) return false;
  return hours.rest === null || minutes < hours.rest.start || minutes >= hours.rest.end;
}
