import type { Currency } from './currency.ts';
import { lineTotalMxnCents } from './line-total.ts';
import { toSafeNumber } from './rounding.ts';

const MICROS = 1_000_000n;
const HALF = MICROS / 2n;

/** What an amount of either currency is worth, in MXN cents, half up. */
export const worthInPesos = (cents: number, currency: Currency, rateMicros: number): number =>
  lineTotalMxnCents({ unitCents: cents, currency, rateMicros, count: 1 });

/**
 * The fewest cents of a currency that are worth so many MXN cents or more. As no rate is below 1, more cents are always worth
 * more: amounts of one currency stand in the order of their worth, and a bound in pesos is one in dollars (LIST-6).
 */
export function fewestCentsWorth(mxnCents: number, currency: Currency, rateMicros: number): number {
  if (currency === 'MXN') return mxnCents;
  const [worth, rate] = [BigInt(mxnCents) * MICROS - HALF, BigInt(rateMicros)];
  return worth <= 0n ? 0 : toSafeNumber((worth + rate - 1n) / rate);
}
