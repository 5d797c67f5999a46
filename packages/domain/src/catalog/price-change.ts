import { MAX_PRICE_CENTS } from '../money/price-text.ts';
import { divideHalfUp } from '../money/rounding.ts';

/** By how many whole percent prices are changed at once (BULK-2). */
export const MIN_PRICE_PERCENT = -90;
export const MAX_PRICE_PERCENT = 400;

const SMALLEST_PRICE_CENTS = 1;

/**
 * A price after so many percent more, or less where it is negative: in cents, half up, never under one cent nor over the
 * largest price (BULK-2).
 */
export function priceAfterPercent(priceCents: number, percent: number): number {
  const exact = Number(divideHalfUp(BigInt(priceCents) * BigInt(100 + percent), 100n));
  return Math.min(Math.max(exact, SMALLEST_PRICE_CENTS), MAX_PRICE_CENTS);
}
