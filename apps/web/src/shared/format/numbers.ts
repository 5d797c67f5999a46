import type { Language } from '@mercadito/domain/language';
import { memoize } from '@mercadito/domain/memoize';
import { useLanguage } from '../i18n/use-translation.ts';
import { LOCALES } from './dates.ts';

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

/** Pesos for a dollar, `18.5` → `18.50`, with all the decimals that count. */
export const rateText = (rate: number, language: Language): string => formatIn(language).format(rate);
