import { addDays, localTime } from '@mercadito/domain/opening-hours/local-time';

/** How a change of opening is told: by the time alone today, by the word tomorrow, by the weekday after that. */
export type ChangeDay = 'today' | 'tomorrow' | 'later';

/** On which of the towns' days, seen from now, a change falls. */
export function dayOfChange(changeAt: string, now: Date, timeZone: string): ChangeDay {
  const { date } = localTime(now, timeZone);
  const changeDate = localTime(new Date(changeAt), timeZone).date;
  if (changeDate === date) return 'today';
  return changeDate === addDays(date, 1) ? 'tomorrow' : 'later';
}
