import { addCartItem, getCart, removeCartItem, synchronizeCart, updateCartItem } from '@mercadito/contracts/cart';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aBuyer, type Buyer, checkout } from '../../../test/orders.ts';
import { aShop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let products: number[];
beforeAll(async () => {
  app = await createTestApp();
  const { companyId } = await aShop(app);
  products = [];
  for (let count = 0; count < 104; count += 1)
    products.push(await goods(app, { company_id: companyId, price_cents: 1 }));
});
afterAll(() => app.close());

const productAt = (place: number) => products[place] ?? 0;
const add = (buyer: Buyer, place: number) => app.call(addCartItem, { product_id: productAt(place) }, buyer.token);
const linesOf = async (buyer: Buyer) =>
  (await app.call(getCart, { userId: buyer.userId }, buyer.token)).body.cart.flatMap(({ items }) => items);

/** Somebody whose cart has so many lines, as one of before the rule may have. */
async function withLines(count: number): Promise<Buyer> {
  const buyer = await aBuyer(app);
  await app.call(getCart, { userId: buyer.userId }, buyer.token);
  await app.db
    .insertInto('carts')
    .values({ user_id: buyer.userId })
    .onConflict((each) => each.doNothing())
    .execute();
  await app.db
    .insertInto('cart_items')
    .values(
      products
        .slice(0, count)
        .map((product_id) => ({ user_id: buyer.userId, product_id, count: 1, attribute_key: '' })),
    )
    .execute();
  return buyer;
}

const REFUSED = [400, { code: 'too_many_lines', facts: { limit: 100 } }];

describe('a cart of a hundred lines', () => {
  test('takes no further one, says how many it can have, and takes more pieces of what it has', async () => {
    const buyer = await withLines(99);
    expect((await add(buyer, 99)).status).toBe(201);
    const { status, body } = await add(buyer, 100);
    expect([status, body]).toMatchObject(REFUSED);
    expect((await add(buyer, 3)).status).toBe(201);
    expect(await linesOf(buyer)).toHaveLength(100);
  });

  test('takes nothing new from a visitor’s, and names each line that stays behind', async () => {
    const buyer = await withLines(99);
    const cart_items = [1, 99, 100, 101].map((place) => ({ product_id: productAt(place), count: 1 }));
    const { body } = await app.call(synchronizeCart, { cart_items }, buyer.token);
    expect(body).toMatchObject({
      added: 2,
      skipped: [100, 101].map((place) => ({ product_id: productAt(place), reason: 'too_many_lines' })),
    });
    expect(await linesOf(buyer)).toHaveLength(100);
  });

  test('is not passed by those who add at once (CART-13)', async () => {
    const buyer = await withLines(98);
    const answers = await Promise.all([98, 99, 100, 101, 102, 103].map((place) => add(buyer, place)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400, 400, 400]);
    expect(await linesOf(buyer)).toHaveLength(100);
  });

  test('can be ordered', async () => {
    const buyer = await withLines(100);
    expect((await app.call(createOrder, checkout(buyer), buyer.token)).status).toBe(201);
  });
});

test('a longer cart is shown, changed and shortened, and ordered once it is short enough', async () => {
  const buyer = await withLines(101);
  const lines = await linesOf(buyer);
  expect(lines).toHaveLength(101);
  const [first, second] = lines;
  const change = { item_id: first?.id ?? 0, count: 2 };
  expect((await app.call(updateCartItem, change, buyer.token)).status).toBe(200);
  const { status, body } = await app.call(createOrder, checkout(buyer), buyer.token);
  expect([status, body]).toMatchObject(REFUSED);
  expect((await app.call(removeCartItem, { item_id: second?.id ?? 0 }, buyer.token)).status).toBe(200);
  expect((await app.call(createOrder, checkout(buyer), buyer.token)).status).toBe(201);
});
