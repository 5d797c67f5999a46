export const PHONE_CODES = ['+52', '+1'] as const;

/** Mexico and the United States. */
export type PhoneCode = (typeof PHONE_CODES)[number];

export const DEFAULT_PHONE_CODE: PhoneCode = '+52';
const PHONE_DIGITS = 10;

export type Phone = {
  readonly code: PhoneCode;
  /** Ten ASCII digits. */
  readonly number: string;
};

/** The country codes in what people paste, also dialled with 00, and with the 1 that Mexican mobiles once needed. */
const INTERNATIONAL = /^(?:\+|00)(?:(?<mexico>52)1?|(?<usa>1))(?<number>\d{10})$/;
const WITHOUT_PLUS = /^(?:(?<mexico>52)1?|(?<usa>1))(?<number>\d{10})$/;

/** What people put between digits: spaces of any kind, brackets, hyphens, dots, slashes, and marks of direction. */
const SEPARATORS = /[\s()\-‐‑‒–—./\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Reads a phone number as people type or paste it: `+52 1 627 123 4567`, `(+52)123-456-7890`, `6271234567`.
 * Ten digits alone take `assumedCode`. Answers null for anything that is not a code of +52 or +1 and ten digits:
 * letters, too few or too many digits, another country (spec 1 §5).
 */
export function parsePhone(typed: string, assumedCode: PhoneCode = DEFAULT_PHONE_CODE): Phone | null {
  const compact = typed.replace(SEPARATORS, '').replace(/^tel:/i, '');
  if (/^\d{10}$/.test(compact)) return { code: assumedCode, number: compact };
  const parts = (INTERNATIONAL.exec(compact) ?? WITHOUT_PLUS.exec(compact))?.groups;
  if (parts?.number === undefined) return null;
  return { code: parts.mexico === undefined ? '+1' : '+52', number: parts.number };
}

/** `+526271234567`: how a phone is stored and sent. */
export function storedPhone({ code, number }: Phone): string {
  return `${code}${number}`;
}

/** `(+52)627-123-4567`: how a phone is shown, the form the specification teaches. */
export function formatPhone({ code, number }: Phone): string {
  return `(${code})${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`;
}

/** A link that opens a chat with the number in the messaging app, with a text already typed if there is one. */
export function whatsAppLink({ code, number }: Phone, text = ''): string {
  const chat = `https://wa.me/${code.slice(1)}${number}`;
  return text === '' ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

/** Keeps the digits of what is typed into a number field, at most ten (spec 1 §5 "non-digits stripped"). */
export function digitsOnly(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, PHONE_DIGITS);
}
