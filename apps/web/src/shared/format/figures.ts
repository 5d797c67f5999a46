import type { Language } from '@mercadito/domain/language';
import { memoize } from '@mercadito/domain/memoize';
import { numberText } from '@mercadito/domain/number-text';
import { useLanguage } from '../i18n/use-translation.ts';
import { LOCALES } from './dates.ts';

const DAY_MS = 86_400_000;

/** Days of a calendar, `YYYY-MM-DD`, in words; they are the same days wherever the visitor is. */
interface CalendarDays {
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

const formIn = memoize(
  (language: Language) => new Intl.NumberFormat(LOCALES[language], { notation: 'compact', maximumFractionDigits: 1 }),
);

/** A number where there is hardly room for it: 1250 → 1.3K, 1.3 k. */
export function useCompactNumber(): (value: number) => string {
  const form = formIn(useLanguage());
  return (value) => form.format(value);
}

const formatIn = memoize(
  (language: Language) =>
    new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
);

/** A share, 0.07 → `7%`. */
export const percentText = (share: number): string => `${numberText(Math.round(share * 100))}%`;

const GIGABYTE = 1e9;

/** Bytes, `1.2 GB`, `240 MB`. */
export function sizeText(bytes: number): string {
  const isLarge = bytes >= GIGABYTE;
  return isLarge ? `${numberText(Math.round(bytes / 1e8) / 10)} GB` : `${numberText(Math.round(bytes / 1e6))} MB`;
}

/** Pesos for a dollar, `18.5` → `18.50`, with all the decimals that count. */
export const rateText = (rate: number, language: Language): string => formatIn(language).format(rate);
