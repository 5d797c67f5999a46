import type { Currency } from './currency.ts';
import { divideHalfUp, toSafeNumber } from './rounding.ts';

const MICROS = 1_000_000n;

export type Line = {
  /** Cents of the product's own currency, from `unitPriceCents`. */
  readonly unitCents: number;
  readonly currency: Currency;
  /** Pesos for one dollar, in millionths. Not used for MXN. */
  readonly rateMicros: number;
  readonly count: number;
};

/**
 * What a line of a cart or an order costs, in MXN cents: unit × rate (USD only) × count, rounded once, half up, at the end.
 * Cart, guest cart, checkout and order all use this one function. Throws a RangeError for negative or fractional input.
 */
export function lineTotalMxnCents({ unitCents, currency, rateMicros, count }: Line): number {
  const cents = BigInt(unitCents) * BigInt(count);
  const micros = currency === 'USD' ? BigInt(rateMicros) : MICROS;
  return toSafeNumber(divideHalfUp(cents * micros, MICROS));
}

/** A total is the sum of its lines, never the rounding of a sum. */
export function sumCents(amountsCents: readonly number[]): number {
  return amountsCents.reduce((sum, amount) => sum + amount, 0);
}
