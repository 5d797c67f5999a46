import { ALLOWED, refuse, type Verdict } from '../verdict.ts';

/** A cart holds at most 10,000.00 MXN, that amount included (CART-4). */
export const CART_CAP_MXN_CENTS = 10_000_00;

export const CART_CAP_MESSAGE = 'You can add a maximum of $10,000.00 MXN to your cart.';

export type OverCap = { readonly reason: 'over_cap'; readonly roomLeftCents: number };

/** How much more the cart takes, in MXN cents; never below zero. */
export function roomLeftCents(totalCents: number): number {
  return Math.max(0, CART_CAP_MXN_CENTS - totalCents);
}

/** From here on it is worth saying how much more a cart takes: 80 % of what it may hold (CART-15). */
const SAID_FROM_CENTS = CART_CAP_MXN_CENTS * 0.8;

/** How much more the cart takes, in MXN cents, where that is worth saying; null before. The goods alone count. */
export const roomToSayCents = (totalCents: number): number | null =>
  totalCents < SAID_FROM_CENTS ? null : roomLeftCents(totalCents);

export type CapQuestion = {
  /** The cart's total before the change, in MXN cents. */
  readonly totalCents: number;
  /** What the change adds, in MXN cents; zero or below always fits. */
  readonly addedCents: number;
};

/**
 * Whether a change fits under the cap. Only what raises the total is refused: a cart that stands above the cap because
 * the exchange rate moved can still be made smaller. The refusal carries the room that is left, in MXN cents.
 */
export function checkCap({ totalCents, addedCents }: CapQuestion): Verdict<OverCap> {
  if (addedCents <= 0 || totalCents + addedCents <= CART_CAP_MXN_CENTS) return ALLOWED;
  return refuse({ reason: 'over_cap', roomLeftCents: roomLeftCents(totalCents) });
}
