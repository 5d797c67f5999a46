import type { Language } from '@mercadito/domain/language';
import { memoize } from '@mercadito/domain/memoize';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { useLanguage } from '../i18n/use-translation.ts';
import { useSite } from '../site/use-site.tsx';

/** How Intl calls our languages. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-MX' };

/** Intl's own words for less than a minute are of a machine: “este minuto”. */
const JUST_NOW: Readonly<Record<Language, string>> = { en: 'just now', es: 'ahora mismo' };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface Dates {
  /** 21 de noviembre de 2026 */
  readonly date: (at: string) => string;
  /** 21 de noviembre */
  readonly day: (at: string) => string;
  /** The last day of what ends at that instant, a membership or a plan: 20 de noviembre de 2026 */
  readonly lastDay: (until: string) => string;
  /** 21 nov 2026, 11:20 a.m. */
  readonly dateTime: (at: string) => string;
  /** 11:20 a.m. */
  readonly time: (at: string) => string;
  /** 10:00 p.m.: a time of day, `22:00` */
  readonly clock: (time: string) => string;
  /** hace 12 minutos, ayer: of what is past, so a clock that is a little behind makes nothing of the future */
  readonly relative: (at: string, now: Date) => string;
  /** sábado */
  readonly weekday: (at: string) => string;
}

/** Formats the wire's instants; every form is in one zone, never the visitor's. */
export function createDates(language: Language, timeZone: string): Dates {
  const form = (options: Intl.DateTimeFormatOptions) => {
    const format = memoize(() => new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone }));
    return (at: string) => format().format(new Date(at));
  };
  const date = form({ dateStyle: 'long' });
  const clock = memoize(() => new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short', timeZone: 'UTC' }));
  const relative = memoize(() => new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }));
  return {
    date,
    day: form({ day: 'numeric', month: 'long' }),
    lastDay: (until) => date(new Date(Date.parse(until) - 1).toISOString()),
    dateTime: form({ dateStyle: 'medium', timeStyle: 'short' }),
    time: form({ timeStyle: 'short' }),
    clock: (time) => clock().format(new Date(`2000-01-01T${time}Z`)),
    weekday: form({ weekday: 'long' }),
    relative: (at, now) => {
      const past = Math.max(0, now.getTime() - Date.parse(at));
      if (past < MINUTE_MS) return JUST_NOW[language];
      if (past < HOUR_MS) return relative().format(-Math.floor(past / MINUTE_MS), 'minute');
      if (past < DAY_MS) return relative().format(-Math.floor(past / HOUR_MS), 'hour');
      // Days are those of the calendar on the towns' wall, not lengths of 24 hours.
      const midnight = (instant: Date) => Date.parse(localTime(instant, timeZone).date);
      return relative().format(Math.round((midnight(new Date(at)) - midnight(now)) / DAY_MS), 'day');
    },
  };
}

const datesIn = memoize((language: Language) => memoize((timeZone: string) => createDates(language, timeZone)));

/** Dates in the towns' time zone, wherever the visitor is; in the language on the screen unless another is wanted. */
export function useDates(wanted?: Language): Dates {
  const language = useLanguage();
  const { time_zone } = useSite();
  return datesIn(wanted ?? language)(time_zone);
}
