import { describe, expect, it, test } from 'vitest';
import { checkLength, MAX_CART_LINES } from './cart-length.ts';
import type { CartLine } from './cart-line.ts';
import { addToCart, changeCount, putBack } from './change-cart.ts';
import { mergeCarts } from './merge-carts.ts';

const RATE = 17_250_000;

const line = (productId: number): CartLine => ({
  productId,
  attributeIds: [],
  companyId: 1,
  count: 1,
  unitCents: 1,
  currency: 'MXN',
  available: true,
});
const lines = (count: number, from = 1) => Array.from({ length: count }, (_, at) => line(from + at));
const REFUSED = { changed: false, refusal: { reason: 'too_many_lines', limit: 100 } };

test.each([
  [0, true],
  [99, true],
  [100, true],
  [101, false],
])('a cart of %s lines: %s', (count, expected) => {
  expect(checkLength(count).allowed).toBe(expected);
});

describe('a cart with all the lines it can have', () => {
  const full = lines(MAX_CART_LINES);

  it('takes no further line, and more pieces of one it has', () => {
    expect(addToCart(lines(99), line(500), RATE)).toMatchObject({ changed: true });
    expect(addToCart(full, line(500), RATE)).toEqual(REFUSED);
    expect(addToCart(full, line(7), RATE)).toMatchObject({ changed: true });
  });

  it('takes of a visitor’s cart what it has already, and names each of the others', () => {
    const merged = mergeCarts(full, [line(7), line(500), line(501)], RATE);
    expect(merged.added.map(({ productId }) => productId)).toEqual([7]);
    expect(merged.skipped.map(({ refusal }) => refusal.reason)).toEqual(['too_many_lines', 'too_many_lines']);
  });

  it('takes back what was taken out, unless its place has gone', () => {
    const shorter = full.filter(({ productId }) => productId !== 7);
    expect(putBack(shorter, [line(7)])).toMatchObject({ changed: true });
    expect(putBack(full, [line(7)])).toEqual({ changed: true, lines: full });
    expect(putBack([...shorter, line(500)], [line(7)])).toEqual(REFUSED);
  });
});

test('a cart that is longer already has its counts changed all the same', () => {
  const long = lines(150);
  expect(changeCount(long, line(8), 2, RATE)).toMatchObject({ changed: true });
});
