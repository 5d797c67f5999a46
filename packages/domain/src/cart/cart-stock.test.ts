import { expect, test } from 'vitest';
import type { CartLine } from './cart-line.ts';
import { canHaveCount, isInStock, piecesOf } from './cart-stock.ts';

const line = (count: number, attributeIds: number[] = [], productId = 1): CartLine => ({
  productId,
  attributeIds,
  companyId: 1,
  count,
  unitCents: 100,
  currency: 'MXN',
  available: true,
});

const cart = [line(2), line(3, [7]), line(9, [], 2)];

test('a line that cannot be bought asks for no pieces of the others', () => {
  const switchedOff = { ...line(3, [7]), available: false };
  expect(piecesOf([line(2), switchedOff], 1)).toBe(2);
  expect(canHaveCount([line(2), switchedOff], line(2), { count: 5, stock: 5 })).toBe(true);
});

test('the pieces of a product are those of all its lines', () => {
  expect([piecesOf(cart, 1), piecesOf(cart, 2), piecesOf(cart, 3)]).toEqual([5, 9, 0]);
});

test.each([
  [5, true],
  [4, false],
  [0, false],
  [null, true],
])('five pieces in the cart, of a stock of %s: %s', (stock, expected) => {
  expect(isInStock(cart, 1, stock)).toBe(expected);
});

test.each([
  ['up to what is left', 3, 6, true],
  ['beyond what is left', 4, 6, false],
  ['down, though there are fewer still', 1, 2, true],
  ['not at all, though there are fewer', 2, 2, true],
  ['up, where nobody counts', 1000, null, true],
] as const)('a count of two goes %s', (_, count, stock, expected) => {
  expect(canHaveCount(cart, line(2), { count, stock })).toBe(expected);
});
