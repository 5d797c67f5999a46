import type { Language } from '@mercadito/domain/language';
import { memoize } from '@mercadito/domain/memoize';
import { useLanguage } from '../i18n/use-translation.ts';
import { LOCALES } from './dates.ts';

const DAY_MS = 86_400_000;

/** Days of a calendar, `YYYY-MM-DD`, in words; they are the same days wherever the visitor is. */
export interface CalendarDays {
  /** sáb */
  readonly short: (day: string) => string;
  /** sábado, 21 de noviembre */
  readonly long: (day: string) => string;
  /** hoy, ayer, hace 3 días */
  readonly ago: (day: string, today: string) => string;
}

const daysIn = memoize((language: Language): CalendarDays => {
  const form = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(day));
  };
  const relative = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
  return {
    short: form({ weekday: 'short' }),
    long: form({ weekday: 'long', day: 'numeric', month: 'long' }),
    ago: (day, today) => relative.format(Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS), 'day'),
  };
});

/** Days in the language on the screen. */
export const useCalendarDays = (): CalendarDays => daysIn(useLanguage());
