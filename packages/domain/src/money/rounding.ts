/**
 * Divides two whole numbers and rounds half up: 0.5 becomes 1.
 * Takes a numerator of zero or more and a denominator above zero; throws a RangeError otherwise.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n || denominator <= 0n) throw new RangeError('divideHalfUp takes amounts of zero or more');
  return (2n * numerator + denominator) / (2n * denominator);
}

/** Turns a whole amount back into a number; throws a RangeError where a number could not hold it exactly. */
export function toSafeNumber(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError(`amount out of range: ${amount}`);
  return number;
}
