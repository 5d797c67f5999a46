import { type AmountPlaces, withoutSigns } from './typed-number.ts';

/** The dearest product: 7 integer digits and 2 decimals (MONEY-7). */
export const MAX_PRICE_CENTS = 9_999_999_99;
/** The dearest hour of a service: 7 integer digits and 3 decimals (MONEY-7). */
export const MAX_SERVICE_PRICE_THOUSANDTHS = 9_999_999_999;

/** Digits in groups, or with decimals: which of both shows in what follows. */
const IN_GROUPS = /^\d{0,3}(?:[.,]\d{0,3}){0,3}$/;
const IN_ONE = { 2: /^\d{0,7}(?:[.,]\d{0,2})?$/, 3: /^\d{0,7}(?:[.,]\d{0,3})?$/ };

/** Decimals of a product's price and of a service's price per hour. */
export type PricePlaces = Exclude<AmountPlaces, 6>;

/** How many characters stand in a text that did not stand there before. */
function addedTo(before: string, text: string): number {
  let start = 0;
  while (start < text.length && text[start] === before[start]) start += 1;
  let end = 0;
  while (end < Math.min(text.length, before.length) - start && text.at(-1 - end) === before.at(-1 - end)) end += 1;
  return text.length - start - end;
}

/**
 * What a field for money holds after this was typed or pasted: '$ 1,234.50 MXN' → '1,234.50'. A single character after which no
 * price follows, such as a letter or an eighth digit, cannot be typed: null (MONEY-7). Anything else that is none stays as it
 * was pasted, to be refused with how to write it (MONEY-9). What it means is read by `plainAmount`.
 * @param places the decimals there may be
 * @param before what the field held
 */
export function typedPrice(text: string, places: PricePlaces, before: string): string | null {
  const bare = withoutSigns(text).replace(/[\s$]/g, '');
  const [whole = ''] = bare.split(/[.,]/);
  const isHeld = whole.length <= 3 ? IN_GROUPS.test(bare) : IN_ONE[places].test(bare);
  if (isHeld) return bare;
  return addedTo(before, text) === 1 ? null : text;
}
