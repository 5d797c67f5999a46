import type { Language } from '@mercadito/domain/language';
import { memoize } from '@mercadito/domain/memoize';
import { useLanguage } from '../i18n/use-language.ts';
import { useSite } from '../site/use-site.ts';
import { createDates, type Dates } from './dates.ts';

const datesIn = memoize((language: Language) => memoize((timeZone: string) => createDates(language, timeZone)));

/** Dates in the towns' time zone, wherever the visitor is; in the language on the screen unless told. */
export function useDates(told?: Language): Dates {
  const language = useLanguage();
  const { time_zone } = useSite();
  return datesIn(told ?? language)(time_zone);
}
