import type { CartLine, CartLineIdentity } from './cart-line.ts';
import { cartLineKey } from './cart-line.ts';
import { addToCart, type CartRefusal } from './change-cart.ts';

/**
 * Adds up lines that are the same product with the same options, keeping the place of the first.
 * Done before any check, so that a cart sent twice in pieces is judged like one sent whole.
 */
export function joinEqualLines<Line extends CartLineIdentity & { readonly count: number }>(
  lines: readonly Line[],
): Line[] {
  const joined = new Map<string, Line>();
  for (const line of lines) {
    const key = cartLineKey(line);
    joined.set(key, { ...line, count: (joined.get(key)?.count ?? 0) + line.count });
  }
  return [...joined.values()];
}

type SkippedLine<Line> = { readonly line: Line; readonly refusal: CartRefusal };

export type MergedCart<Line extends CartLine> = {
  readonly lines: readonly Line[];
  /** What was taken over, with the counts that were added. */
  readonly added: readonly Line[];
  /** What was not, line by line, with the reason. Together with `added` it is the whole guest cart. */
  readonly skipped: readonly SkippedLine<Line>[];
};

/**
 * Brings a guest's cart into the cart of the person who signed in (CART-9). Line by line in the guest's order, each one
 * whole or not at all: what is unavailable, over 1000 pieces, one line too many or over the cap is named in `skipped`, never dropped in silence.
 */
export function mergeCarts<Line extends CartLine>(
  mine: readonly Line[],
  guest: readonly Line[],
  rateMicros: number,
): MergedCart<Line> {
  let lines = mine;
  const added: Line[] = [];
  const skipped: SkippedLine<Line>[] = [];
  for (const line of joinEqualLines(guest)) {
    const change = addToCart(lines, line, rateMicros);
    if (change.changed) {
      lines = change.lines;
      added.push(line);
    } else {
      skipped.push({ line, refusal: change.refusal });
    }
  }
  return { lines, added, skipped };
}
