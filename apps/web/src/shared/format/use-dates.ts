import { useMemo } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { useSite } from '../site/use-site.ts';
import { createDates, type Dates } from './dates.ts';

/** Dates in the language on the screen and in the towns' time zone, wherever the visitor is. */
export function useDates(): Dates {
  const language = useLanguage();
  const { time_zone } = useSite();
  return useMemo(() => createDates(language, time_zone), [language, time_zone]);
}
