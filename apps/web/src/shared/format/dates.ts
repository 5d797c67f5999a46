import type { Language } from '@mercadito/domain/language';
import { memoize } from '@mercadito/domain/memoize';

/** How Intl calls our languages. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-MX' };

/** The largest unit that fits comes first. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export interface Dates {
  /** 21 de noviembre de 2026 */
  readonly date: (at: string) => string;
  /** The last day of what ends at that instant, a membership or a plan: 20 de noviembre de 2026 */
  readonly lastDay: (until: string) => string;
  /** 21 nov 2026, 11:20 a.m. */
  readonly dateTime: (at: string) => string;
  /** 11:20 a.m. */
  readonly time: (at: string) => string;
  /** mañana, hace 12 minutos */
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
  const relative = memoize(() => new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }));
  return {
    date,
    lastDay: (until) => date(new Date(Date.parse(until) - 1).toISOString()),
    dateTime: form({ dateStyle: 'medium', timeStyle: 'short' }),
    time: form({ timeStyle: 'short' }),
    weekday: form({ weekday: 'long' }),
    relative: (at, now) => {
      const past = new Date(at).getTime() - now.getTime();
      const [unit, length] = UNITS.find(([, each]) => Math.abs(past) >= each) ?? (['minute', 60_000] as const);
      return relative().format(Math.trunc(past / length), unit);
    },
  };
}
