import { divideHalfUp, toSafeNumber } from './rounding.ts';

/**
 * The price after a discount of whole percent, in cents, half up: round(price × (100 − discount) / 100, 2).
 * A discount of 0 leaves the price as it is (MONEY-2). Throws a RangeError for a negative price or a discount over 100.
 */
export function discountedPriceCents(priceCents: number, discountPercent: number): number {
  return toSafeNumber(divideHalfUp(BigInt(priceCents) * BigInt(100 - discountPercent), 100n));
}

export type UnitPrice = {
  readonly priceCents: number;
  /** Whole percent, 0 to 90. */
  readonly discount: number;
  readonly attributePricesCents: readonly number[];
  readonly cargoExtraCents: number;
};

/**
 * What one piece costs with its chosen options, in cents of the product's own currency:
 * the discounted price, plus the chosen attributes, plus `cargo_extra`. Only the price is discounted, not the extras.
 */
export function unitPriceCents({ priceCents, discount, attributePricesCents, cargoExtraCents }: UnitPrice): number {
  const base = discountedPriceCents(priceCents, discount);
  return attributePricesCents.reduce((sum, price) => sum + price, base + cargoExtraCents);
}

/** The parts of a price the product table shows: 16 % tax and the rest, which always add up to the price (MONEY-8). */
export function taxParts(priceCents: number): { readonly taxCents: number; readonly withoutTaxCents: number } {
  const taxCents = toSafeNumber(divideHalfUp(BigInt(priceCents) * 16n, 100n));
  return { taxCents, withoutTaxCents: priceCents - taxCents };
}
