import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CART_CAP_MXN_CENTS, checkCap, roomLeftCents } from './cart-cap.ts';
import { type CartLine, cartLineKey, isCount, isSameCartLine } from './cart-line.ts';
import { cartTotals, orderableLines } from './cart-totals.ts';
import { addToCart, changeCount } from './change-cart.ts';

const RATE = 17_250_000;

function lineOf(changes: Partial<CartLine> = {}): CartLine {
  const product = { companyId: 1, productId: 1, unitCents: 100_00, currency: 'MXN', available: true } as const;
  return { ...product, attributeIds: [], count: 1, ...changes };
}

describe('two additions are the same line', () => {
  it('with the same product and the same set of attributes, in any order', () => {
    expect(isSameCartLine({ productId: 1, attributeIds: [3, 20] }, { productId: 1, attributeIds: [20, 3, 3] })).toBe(
      true,
    );
  });

  it('but not with another product or another attribute', () => {
    const keys = [
      { productId: 1, attributeIds: [] },
      { productId: 11, attributeIds: [] },
      { productId: 1, attributeIds: [1] },
      { productId: 1, attributeIds: [1, 2] },
      { productId: 1, attributeIds: [12] },
    ].map(cartLineKey);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('adding to a cart', () => {
  it('raises the count of an equal line and takes over its fresh price (CART-2)', () => {
    const lines = [lineOf({ attributeIds: [1, 2], count: 2 })];
    const change = addToCart(lines, lineOf({ attributeIds: [2, 1], count: 3, unitCents: 90_00 }), RATE);
    expect(change).toMatchObject({ changed: true, lines: [{ count: 5, unitCents: 90_00 }] });
    expect(lines[0]?.count).toBe(2);
  });

  it('keeps lines with other options apart', () => {
    const change = addToCart([lineOf({ attributeIds: [1] })], lineOf({ attributeIds: [2] }), RATE);
    expect(change.changed && change.lines).toHaveLength(2);
  });

  it('fills the cart to exactly 10,000.00 MXN and not a cent beyond', () => {
    expect(addToCart([], lineOf({ count: 100 }), RATE).changed).toBe(true);
    expect(addToCart([lineOf({ count: 99 })], lineOf({ productId: 2, unitCents: 100_01 }), RATE)).toEqual({
      changed: false,
      refusal: { reason: 'over_cap', roomLeftCents: 100_00 },
    });
  });

  it('measures dollars in pesos', () => {
    const dollars = lineOf({ unitCents: 100_00, currency: 'USD', count: 6 });
    expect(addToCart([], dollars, RATE)).toMatchObject({ changed: false, refusal: { reason: 'over_cap' } });
    expect(addToCart([], dollars, 1_000_000).changed).toBe(true);
  });

  test.each([0, -1, 1001, 1.5])('refuses a count of %d', (count) => {
    expect(addToCart([], lineOf({ count, unitCents: 1 }), RATE)).toMatchObject({
      refusal: { reason: 'count_out_of_range' },
    });
  });

  it('takes up to 1000 pieces of one line (CART-3)', () => {
    expect(addToCart([], lineOf({ count: 1000, unitCents: 1 }), RATE).changed).toBe(true);
  });

  it('refuses more than 1000 pieces of an equal line', () => {
    const lines = [lineOf({ count: 1000, unitCents: 1 })];
    expect(addToCart(lines, lineOf({ unitCents: 1 }), RATE)).toMatchObject({
      refusal: { reason: 'count_out_of_range' },
    });
  });

  it('refuses what is sold out', () => {
    expect(addToCart([], lineOf({ available: false }), RATE)).toMatchObject({ refusal: { reason: 'unavailable' } });
  });
});

describe('changing a count', () => {
  const identity = { productId: 1, attributeIds: [] };

  it('is refused when it would raise the total over the cap, with the room left', () => {
    expect(changeCount([lineOf({ count: 99 })], identity, 101, RATE)).toEqual({
      changed: false,
      refusal: { reason: 'over_cap', roomLeftCents: 100_00 },
    });
  });

  it('may make a cart smaller that a new rate has lifted above the cap', () => {
    const lines = [lineOf({ currency: 'USD', count: 7 })];
    expect(changeCount(lines, identity, 6, RATE)).toMatchObject({ changed: true, lines: [{ count: 6 }] });
  });

  it('is refused for a sold-out line, an unknown one and counts out of range', () => {
    expect(changeCount([lineOf({ available: false })], identity, 2, RATE)).toMatchObject({
      refusal: { reason: 'unavailable' },
    });
    expect(changeCount([], identity, 2, RATE)).toMatchObject({ refusal: { reason: 'line_not_found' } });
    expect(changeCount([lineOf()], identity, 0, RATE)).toMatchObject({ refusal: { reason: 'count_out_of_range' } });
  });
});

describe('totals of a cart', () => {
  const lines = [
    lineOf({ productId: 1, companyId: 7, count: 2 }),
    lineOf({ productId: 2, companyId: 8, currency: 'USD', count: 1 }),
    lineOf({ productId: 3, companyId: 7, count: 5, available: false }),
  ];

  it('leave out what is unavailable and stand per company (CART-5)', () => {
    expect(cartTotals(lines, RATE)).toEqual({
      totalItems: 3,
      totalCents: 1925_00,
      companies: [
        { companyId: 7, totalItems: 2, totalCents: 200_00 },
        { companyId: 8, totalItems: 1, totalCents: 1725_00 },
      ],
    });
    expect(orderableLines(lines)).toHaveLength(2);
  });
});

describe('the cap', () => {
  it('is inclusive for every split of it', () => {
    const fits = (totalCents: number) =>
      checkCap({ totalCents, addedCents: CART_CAP_MXN_CENTS - totalCents }).allowed &&
      !checkCap({ totalCents, addedCents: CART_CAP_MXN_CENTS - totalCents + 1 }).allowed;
    fc.assert(fc.property(fc.integer({ min: 0, max: CART_CAP_MXN_CENTS }), fits), { numRuns: 10_000 });
  });

  it('leaves no negative room', () => {
    expect(roomLeftCents(CART_CAP_MXN_CENTS + 1)).toBe(0);
  });

  it('is never passed, whatever is added and changed (CART-4)', () => {
    const step = fc.record({
      productId: fc.integer({ min: 1, max: 4 }),
      unitCents: fc.integer({ min: 0, max: 3000_00 }),
      currency: fc.constantFrom('MXN' as const, 'USD' as const),
      count: fc.integer({ min: 1, max: 1100 }),
      isChange: fc.boolean(),
    });
    const staysUnder = (
      steps: readonly (Partial<CartLine> & { count: number; productId: number; isChange: boolean })[],
    ) => {
      let lines: readonly CartLine[] = [];
      for (const { isChange, ...added } of steps) {
        const identity = { productId: added.productId, attributeIds: [] };
        // An equal product has one price at a time here; what a new price does to an old cart is another rule.
        const known = lines.find((line) => isSameCartLine(line, identity));
        const change = isChange
          ? changeCount(lines, identity, added.count, RATE)
          : addToCart(lines, lineOf(known ? { ...known, count: added.count } : added), RATE);
        if (change.changed) lines = change.lines;
      }
      return cartTotals(lines, RATE).totalCents <= CART_CAP_MXN_CENTS && lines.every((line) => isCount(line.count));
    };
    fc.assert(fc.property(fc.array(step, { maxLength: 20 }), staysUnder), { numRuns: 2_000 });
  });
});
