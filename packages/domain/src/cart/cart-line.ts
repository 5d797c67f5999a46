import type { Currency } from '../money/currency.ts';
import { lineTotalMxnCents } from '../money/line-total.ts';

export const MIN_COUNT = 1;
export const MAX_COUNT = 1000;

/** What makes two additions the same line: the product and the set of chosen attributes (CART-2). */
export type CartLineIdentity = {
  readonly productId: number;
  readonly attributeIds: readonly number[];
};

/** A line of a cart. Server and web add their own fields (names, pictures); the rules here keep them untouched. */
export type CartLine = CartLineIdentity & {
  readonly companyId: number;
  readonly count: number;
  /** Cents of the product's own currency, from `unitPriceCents`. */
  readonly unitCents: number;
  readonly currency: Currency;
  /** False when the product is sold out, gone or no longer visible: the line is shown, flagged and not counted. */
  readonly available: boolean;
};

/** A key that is equal for equal lines, whatever the order in which the attributes were chosen. */
export function cartLineKey({ productId, attributeIds }: CartLineIdentity): string {
  const chosen = [...new Set(attributeIds)].sort((a, b) => a - b);
  return `${productId}:${chosen.join(',')}`;
}

export function isSameCartLine(one: CartLineIdentity, other: CartLineIdentity): boolean {
  return cartLineKey(one) === cartLineKey(other);
}

/** A quantity that may stand in a cart: whole, 1 to 1000 (CART-3). */
export function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= MIN_COUNT && count <= MAX_COUNT;
}

/** What a line adds to the cart's total, in MXN cents: nothing while the product is unavailable. */
export function cartLineTotalCents(line: CartLine, rateMicros: number): number {
  return line.available ? lineTotalMxnCents({ ...line, rateMicros }) : 0;
}
