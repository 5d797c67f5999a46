import type { Language } from '@mercadito/domain/language';
import { memoize } from '@mercadito/domain/memoize';
import { LOCALES } from './dates.ts';

const formatIn = memoize(
  (language: Language) =>
    new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
);

/** Pesos for a dollar, `18.5` → `18.50`, with all the decimals that count. */
export const rateText = (rate: number, language: Language): string => formatIn(language).format(rate);
