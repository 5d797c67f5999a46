import { type Answered, OTHER } from '../answered.ts';
import { memoize } from '../memoize.ts';
import type { Currency } from './currency.ts';
import { fromCents, fromThousandths } from './minor-units.ts';

/** Both currencies print with a `$`, hence the code that always stands beside the amount. */
const LOCALES: Readonly<Record<Answered<Currency>, string>> = { MXN: 'es-MX', USD: 'en-US', other: 'es-MX' };

function formatter(currency: Answered<Currency>, maximumFractionDigits: number): Intl.NumberFormat {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits };
  if (currency === OTHER) return new Intl.NumberFormat(LOCALES.other, digits);
  return new Intl.NumberFormat(LOCALES[currency], { style: 'currency', currency, ...digits });
}

const price = memoize((currency: Answered<Currency>) => formatter(currency, 2));
const servicePrice = memoize((currency: Answered<Currency>) => formatter(currency, 3));

/** What stands in place of a currency that only a newer server knows: the sign for no currency in particular. */
const codeOf = (currency: Answered<Currency>): string => (currency === OTHER ? '¤' : currency);

/** 123450 → `$1,234.50 MXN`. Cents with the currency's own format (MONEY-6) and its code. */
export function formatMoney(cents: number, currency: Answered<Currency>): string {
  return `${price(currency).format(fromCents(cents))} ${codeOf(currency)}`;
}

/** 250125 → `$250.125 MXN`, 250000 → `$250.00 MXN`. A service's price per hour, two or three decimals (MONEY-7). */
export function formatServicePrice(thousandths: number, currency: Answered<Currency>): string {
  return `${servicePrice(currency).format(fromThousandths(thousandths))} ${codeOf(currency)}`;
}
