import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CART_CAP_MXN_CENTS } from './cart-cap.ts';
import { type CartLine, cartLineKey } from './cart-line.ts';
import { cartTotals } from './cart-totals.ts';
import { joinEqualLines, mergeCarts } from './merge-carts.ts';

const RATE = 17_250_000;

/** A product has one price and is available or not, wherever it stands. */
function lineOf(productId: number, attributeIds: number[], count: number): CartLine {
  const price = { unitCents: productId * 111, currency: productId % 2 === 0 ? 'USD' : 'MXN' } as const;
  return { companyId: 1, productId, attributeIds, count, available: productId !== 5, ...price };
}

const line = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.subarray([1, 2, 3]), fc.integer({ min: 1, max: 400 }))
  .map(([productId, attributeIds, count]) => lineOf(productId, attributeIds, count));
const cart = fc.array(line, { maxLength: 12 });

/** Pieces by line, so that carts compare whatever the order and the splitting of their lines. */
function pieces(...carts: (readonly CartLine[])[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const each of carts.flat()) {
    counts.set(cartLineKey(each), (counts.get(cartLineKey(each)) ?? 0) + each.count);
  }
  return Object.fromEntries(counts);
}

describe('merging the guest cart at sign-in', () => {
  it('adds up what both have', () => {
    const merged = mergeCarts([lineOf(1, [1], 2)], [lineOf(1, [1], 1), lineOf(1, [], 1), lineOf(1, [1], 1)], RATE);
    expect(pieces(merged.lines)).toEqual({ '1:1': 4, '1:': 1 });
    expect(merged.skipped).toEqual([]);
  });

  it('names what is sold out, too many or over the cap, and takes the rest', () => {
    const mine = [lineOf(1, [], 900)];
    const guest = [lineOf(5, [], 1), lineOf(1, [], 101), lineOf(6, [], 100), lineOf(3, [], 1)];
    const merged = mergeCarts(mine, guest, RATE);
    expect(merged.added).toEqual([lineOf(3, [], 1)]);
    expect(merged.skipped.map(({ line: { productId }, refusal }) => [productId, refusal.reason])).toEqual([
      [5, 'unavailable'],
      [1, 'count_out_of_range'],
      [6, 'over_cap'],
    ]);
  });

  it('loses nothing and doubles nothing (CART-9)', () => {
    const nothingLost = (first: CartLine[], guest: CartLine[]) => {
      const mine = mergeCarts([], first, RATE).lines;
      const merged = mergeCarts(mine, guest, RATE);
      const skipped = merged.skipped.map((each) => each.line);
      expect(pieces(merged.lines)).toEqual(pieces(mine, merged.added));
      expect(pieces(merged.added, skipped)).toEqual(pieces(guest));
      expect(new Set(merged.lines.map(cartLineKey)).size).toBe(merged.lines.length);
    };
    fc.assert(fc.property(cart, cart, nothingLost), { numRuns: 3_000 });
  });

  it('never leads over the cap', () => {
    const staysUnder = (mine: CartLine[], guest: CartLine[]) =>
      cartTotals(mergeCarts(mergeCarts([], mine, RATE).lines, guest, RATE).lines, RATE).totalCents <=
      CART_CAP_MXN_CENTS;
    fc.assert(fc.property(cart, cart, staysUnder), { numRuns: 3_000 });
  });

  it('joins a cart that is already joined to itself', () => {
    const isStable = (lines: CartLine[]) => {
      expect(joinEqualLines(joinEqualLines(lines))).toEqual(joinEqualLines(lines));
    };
    fc.assert(fc.property(cart, isStable));
  });
});
