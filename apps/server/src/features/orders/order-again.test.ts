import { addCartItem, getCart, takeOutOfCart } from '@mercadito/contracts/cart';
import { orderAgain } from '@mercadito/contracts/orders/again';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOption, change, goods } from '../../../test/carts.ts';
import { aBuyer, type Buyer, checkout } from '../../../test/orders.ts';
import { aCustomer } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Wanted {
  readonly product_id: number;
  readonly count?: number;
  readonly attribute_values?: number[];
}

/** Somebody who has ordered these. */
async function ordered(...wanted: Wanted[]): Promise<{ buyer: Buyer; transaction_id: string }> {
  const buyer = await aBuyer(app);
  for (const each of wanted) good(await app.call(addCartItem, each, buyer.token));
  const { transaction_id } = good(await app.call(createOrder, checkout(buyer), buyer.token));
  return { buyer, transaction_id };
}

const again = async ({ buyer, transaction_id }: { buyer: Buyer; transaction_id: string }) =>
  good(await app.call(orderAgain, { transaction_id }, buyer.token));
const linesOf = async (buyer: Buyer) =>
  good(await app.call(getCart, { userId: buyer.userId }, buyer.token)).cart.flatMap(({ items }) =>
    items.map(({ product, count }) => [product.id, count]),
  );

describe('ordering again (ORDER-21)', () => {
  test('puts everything into the cart, over several shops, beside what lies there', async () => {
    const [bread, cheese, honey] = [await goods(app), await goods(app), await goods(app)];
    const size = await anOption(app, cheese, { required: true });
    const choice = { product_id: cheese, attribute_values: [size.attributes[1]] };
    const order = await ordered({ product_id: bread, count: 3 }, choice);
    good(await app.call(addCartItem, { product_id: honey, count: 2 }, order.buyer.token));
    good(await app.call(addCartItem, { product_id: bread }, order.buyer.token));
    const { lines, total_items, total_cost } = await again(order);
    expect(lines).toMatchObject([
      { product_id: bread, ordered: 3, added: 3, reason: null, attribute_ids: [] },
      { product_id: cheese, ordered: 1, added: 1, reason: null, attribute_ids: [size.attributes[1]] },
    ]);
    const [first, second] = lines.map(({ company_id }) => company_id);
    expect(first).toEqual(expect.any(Number));
    expect(second).not.toBe(first);
    expect([total_items, total_cost]).toEqual([7, 710]);
    expect(await linesOf(order.buyer)).toEqual([
      [honey, 2],
      [bread, 4],
      [cheese, 1],
    ]);
  });

  test('told again under its key puts nothing in, and tells what the cart holds by now', async () => {
    const bread = await goods(app);
    const { buyer, transaction_id } = await ordered({ product_id: bread, count: 3 });
    const send = async () => good(await app.call(orderAgain, { transaction_id }, buyer.token, 'again-under-its-key'));
    const first = await send();
    good(await app.call(addCartItem, { product_id: bread, count: 2 }, buyer.token));
    expect(await send()).toEqual({ lines: first.lines, total_items: 5, total_cost: 500 });
  });

  test('says what costs something else, what is gone, sold out or fewer, and what lost its option', async () => {
    const [dearer, gone, sold, few, chosen] = [
      await goods(app),
      await goods(app),
      await goods(app),
      await goods(app, { quantity_manage: true, stock: 9 }),
      await goods(app),
    ];
    const size = await anOption(app, chosen, { required: true });
    const order = await ordered(
      ...[dearer, gone, sold].map((product_id) => ({ product_id })),
      { product_id: few, count: 4 },
      { product_id: chosen, attribute_values: [size.attributes[0]] },
    );
    await change(app, dearer, { price_cents: 120_00 });
    await app.db.deleteFrom('products').where('id', '=', gone).execute();
    await change(app, sold, { available: false });
    await change(app, few, { stock: 3 });
    await app.db.deleteFrom('option_attributes').where('id', '=', size.attributes[0]).execute();
    const { lines } = await again(order);
    expect(lines.map(({ added, reason }) => [added, reason])).toEqual([
      [1, null],
      [0, 'no_longer_sold'],
      [0, 'sold_out'],
      [3, 'few_left'],
      [0, 'option_gone'],
    ]);
    expect(lines[0]).toMatchObject({
      price_then: { amount: 100, currency: 'MXN' },
      price_now: { amount: 120, currency: 'MXN' },
    });
    expect(lines[1]).toMatchObject({ product_id: null, name: 'Queso', price_now: null });
    expect(await linesOf(order.buyer)).toEqual([
      [dearer, 1],
      [few, 3],
    ]);
  });

  test('is taken back exactly, once, whatever the cart held before', async () => {
    const [bread, cheese] = [await goods(app), await goods(app)];
    const order = await ordered({ product_id: bread, count: 2 }, { product_id: cheese });
    good(await app.call(addCartItem, { product_id: bread }, order.buyer.token));
    const { lines } = await again(order);
    const cart_items = lines.flatMap(({ product_id, attribute_ids, added: count }) =>
      product_id === null ? [] : [{ product_id, attribute_ids, count }],
    );
    const takeBack = () => app.call(takeOutOfCart, { cart_items }, order.buyer.token, 'taken-back-once');
    expect(good(await takeBack()).total_items).toBe(1);
    expect(good(await takeBack()).total_items).toBe(1);
    expect(await linesOf(order.buyer)).toEqual([[bread, 1]]);
  });

  test('an order of somebody else is not found', async () => {
    const { transaction_id } = await ordered({ product_id: await goods(app) });
    const other = await aCustomer(app);
    expect((await app.call(orderAgain, { transaction_id }, other.token)).status).toBe(404);
  });
});
