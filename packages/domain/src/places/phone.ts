export const PHONE_CODES = ['+52', '+1'] as const;

/** Mexico and the United States. */
export type PhoneCode = (typeof PHONE_CODES)[number];

export const DEFAULT_PHONE_CODE: PhoneCode = '+52';

export type Phone = {
  readonly code: PhoneCode;
  /** Ten ASCII digits; while it is being typed any number of them, and the + in front of a country. */
  readonly number: string;
};

/** No number of either country begins with 0. */
const NUMBER = '(?<number>[1-9]\\d{9})';
/** What Mexican numbers were once dialled with: from outside and on mobiles 1, inside of the country 01, 044 and 045. */
const OLD_PREFIX = '(?:1|01|04[45])';

const MEXICO_FROM_ABROAD = new RegExp(`^(?:\\+|00)52${OLD_PREFIX}?${NUMBER}$`);
// 52 and ten digits that begin with 1 are a number with an old 1 whose last digit is still to be typed.
const MEXICO_WITHOUT_PLUS = new RegExp(`^(?!521\\d{9}$)52${OLD_PREFIX}?${NUMBER}$`);
const USA_FROM_ABROAD = new RegExp(`^(?:\\+|00)1${NUMBER}$`);

/** Every way to write the country, which alone changes the one that is assumed: +, 00, or 52. */
const WITH_COUNTRY: readonly (readonly [PhoneCode, RegExp])[] = [
  ['+52', MEXICO_FROM_ABROAD],
  ['+52', MEXICO_WITHOUT_PLUS],
  ['+1', USA_FROM_ABROAD],
];

/** The number as it is dialled within each country. */
const WITHIN: Readonly<Record<PhoneCode, RegExp>> = {
  '+52': new RegExp(`^${OLD_PREFIX}?${NUMBER}$`),
  '+1': new RegExp(`^1?${NUMBER}$`),
};

/** What people put between digits: spaces of any kind, brackets, hyphens, dots, slashes, and marks of direction. */
const SEPARATORS = /[\s()\-‐‑‒–—./\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const compactOf = (typed: string): string => typed.replace(SEPARATORS, '').replace(/^tel:/i, '');

/**
 * Reads a phone number as people type or paste it: `+52 1 627 123 4567`, `(+52)123-456-7890`, `044 627 123 4567`,
 * `6271234567`. Without a country it is dialled within that of `assumedCode`: `1 627 123 4567` is an old mobile of Mexico, and
 * a number of the United States where that is chosen. Answers null for anything that is not a code of +52 or +1 and ten
 * digits: letters, too few or too many digits, a number that begins with 0, another country (PHONE-1).
 */
export function parsePhone(typed: string, assumedCode: PhoneCode = DEFAULT_PHONE_CODE): Phone | null {
  const compact = compactOf(typed);
  for (const [code, form] of [[assumedCode, WITHIN[assumedCode]] as const, ...WITH_COUNTRY]) {
    const number = form.exec(compact)?.groups?.number;
    if (number !== undefined) return { code, number };
  }
  return null;
}

/** `+526271234567`: how a phone is stored and sent. */
export function storedPhone({ code, number }: Phone): string {
  return `${code}${number}`;
}

/** `(+52)627-123-4567`: how a phone is shown. */
export function formatPhone({ code, number }: Phone): string {
  return `(${code})${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`;
}

/** The same within a sentence: no line ends at its hyphens. */
export const unbrokenPhone = (phone: Phone): string => formatPhone(phone).replaceAll('-', '\u2011');

/** A link that opens a chat with the number in the messaging app, with a text already typed if there is one. */
export function whatsAppLink({ code, number }: Phone, text = ''): string {
  const chat = `https://wa.me/${code.slice(1)}${number}`;
  return text === '' ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

/** With fewer digits a search finds too many numbers, and no index helps. */
const FEWEST_SEARCHED = 3;

/**
 * The digits that a search means, where it can mean a telephone number: all of `+52 1 636 111 2233`, as stored numbers have
 * them, or a part such as the last four (ACCOUNT-11). A 1 before ten digits tells no country, so that the ten are searched
 * for. Null for any other text.
 */
export function phoneDigitsIn(search: string): string | null {
  const compact = search.replace(SEPARATORS, '');
  if (!/^\+?\d+$/.test(compact)) return null;
  const digits = compact.replace('+', '');
  if (/^1\d{10}$/.test(compact)) return digits.slice(1);
  const whole = digits.length > 10 ? parsePhone(search) : null;
  if (whole) return storedPhone(whole).slice(1);
  return digits.length >= FEWEST_SEARCHED && digits.length <= MOST_TYPED ? digits : null;
}

// The longest that is read: 00 52 044 and ten digits.
const MOST_TYPED = 17;

/**
 * What a number field holds of what was typed into it so far: the number, where it can be read as one, else its digits, with
 * the + by which a country is still to be told (PHONE-1). More than ten are left to be refused: cut, they would be somebody
 * else's number.
 */
export function phoneInField(typed: string, code: PhoneCode): Phone {
  const plus = compactOf(typed).startsWith('+') ? '+' : '';
  return parsePhone(typed, code) ?? { code, number: plus + typed.replace(/\D/g, '').slice(0, MOST_TYPED) };
}
