// Nobody writes a longer number; the patterns below are for short texts.
const LONGEST_NUMBER = 40;

/** Decimals of a product's price, of a service's price per hour, and of an exchange rate. */
export type AmountPlaces = 2 | 3 | 6;

/** Whole pesos, or groups of three digits parted by one and the same sign; cents are two digits behind the other sign. */
const GROUPED = [/^(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{2}))?$/, /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{2}))?$/];
/** Thousandths, which an hour alone has: three digits behind a point. */
const WITH_THOUSANDTHS = /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)\.(\d{3})$/;
/** A rate has no thousands: whatever stands behind the sign are decimals. */
const RATE = /^(\d{1,3})(?:[.,](\d{1,6}))?$/;

const PATTERNS: Record<AmountPlaces, readonly RegExp[]> = { 2: GROUPED, 3: [WITH_THOUSANDTHS, ...GROUPED], 6: [RATE] };

/** A number without what may stand around it: spaces, `$` and its currency. */
export const withoutSigns = (text: string): string =>
  text.replace(/^\s*(?:MXN|USD|US)?\s*\$?\s*|\s*(?:MXN|USD)?\s*$/gi, '');

/**
 * '$1,234.50' → '1234.50': an amount as it is typed, pasted or stands in a file, in the plain digits that a call takes (MONEY-9).
 * One comma or point with two digits behind it are cents, groups of three digits are thousands, `1.500` alone too. Null for
 * anything else, such as `12,5`: whoever wrote it is to say which is meant.
 */
export function plainAmount(text: string, places: AmountPlaces = 2): string | null {
  if (text.length > LONGEST_NUMBER) return null;
  const bare = withoutSigns(text);
  for (const pattern of PATTERNS[places]) {
    const [, whole, decimals] = pattern.exec(bare) ?? [];
    if (whole === undefined) continue;
    return `${whole.replace(/[.,]/g, '')}${decimals === undefined ? '' : `.${decimals}`}`;
  }
  return null;
}

/** '1.000' → '1000', '10 %' → '10', '5.00' → '5': a whole number in the same way; null for what is none. */
export function plainWhole(text: string): string | null {
  if (text.length > LONGEST_NUMBER) return null;
  const [, whole] = /^(\d+)(?:\.00)?$/.exec(plainAmount(text.replace(/\s*%\s*$/, '')) ?? '') ?? [];
  return whole ?? null;
}

/** An amount as a field begins with it, which reads as the same amount: '48', '12.50', '250.125'. */
export function amountText(amount: number, places: AmountPlaces = 2): string {
  if (Number.isInteger(amount) || places === 6) return String(amount);
  const inCents = amount.toFixed(2);
  return Number(inCents) === amount ? inCents : amount.toFixed(places);
}
