import { toCents, toThousandths } from './minor-units.ts';

/** The dearest product: 7 integer digits and 2 decimals (MONEY-7). */
export const MAX_PRICE_CENTS = 9_999_999_99;
/** The dearest hour of a service: 7 integer digits and 3 decimals (MONEY-7). */
export const MAX_SERVICE_PRICE_THOUSANDTHS = 9_999_999_999;

/** '1234.5' → 123450. What an owner types as a product price, in cents; null when the form must refuse it. */
export function centsFromText(text: string): number | null {
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? toCents(Number(text)) : null;
}

/** '250.125' → 250125. What an owner types as a price per hour, in thousandths; null when the form must refuse it. */
export function thousandthsFromText(text: string): number | null {
  return /^\d{1,7}(\.\d{1,3})?$/.test(text) ? toThousandths(Number(text)) : null;
}

/** Decimals of a product's price and of a service's price per hour. */
export type PricePlaces = 2 | 3;

/**
 * What a field for money holds after this was typed or pasted: '$1,234.50' → '1234.50'; null for what no price begins with,
 * such as an eighth digit before the point (MONEY-7). Commas part thousands, as they do in Mexico; one that cannot is refused
 * rather than taken for a point.
 * @param places the decimals there may be
 */
export function typedPrice(text: string, places: PricePlaces): string | null {
  const bare = text.replace(/[\s$]/g, '');
  const digits = /^\d+(,\d{3})*,?(\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  return new RegExp(`^\\d{0,7}(\\.\\d{0,${places}})?$`).test(digits) ? digits : null;
}
