import type { Answered } from '@mercadito/domain/answered';
import type { Currency } from '@mercadito/domain/money/currency';
import { formatMoney, formatServicePrice } from '@mercadito/domain/money/format-money';
import { toCents } from '@mercadito/domain/money/minor-units';

// The wire carries at most 2 decimals (3 for services), so rounding only removes what binary floats add.
/** An amount of the wire, `1234.5` → `$1,234.50 MXN`. */
export const moneyText = (amount: number, currency: Answered<Currency>): string =>
  formatMoney(Math.round(amount * 100), currency);

/** Cents as people read them, `123450` → `$1,234.50 MXN`. */
export const pesosText = (cents: number): string => formatMoney(cents, 'MXN');

/** Cents of an amount of the wire. */
export const centsOf = (amount: number): number => toCents(amount) ?? 0;

/** A service's price per hour, with its two or three decimals. */
export const hourPriceText = (amount: number, currency: Answered<Currency>): string =>
  formatServicePrice(Math.round(amount * 1000), currency);
