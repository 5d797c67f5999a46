export const PHONE_CODES = ['+52', '+1'] as const;

/** Mexico and the United States. */
export type PhoneCode = (typeof PHONE_CODES)[number];

export const DEFAULT_PHONE_CODE: PhoneCode = '+52';

export type Phone = {
  readonly code: PhoneCode;
  /** Ten ASCII digits; while it is being typed any number of them. */
  readonly number: string;
};

/**
 * What stands before ten digits: the country, also dialled with 00, what Mexican numbers were once dialled with inside of the
 * country (044, 045, 01) and from outside (1). No number of either country begins with 0.
 */
const COUNTRY = '(?<mexico>52)(?:1|01|04[45])?|(?<usa>1)';
const NUMBER = '(?<number>[1-9]\\d{9})';
const INTERNATIONAL = new RegExp(`^(?:\\+|00)(?:${COUNTRY})${NUMBER}$`);
// 52 and ten digits that begin with 1 are a number with an old 1 whose last digit is still to be typed.
const WITHOUT_PLUS = new RegExp(`^(?!521\\d{9}$)(?:${COUNTRY}|(?<trunk>01|04[45]))${NUMBER}$`);
const ALONE = new RegExp(`^${NUMBER}$`);

/** What people put between digits: spaces of any kind, brackets, hyphens, dots, slashes, and marks of direction. */
const SEPARATORS = /[\s()\-‐‑‒–—./\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Reads a phone number as people type or paste it: `+52 1 627 123 4567`, `(+52)123-456-7890`, `044 627 123 4567`,
 * `6271234567`. Ten digits alone take `assumedCode`. Answers null for anything that is not a code of +52 or +1 and ten
 * digits: letters, too few or too many digits, a number that begins with 0, another country (PHONE-1).
 */
export function parsePhone(typed: string, assumedCode: PhoneCode = DEFAULT_PHONE_CODE): Phone | null {
  const compact = typed.replace(SEPARATORS, '').replace(/^tel:/i, '');
  if (ALONE.test(compact)) return { code: assumedCode, number: compact };
  const parts = (INTERNATIONAL.exec(compact) ?? WITHOUT_PLUS.exec(compact))?.groups;
  if (parts?.number === undefined) return null;
  return { code: parts.usa === undefined ? '+52' : '+1', number: parts.number };
}

/** `+526271234567`: how a phone is stored and sent. */
export function storedPhone({ code, number }: Phone): string {
  return `${code}${number}`;
}

/** `(+52)627-123-4567`: how a phone is shown. */
export function formatPhone({ code, number }: Phone): string {
  return `(${code})${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`;
}

/** A link that opens a chat with the number in the messaging app, with a text already typed if there is one. */
export function whatsAppLink({ code, number }: Phone, text = ''): string {
  const chat = `https://wa.me/${code.slice(1)}${number}`;
  return text === '' ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

/** With fewer digits a search finds too many numbers, and no index helps. */
const FEWEST_SEARCHED = 3;

/**
 * The digits that a search means, where it can mean a telephone number: all of `+52 1 636 111 2233`, as stored numbers have
 * them, or a part such as the last four (ACCOUNT-11). Null for any other text.
 */
export function phoneDigitsIn(search: string): string | null {
  const compact = search.replace(SEPARATORS, '');
  if (!/^\+?\d+$/.test(compact)) return null;
  const digits = compact.replace('+', '');
  const whole = digits.length > 10 ? parsePhone(search) : null;
  if (whole) return storedPhone(whole).slice(1);
  return digits.length >= FEWEST_SEARCHED && digits.length <= MOST_TYPED ? digits : null;
}

// The longest that is read: 00 52 044 and ten digits.
const MOST_TYPED = 17;

/**
 * What a number field holds of what was typed into it so far: the number, where it can be read as one, else its digits
 * (PHONE-1). More than ten are left to be refused: cut, they would be somebody else's number.
 */
export function phoneInField(typed: string, code: PhoneCode): Phone {
  return parsePhone(typed, code) ?? { code, number: typed.replace(/\D/g, '').slice(0, MOST_TYPED) };
}
