import { ALLOWED } from '../verdict.ts';
import { checkCap, type OverCap } from './cart-cap.ts';
import { checkLength, type TooManyLines } from './cart-length.ts';
import { type CartLine, type CartLineIdentity, cartLineTotalCents, isCount, isSameCartLine } from './cart-line.ts';
import { cartTotals } from './cart-totals.ts';

export type CartRefusal =
  | { readonly reason: 'unavailable' }
  | { readonly reason: 'count_out_of_range' }
  | { readonly reason: 'line_not_found' }
  | OverCap
  | TooManyLines;

/** A change of the cart: the new lines, or why not. The lines passed in are never altered. */
export type CartChange<Line extends CartLine> =
  | { readonly changed: true; readonly lines: readonly Line[] }
  | { readonly changed: false; readonly refusal: CartRefusal };

function refused(refusal: CartRefusal): { readonly changed: false; readonly refusal: CartRefusal } {
  return { changed: false, refusal };
}

/** Puts `line` in the place of the line at `index` (at the end for -1), if its count, the cart's length and the cap allow it. */
function place<Line extends CartLine>(
  lines: readonly Line[],
  index: number,
  line: Line,
  rateMicros: number,
): CartChange<Line> {
  if (!isCount(line.count)) return refused({ reason: 'count_out_of_range' });
  const before = lines[index];
  const hasPlace = before === undefined ? checkLength(lines.length + 1) : ALLOWED;
  if (!hasPlace.allowed) return refused(hasPlace.refusal);
  const beforeCents = before === undefined ? 0 : cartLineTotalCents(before, rateMicros);
  const addedCents = cartLineTotalCents(line, rateMicros) - beforeCents;
  const fits = checkCap({ totalCents: cartTotals(lines, rateMicros).totalCents, addedCents });
  if (!fits.allowed) return refused(fits.refusal);
  return { changed: true, lines: before === undefined ? [...lines, line] : lines.with(index, line) };
}

/**
 * Adds a line. If the cart already has the product with the same options its count is raised, and the line takes over
 * the freshly read price of the added one (CART-2). Refused: an unavailable product, a count outside 1..1000, a new line in
 * a cart that is full of them, the cap.
 */
export function addToCart<Line extends CartLine>(
  lines: readonly Line[],
  added: Line,
  rateMicros: number,
): CartChange<Line> {
  if (!added.available) return refused({ reason: 'unavailable' });
  if (!isCount(added.count)) return refused({ reason: 'count_out_of_range' });
  const index = lines.findIndex((line) => isSameCartLine(line, added));
  const existing = lines[index];
  if (existing === undefined) return place(lines, index, added, rateMicros);
  const { count: addedCount, ...freshly } = added;
  return place(lines, index, { ...existing, ...freshly, count: existing.count + addedCount }, rateMicros);
}

/**
 * Sets the count of a line. A sold-out line's quantity cannot be changed, only removed (CART-5).
 * Lowering is allowed even in a cart that stands above the cap.
 */
export function changeCount<Line extends CartLine>(
  lines: readonly Line[],
  identity: CartLineIdentity,
  count: number,
  rateMicros: number,
): CartChange<Line> {
  const index = lines.findIndex((line) => isSameCartLine(line, identity));
  const existing = lines[index];
  if (existing === undefined) return refused({ reason: 'line_not_found' });
  if (!existing.available) return refused({ reason: 'unavailable' });
  return place(lines, index, { ...existing, count }, rateMicros);
}

/**
 * Puts lines back that were taken out, as they were: whatever they cost, but not into the places of others.
 * Refused together when a cart may not be so long; those that are there again are left alone.
 */
export function putBack<Line extends CartLine>(
  lines: readonly Line[],
  removed: readonly Line[],
):
  | { readonly changed: true; readonly lines: readonly Line[] }
  | { readonly changed: false; readonly refusal: TooManyLines } {
  const missing = removed.filter((line) => !lines.some((each) => isSameCartLine(each, line)));
  const hasPlace = checkLength(lines.length + missing.length);
  if (!hasPlace.allowed) return { changed: false, refusal: hasPlace.refusal };
  return { changed: true, lines: [...lines, ...missing] };
}
