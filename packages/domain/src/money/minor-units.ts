/** A binary float tells apart every decimal of up to 15 digits, and no further. */
const LARGEST_EXACT = 999_999_999_999_999;

/**
 * Scales a decimal number to a whole number of minor units, or answers null when it has more decimals than that,
 * is not finite or is too large to be exact. Nothing is ever rounded here.
 */
function scaleUp(amount: number, scale: number): number | null {
  const units = Math.round(amount * scale) + 0; // + 0 turns -0 into 0
  if (!Number.isFinite(amount) || Math.abs(units) > LARGEST_EXACT) return null;
  return units / scale === amount ? units : null;
}

function scaleDown(units: number, scale: number): number {
  if (!Number.isSafeInteger(units) || Math.abs(units) > LARGEST_EXACT) {
    throw new RangeError(`not a whole amount of minor units: ${units}`);
  }
  return units / scale;
}

/** 12.5 → 1250. An amount of the wire (at most 2 decimals) in cents; null when it is not one. */
export function toCents(amount: number): number | null {
  return scaleUp(amount, 100);
}

/** 1250 → 12.5. Cents as the decimal number of the wire; throws a RangeError when they are not whole. */
export function fromCents(cents: number): number {
  return scaleDown(cents, 100);
}

/** 12.345 → 12345. A service price (at most 3 decimals, MONEY-7) in thousandths; null when it is not one. */
export function toThousandths(amount: number): number | null {
  return scaleUp(amount, 1000);
}

/** 12345 → 12.345. A service price as the decimal number of the wire; throws a RangeError when not whole. */
export function fromThousandths(thousandths: number): number {
  return scaleDown(thousandths, 1000);
}
