import { describe, expect, test } from 'vitest';
import { CART_CAP_MXN_CENTS } from '../cart/cart-cap.ts';
import { MAX_CART_LINES } from '../cart/cart-length.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { type GoodsNow, type NamedAttribute, type OrderedLine, orderAgain } from './order-again.ts';

const RATE = 18_000_000;

const size = {
  id: 1,
  title: 'Tamaño',
  isRequired: true,
  attributes: [
    { id: 10, name: 'Chico', available: true, priceCents: 0 },
    { id: 11, name: 'Grande', available: true, priceCents: 15_00 },
  ],
};

const bread: GoodsNow<NamedAttribute> = {
  companyId: 7,
  priceCents: 50_00,
  discount: 10,
  cargoExtraCents: 1_00,
  currency: 'MXN',
  groups: [],
  isOrderable: true,
  isOnSale: true,
  stock: null,
};

const ordered = (changes: Partial<OrderedLine> = {}): OrderedLine => ({
  productId: 1,
  count: 2,
  chosen: [],
  ...changes,
});
const inCart = (changes: Partial<CartLine> = {}): CartLine => ({
  productId: 9,
  attributeIds: [],
  companyId: 8,
  count: 1,
  unitCents: 10_00,
  currency: 'MXN',
  available: true,
  ...changes,
});

const again = (
  goods: Partial<GoodsNow<NamedAttribute>> | null,
  line: Partial<OrderedLine> = {},
  cart: CartLine[] = [],
) =>
  orderAgain([ordered(line)], {
    goodsById: new Map(goods === null ? [] : [[1, { ...bread, ...goods }]]),
    cart,
    rateMicros: RATE,
  })[0];

describe('what was ordered goes into the cart again (ORDER-21)', () => {
  test('at today’s price, with the options of those names and what they cost today', () => {
    expect(again({ groups: [size] }, { chosen: [{ title: 'Tamaño', name: 'Grande' }] })).toMatchObject({
      reason: null,
      line: { productId: 1, attributeIds: [11], companyId: 7, count: 2, unitCents: 45_00 + 15_00 + 1_00 },
    });
  });

  test.each<[string, Partial<GoodsNow<NamedAttribute>> | null, Partial<OrderedLine>, string]>([
    ['is gone', null, {}, 'no_longer_sold'],
    ['was deleted', {}, { productId: null }, 'no_longer_sold'],
    ['is of a shop that takes no orders', { isOrderable: false }, {}, 'takes_no_orders'],
    ['is sold out', { isOnSale: false }, {}, 'sold_out'],
    ['has that option no more', { groups: [size] }, { chosen: [{ title: 'Tamaño', name: 'Mediano' }] }, 'option_gone'],
    ['has no options any more', {}, { chosen: [{ title: 'Tamaño', name: 'Grande' }] }, 'option_gone'],
    ['asks for a choice now', { groups: [size] }, {}, 'choice_missing'],
  ])('not what %s', (_, goods, line, reason) => {
    expect(again(goods, line)).toEqual({ line: null, reason });
  });

  test('not with an option that cannot be chosen now', () => {
    const attributes = size.attributes.map((each) => ({ ...each, available: each.id !== 11 }));
    const chosen = [{ title: 'Tamaño', name: 'Grande' }];
    expect(again({ groups: [{ ...size, attributes }] }, { chosen })).toEqual({ line: null, reason: 'option_gone' });
  });
});

describe('as many pieces as', () => {
  test('are left, those counted that the cart holds already', () => {
    const cart = [inCart({ productId: 1, attributeIds: [3], count: 2 })];
    expect(again({ stock: 5 }, { count: 4 }, cart)).toMatchObject({ reason: 'few_left', line: { count: 3 } });
    expect(again({ stock: 2 }, { count: 4 }, cart)).toEqual({ reason: 'few_left', line: null });
  });

  test('fit under the cap', () => {
    const cart = [inCart({ unitCents: CART_CAP_MXN_CENTS - 100_00 })];
    expect(again({ priceCents: 30_00, discount: 0, cargoExtraCents: 0 }, { count: 9 }, cart)).toMatchObject({
      reason: 'over_cap',
      line: { count: 3 },
    });
    expect(again({ priceCents: 200_00, discount: 0 }, { count: 1 }, cart)).toEqual({ reason: 'over_cap', line: null });
  });

  test('a line can have', () => {
    const cart = [inCart({ productId: 1, count: 997, unitCents: 1 })];
    expect(again({ priceCents: 1, discount: 0, cargoExtraCents: 0 }, { count: 10 }, cart)).toMatchObject({
      reason: 'over_quantity',
      line: { count: 3 },
    });
  });

  test('none in a cart that is full of lines', () => {
    const cart = Array.from({ length: MAX_CART_LINES }, (_, at) => inCart({ productId: 100 + at, unitCents: 1 }));
    expect(again({}, {}, cart)).toEqual({ line: null, reason: 'too_many_lines' });
  });
});

test('what goes in before takes the room of what comes after, and what cannot be had takes none', () => {
  const goodsById = new Map([
    [1, { ...bread, priceCents: 6_000_00, discount: 0, cargoExtraCents: 0 }],
    [2, { ...bread, isOnSale: false }],
    [3, { ...bread, priceCents: 5_000_00, discount: 0, cargoExtraCents: 0 }],
    [4, { ...bread, priceCents: 4_000_00, discount: 0, cargoExtraCents: 0 }],
  ]);
  const lines = [1, 2, 3, 4].map((productId) => ordered({ productId, count: 1 }));
  const answer = orderAgain(lines, { goodsById, cart: [], rateMicros: RATE });
  expect(answer.map(({ line, reason }) => [line?.productId, reason])).toEqual([
    [1, null],
    [undefined, 'sold_out'],
    [undefined, 'over_cap'],
    [4, null],
  ]);
});
