import { addDays, instantOfLocal, localTime } from '../opening-hours/local-time.ts';
import { nextOpening, type Week, weekFrom } from '../opening-hours/week.ts';

/** Whether anybody delivers; off until a time, or until an Admin switches it on. */
export interface DeliverySwitch {
  readonly isOn: boolean;
  /** ISO 8601 in UTC; null while it is on, and where nobody has said until when. */
  readonly offUntil: string | null;
}

/** How the switch stands at an instant: once its time has passed it is on, whoever comes to write that down (SITE-10). */
export function deliveryAt({ isOn, offUntil }: DeliverySwitch, now: Date): DeliverySwitch {
  const isOver = offUntil !== null && Date.parse(offUntil) <= now.getTime();
  return isOn || isOver ? { isOn: true, offUntil: null } : { isOn, offUntil };
}

const EVENING = 18 * 60;
const MORNING = 8 * 60;

/** The times that an Admin is offered to switch off until; the evening while it lies ahead. */
export function offUntilChoices(
  now: Date,
  timeZone: string,
  week: Week | null,
): { evening: Date | null; tomorrow: Date } {
  const { date } = localTime(now, timeZone);
  const evening = instantOfLocal(date, EVENING, timeZone);
  const next = addDays(date, 1);
  const opens = week && nextOpening(weekFrom(week, next), instantOfLocal(next, 0, timeZone), timeZone);
  const isTomorrow = opens && localTime(opens, timeZone).date === next;
  return {
    evening: evening > now ? evening : null,
    tomorrow: isTomorrow ? opens : instantOfLocal(next, MORNING, timeZone),
  };
}
