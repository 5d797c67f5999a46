import { addCartItem, getCart } from '@mercadito/contracts/cart';
import { getDeliveryOrder } from '@mercadito/contracts/deliveries/active-deliveries';
import type { Input } from '@mercadito/contracts/endpoint';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { listCompanyOrders } from '@mercadito/contracts/orders/company';
import { getSharedOrder, shareOrder } from '@mercadito/contracts/orders/sharing';
import { getOrder } from '@mercadito/contracts/orders/tracking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aBuyer, type Buyer, checkout } from '../../../test/orders.ts';
import { aDriver } from '../../../test/people.ts';
import { aShopWithAddress, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Said = Pick<Input<typeof createOrder>, 'if_missing' | 'if_missing_lines'>;

/** Cheese and bread of one shop in a cart, with the ids of both lines. */
async function aCartOfTwo() {
  const buyer = await aBuyer(app);
  const shop = await aShopWithAddress(app);
  for (const name of ['Queso', 'Pan']) {
    const product_id = await goods(app, { company_id: shop.companyId, name });
    good(await app.call(addCartItem, { product_id }, buyer.token));
  }
  const { cart } = good(await app.call(getCart, { userId: buyer.userId }, buyer.token));
  const [cheese = 0, bread = 0] = cart.flatMap(({ items }) => items.map(({ id }) => id));
  return { buyer, shop, cheese, bread };
}

const send = (buyer: Buyer, said: Said) => app.call(createOrder, { ...checkout(buyer), ...said }, buyer.token);
const wishes = (items: readonly { name: string; if_missing?: unknown }[]) =>
  items.map(({ name, if_missing }) => [name, if_missing]);

describe('what to do where something is not there (ORDER-20)', () => {
  test('holds for the order and otherwise for single lines, and is seen by customer, shop and driver', async () => {
    const { buyer, shop, bread } = await aCartOfTwo();
    const said: Said = { if_missing: 'leave_out', if_missing_lines: [{ item_id: bread, if_missing: 'call_me' }] };
    const { transaction_id } = good(await send(buyer, said));
    const expected = [
      ['Queso', 'leave_out'],
      ['Pan', 'call_me'],
    ];
    const own = { userId: buyer.userId, transactionId: transaction_id };
    const order = good(await app.call(getOrder, own, buyer.token));
    expect(order.if_missing).toBe('leave_out');
    expect(wishes(order.order_companies.flatMap(({ orderItem }) => orderItem))).toEqual(expected);
    const { results } = good(await app.call(listCompanyOrders, { companyId: shop.companyId }, shop.token));
    expect(wishes(results.flatMap(({ orderItem }) => orderItem))).toEqual(expected);
    const driver = await aDriver(app);
    const looked = { driver_id: driver.driverId, current_order: transaction_id };
    const { order_companies } = good(await app.call(getDeliveryOrder, looked, driver.token));
    expect(wishes(order_companies.flatMap(({ orderItem }) => orderItem))).toEqual(expected);
  });

  test('is not on the shared link', async () => {
    const { buyer } = await aCartOfTwo();
    const { transaction_id } = good(await send(buyer, { if_missing: 'call_me' }));
    const { secret } = good(await app.call(shareOrder, { transaction_id }, buyer.token));
    const shared = await app.call(getSharedOrder, { secret });
    expect(JSON.stringify(good(shared))).not.toMatch(/missing|call_me/);
  });

  test('need not be said: a page of before sends nothing, and nothing is said', async () => {
    const { buyer } = await aCartOfTwo();
    const { transaction_id } = good(await send(buyer, {}));
    const own = { userId: buyer.userId, transactionId: transaction_id };
    const order = good(await app.call(getOrder, own, buyer.token));
    expect(order.if_missing).toBeNull();
    expect(wishes(order.order_companies.flatMap(({ orderItem }) => orderItem)).map(([, wish]) => wish)).toEqual([
      null,
      null,
    ]);
  });

  test('of a line that is not ordered is left out, as the line is', async () => {
    const { buyer } = await aCartOfTwo();
    good(await send(buyer, { if_missing_lines: [{ item_id: 2_000_000_000, if_missing: 'call_me' }] }));
  });

  test('is part of what a key stands for: sent again it is one order, said otherwise it is refused', async () => {
    const { buyer, cheese } = await aCartOfTwo();
    const said: Said = { if_missing: 'leave_out', if_missing_lines: [{ item_id: cheese, if_missing: 'call_me' }] };
    const input = { ...checkout(buyer), ...said };
    const key = 'key-of-missing-goods';
    const first = good(await app.call(createOrder, input, buyer.token, key));
    expect(good(await app.call(createOrder, input, buyer.token, key))).toEqual(first);
    const other = await app.call(createOrder, { ...input, if_missing: 'call_me' as const }, buyer.token, key);
    expect(other.status).toBe(409);
  });

  test.each([
    ['another word', { if_missing: 'replace' }, 'if_missing'],
    [
      'a line that is named twice',
      { if_missing_lines: [1, 1].map((item_id) => ({ item_id, if_missing: 'call_me' })) },
      'if_missing_lines',
    ],
    ['a line without its word', { if_missing_lines: [{ item_id: 1 }] }, 'if_missing_lines'],
    [
      'more lines than a cart has',
      { if_missing_lines: Array.from({ length: 101 }, (_, at) => ({ item_id: at + 1, if_missing: 'call_me' })) },
      'if_missing_lines',
    ],
  ])('of %s is refused, naming the field', async (_what, said, field) => {
    const { buyer } = await aCartOfTwo();
    const { status, body } = await app.callWrongly(createOrder, { ...checkout(buyer), ...said }, buyer.token);
    expect(status).toBe(400);
    expect(Object.keys(Object(body).errors)[0]).toMatch(new RegExp(`^${field}`));
  });
});
