import { addCartItem } from '@mercadito/contracts/cart';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { updateProduct } from '@mercadito/contracts/products';
import { requestPathOf } from '@mercadito/contracts/request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBuyer, checkout } from '../../../test/orders.ts';
import { aProduct, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await aShop(app);
});
afterAll(() => app.close());

type Edit = { stock?: number; stock_was?: number; name?: string };
const edit = async (productId: number, fields: Edit, key?: string) =>
  good(await app.call(updateProduct, { productId, company: shop.companyId, ...fields }, shop.token, key));

async function buy(productId: number, count: number) {
  const buyer = await aBuyer(app);
  const added = await app.call(addCartItem, { product_id: productId, count }, buyer.token);
  if (added.status !== 201) return added;
  return app.call(createOrder, checkout(buyer), buyer.token);
}

describe('a product whose form was opened when there were ten', () => {
  const opened = { stock: 10, stock_was: 10 };

  test('keeps what was ordered meanwhile ordered when its text is saved (PRODUCT-23)', async () => {
    const { id } = await aProduct(app, shop, { price: 1, stock: 10 });
    expect((await buy(id, 8)).status).toBe(201);
    expect(await edit(id, { ...opened, name: 'Pan dulce' })).toMatchObject({ name: 'Pan dulce', stock: 2 });
    expect((await buy(id, 3)).status).toBe(409);
  });

  test('gets what was added, and never fewer than none', async () => {
    const { id } = await aProduct(app, shop, { price: 1, stock: 10 });
    await buy(id, 8);
    expect(await edit(id, { stock: 15, stock_was: 10 })).toMatchObject({ stock: 7 });
    expect(await edit(id, { stock: 2, stock_was: 10 })).toMatchObject({ stock: 0, available: false });
  });

  test('has the number as it is for clients that do not say what they had read', async () => {
    const { id } = await aProduct(app, shop, { price: 1, stock: 10 });
    await buy(id, 8);
    expect(await edit(id, { stock: 10 })).toMatchObject({ stock: 10 });
  });

  test('sells no piece twice while it is saved again and again', async () => {
    const { id } = await aProduct(app, shop, { price: 1, stock: 10 });
    const rounds = Array.from({ length: 8 }, (_, at) => at);
    const [answers] = await Promise.all([
      Promise.all(rounds.map(() => buy(id, 2))),
      Promise.all(rounds.map((at) => edit(id, { ...opened, name: `Pan ${at}` }))),
    ]);
    const sold = answers.filter(({ status }) => status === 201).length * 2;
    expect(await edit(id, { name: 'Pan' })).toMatchObject({ stock: 10 - sold });
    expect(sold).toBe(10);
  });
});

describe('an edit whose answer was lost', () => {
  test('adds its pieces once, is shown as the product is by now, and says what it has changed (PRODUCT-23)', async () => {
    const { id } = await aProduct(app, shop, { price: 1, stock: 10 });
    const form = { stock: 15, stock_was: 10 };
    expect(await edit(id, form, 'five-more-came')).toMatchObject({ stock: 15, stock_change: 5 });
    await buy(id, 2);
    expect(await edit(id, form, 'five-more-came')).toMatchObject({ stock: 13, stock_change: 5 });
    expect(await edit(id, form, 'another-five-came')).toMatchObject({ stock: 18, stock_change: 5 });
  });

  test('is a replay though it says which version it had read, which is older by then', async () => {
    const { id, updated_at } = await aProduct(app, shop, { price: 1, stock: 10 });
    const form = { productId: id, company: shop.companyId, stock: 15, stock_was: 10, updated_at };
    const save = () => app.call(updateProduct, form, shop.token, 'saved-in-a-dead-spot');
    expect([good(await save()).stock, good(await save()).stock]).toEqual([15, 15]);
    expect((await app.call(updateProduct, form, shop.token, 'saved-once-more')).body).toMatchObject({
      code: 'changed_meanwhile',
    });
  });

  test('by a page of before has no key, and is done each time', async () => {
    const { id } = await aProduct(app, shop, { price: 1, stock: 10 });
    const send = () =>
      app.app.inject({
        method: 'PUT',
        url: requestPathOf(updateProduct, { productId: id }),
        headers: { authorization: `Token ${shop.token}` },
        payload: { company: shop.companyId, stock: 15, stock_was: 10 },
      });
    expect([(await send()).json().stock, (await send()).json().stock]).toEqual([15, 20]);
  });
});

test('an edit says by how many it has changed the pieces: no more than were left, and nothing where nobody counted', async () => {
  const { id } = await aProduct(app, shop, { price: 1, stock: 10 });
  await buy(id, 6);
  expect(await edit(id, { stock: 0, stock_was: 10 })).toMatchObject({ stock: 0, stock_change: -4 });
  const { id: uncounted } = await aProduct(app, shop, { price: 1 });
  expect(await edit(uncounted, { name: 'Pan' })).not.toHaveProperty('stock_change');
});
