import type { AmountPlaces } from './typed-number.ts';

/** The dearest product: 7 integer digits and 2 decimals (MONEY-7). */
export const MAX_PRICE_CENTS = 9_999_999_99;
/** The dearest hour of a service: 7 integer digits and 3 decimals (MONEY-7). */
export const MAX_SERVICE_PRICE_THOUSANDTHS = 9_999_999_999;

/** Digits in groups, or with decimals: which of both shows in what follows. */
const IN_GROUPS = /^\d{0,3}(?:[.,]\d{0,3}){0,3}$/;
const IN_ONE = { 2: /^\d{0,7}(?:[.,]\d{0,2})?$/, 3: /^\d{0,7}(?:[.,]\d{0,3})?$/ };

/** Decimals of a product's price and of a service's price per hour. */
export type PricePlaces = Exclude<AmountPlaces, 6>;

/**
 * What a field for money holds after this was typed or pasted: '$ 1,234.50' → '1,234.50', as it stands there; null for what no
 * price begins with, such as a letter or an eighth digit (MONEY-7). What it means is read by `plainAmount`.
 * @param places the decimals there may be
 */
export function typedPrice(text: string, places: PricePlaces): string | null {
  const bare = text.replace(/[\s$]/g, '');
  const [whole = ''] = bare.split(/[.,]/);
  const isHeld = whole.length <= 3 ? IN_GROUPS.test(bare) : IN_ONE[places].test(bare);
  return isHeld ? bare : null;
}
