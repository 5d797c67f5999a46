import { memoize } from '../memoize.ts';
import type { Currency } from './currency.ts';
import { fromCents, fromThousandths } from './minor-units.ts';

/** Both currencies print with a `$`, hence the code that always stands beside the amount. */
const LOCALES: Readonly<Record<Currency, string>> = { MXN: 'es-MX', USD: 'en-US' };

function formatter(currency: Currency, maximumFractionDigits: number): Intl.NumberFormat {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits };
  return new Intl.NumberFormat(LOCALES[currency], { style: 'currency', currency, ...digits });
}

const price = memoize((currency: Currency) => formatter(currency, 2));
const servicePrice = memoize((currency: Currency) => formatter(currency, 3));

/** 123450 → `$1,234.50 MXN`. Cents with the currency's own format (MONEY-6) and its code. */
export function formatMoney(cents: number, currency: Currency): string {
  return `${price(currency).format(fromCents(cents))} ${currency}`;
}

/** 250125 → `$250.125 MXN`, 250000 → `$250.00 MXN`. A service's price per hour, two or three decimals (MONEY-7). */
export function formatServicePrice(thousandths: number, currency: Currency): string {
  return `${servicePrice(currency).format(fromThousandths(thousandths))} ${currency}`;
}
