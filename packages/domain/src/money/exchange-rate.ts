const MICROS = 1_000_000;

export const MIN_RATE_MICROS = 1 * MICROS;
export const MAX_RATE_MICROS = 100 * MICROS;

/** What a guest's cart uses until the settings have been loaded once (MONEY-5). */
export const PROVISIONAL_RATE_MICROS = 1 * MICROS;

/** A rate that may be stored: pesos for one dollar in millionths, from 1 to 100. */
export function isRateMicros(micros: number): boolean {
  return Number.isSafeInteger(micros) && micros >= MIN_RATE_MICROS && micros <= MAX_RATE_MICROS;
}

/** 17.25 → 17250000. `usd_mxn_value` of the wire in micros; null outside 1..100 or with more than 6 decimals. */
export function toRateMicros(rate: number): number | null {
  const micros = Math.round(rate * MICROS);
  return isRateMicros(micros) && micros / MICROS === rate ? micros : null;
}

/** 17250000 → 17.25. The rate as the decimal number of the wire; throws a RangeError for what is no rate. */
export function fromRateMicros(micros: number): number {
  if (!isRateMicros(micros)) throw new RangeError(`not an exchange rate: ${micros}`);
  return micros / MICROS;
}
