import { addCartItem, getCart, updateCartItem } from '@mercadito/contracts/cart';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOption, change, goods } from '../../../test/carts.ts';
import { aBuyer, type Buyer, checkout } from '../../../test/orders.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const add = (buyer: Buyer, product_id: number, count: number, attribute_values: number[] = []) =>
  app.call(addCartItem, { product_id, count, attribute_values }, buyer.token);
const itemsOf = async (buyer: Buyer) =>
  (await app.call(getCart, { userId: buyer.userId }, buyer.token)).body.cart.flatMap(({ items }) => items);
const switchOff = (id: number) =>
  app.db.updateTable('option_attributes').set({ available: false }).where('id', '=', id).execute();

describe('a line of what has been hidden', () => {
  test.each([
    ['a draft', { published: false }],
    ["members'", { member_only: true }],
  ])('as %s is told without its name, its price and its stock, in every answer (CART-14)', async (_, hidden) => {
    const buyer = await aBuyer(app);
    const product = await goods(app, { name: 'Secreto', price_cents: 123_45, quantity_manage: true, stock: 77 });
    const { attributes } = await anOption(app, product, { title: 'Sabor' });
    await add(buyer, product, 2, [attributes[0]]);
    await change(app, product, hidden);
    const [item] = await itemsOf(buyer);
    expect(item).toMatchObject({ count: 2, attribute_groups: [], item_total: 0 });
    expect(item?.product).toMatchObject({ name: '', price: 0, stock: null, unavailable: 'no_longer_sold' });
    const changed = await app.call(updateCartItem, { item_id: item?.id ?? 0, count: 3 }, buyer.token);
    const ordered = await app.call(createOrder, checkout(buyer), buyer.token);
    for (const { status, body } of [changed, ordered]) {
      expect([status, body]).toMatchObject([409, { code: 'no_longer_sold' }]);
    }
    expect(JSON.stringify([item, changed.body, ordered.body])).not.toMatch(/Secreto|123|77|Sabor/);
  });
});

describe('a line whose option was switched off', () => {
  test('says that the option is gone, not that few are left, nor that it is sold out', async () => {
    const buyer = await aBuyer(app);
    const product = await goods(app, { quantity_manage: true, stock: 7 });
    const { attributes } = await anOption(app, product);
    await add(buyer, product, 5, [attributes[0]]);
    await switchOff(attributes[0]);
    const [item] = await itemsOf(buyer);
    expect(item?.product).toMatchObject({ available: false, unavailable: 'option_gone', stock: null });
    const changed = await app.call(updateCartItem, { item_id: item?.id ?? 0, count: 6 }, buyer.token);
    expect([changed.status, changed.body]).toMatchObject([409, { code: 'option_unavailable' }]);
    const ordered = await app.call(createOrder, checkout(buyer), buyer.token);
    expect([ordered.status, ordered.body]).toMatchObject([409, { code: 'option_unavailable' }]);
  });

  test('asks for no pieces of the other sizes', async () => {
    const buyer = await aBuyer(app);
    const product = await goods(app, { quantity_manage: true, stock: 7 });
    const { attributes } = await anOption(app, product);
    await add(buyer, product, 5, [attributes[0]]);
    await switchOff(attributes[0]);
    expect((await add(buyer, product, 7, [attributes[1]])).status).toBe(201);
    expect((await app.call(createOrder, checkout(buyer), buyer.token)).status).toBe(201);
  });
});
