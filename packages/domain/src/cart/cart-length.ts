import { ALLOWED, refuse, type Verdict } from '../verdict.ts';

/** A cart has at most so many lines, on every way in (CART-13): each is read by the driver, and by every question about the cart. */
export const MAX_CART_LINES = 100;

export type TooManyLines = { readonly reason: 'too_many_lines'; readonly limit: number };

/** Whether a cart may have that many lines, to be added to or ordered. One that is longer already is shown and shortened. */
export function checkLength(lineCount: number): Verdict<TooManyLines> {
  return lineCount <= MAX_CART_LINES ? ALLOWED : refuse({ reason: 'too_many_lines', limit: MAX_CART_LINES });
}
