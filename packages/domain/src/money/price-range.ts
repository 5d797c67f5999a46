export const PRICE_RANGE_NAMES = ['any', '1-49', '50-99', '100-499', '500-999', '1000+'] as const;

/** The price filter as it stands on the wire. */
export type PriceRangeName = (typeof PRICE_RANGE_NAMES)[number];

export type PriceRange = {
  /** Inclusive, MXN cents. */
  readonly fromCents: number;
  /** Exclusive, MXN cents; null means no upper end. */
  readonly belowCents: number | null;
};

/**
 * The bounds of each range, compared with the MXN price after discount. The names are the wire's (LIST-6);
 * the bounds leave no holes between them, so that 49.50 falls in `1-49`.
 */
export const PRICE_RANGES: Readonly<Record<PriceRangeName, PriceRange>> = {
  any: { fromCents: 0, belowCents: null },
  '1-49': { fromCents: 1_00, belowCents: 50_00 },
  '50-99': { fromCents: 50_00, belowCents: 100_00 },
  '100-499': { fromCents: 100_00, belowCents: 500_00 },
  '500-999': { fromCents: 500_00, belowCents: 1000_00 },
  '1000+': { fromCents: 1000_00, belowCents: null },
};

/** Whether a price in MXN cents falls in the named range. */
export function isInPriceRange(name: PriceRangeName, priceMxnCents: number): boolean {
  const { fromCents, belowCents } = PRICE_RANGES[name];
  return priceMxnCents >= fromCents && (belowCents === null || priceMxnCents < belowCents);
}
