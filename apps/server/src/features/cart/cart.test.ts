import {
  addCartItem,
  getCart,
  getCartItemTotal,
  getCartTotal,
  removeCartItem,
  synchronizeCart,
  updateCartItem,
} from '@mercadito/contracts/cart';
import type { Input, Output } from '@mercadito/contracts/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOption, change, goods } from '../../../test/carts.ts';
import { aCustomer, aMember, anAdmin, type Person } from '../../../test/people.ts';
import { aShopWithAddress } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const add = (person: Person, productId: number, more: Partial<Input<typeof addCartItem>> = {}) =>
  app.call(addCartItem, { product_id: productId, user: person.userId, ...more }, person.token);
const itemOf = ({ cart }: Output<typeof getCart>) => cart[0]?.items[0]?.id ?? 0;
const cartOf = async (person: Person) => (await app.call(getCart, { userId: person.userId }, person.token)).body;

describe('putting something into the cart', () => {
  test('answers with the cart, by business, with its totals (CART-6)', async () => {
    const ana = await aCustomer(app);
    const shop = await aShopWithAddress(app, { name: 'Panadería', location: 'Lebaron' });
    const bread = await goods(app, { company_id: shop.companyId, price_cents: 12_50, cargo_extra_cents: 1_00 });
    const cheese = await goods(app, { discount: 10 });
    await add(ana, bread, { count: 2 });
    const { status, body } = await add(ana, cheese);
    expect(status).toBe(201);
    expect(body).toMatchObject({ total_items: 3, total_cost: 27 + 90 });
    expect(body.cart.map(({ company, subtotal }) => [company.name, company.is_open_now, subtotal])).toEqual([
      ['Panadería', null, 27],
      ['La Esquina', null, 90],
    ]);
    expect(await cartOf(ana)).toEqual(body);
  });

  test('converts dollars with the rate of the settings, rounded once per line', async () => {
    const ana = await aCustomer(app);
    const { body } = await add(ana, await goods(app, { currency: 'USD', price_cents: 1_99 }), { count: 3 });
    expect(body.total_cost).toBe(107.46);
  });

  test('raises the count of the line that has the same options, whatever their order', async () => {
    const ana = await aCustomer(app);
    const product = await goods(app);
    const [size, taste] = [await anOption(app, product), await anOption(app, product, { title: 'Taste' })];
    const chosen = [size.attributes[1], taste.attributes[0]];
    await add(ana, product, { attribute_values: chosen });
    const { body } = await add(ana, product, { attribute_values: chosen.toReversed(), count: 2 });
    expect(body.cart[0]?.items).toMatchObject([{ count: 3, item_total: 330 }]);
    const other = await add(ana, product, { attribute_values: [size.attributes[0]] });
    expect(other.body.cart[0]?.items).toHaveLength(2);
    expect(other.body.cart[0]?.items[0]?.attribute_groups).toEqual([
      { attributeId: chosen[0], categoryTitle: 'Size', attributeName: 'Choice 1', attributePrice: 10 },
      { attributeId: chosen[1], categoryTitle: 'Taste', attributeName: 'Choice 0', attributePrice: 0 },
    ]);
  });

  test('takes exactly 10,000.00 and not a cent more, naming the room left', async () => {
    const ana = await aCustomer(app);
    await add(ana, await goods(app, { price_cents: 9_999_99 }));
    const penny = await goods(app, { price_cents: 1 });
    expect((await add(ana, penny)).body.total_cost).toBe(10_000);
    const { status, body } = await add(ana, penny);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'cart_cap',
      detail: 'You can add a maximum of $10,000.00 MXN to your cart.',
      facts: { room: 0, cap: 10_000 },
    });
  });

  test('takes up to 1000 pieces of a line', async () => {
    const ana = await aCustomer(app);
    const sweet = await goods(app, { price_cents: 10 });
    await add(ana, sweet, { count: 1000 });
    const { status, body } = await add(ana, sweet);
    expect([status, body]).toMatchObject([409, { code: 'over_quantity', facts: { max: 1000 } }]);
  });

  test('asks for a choice in each required group, naming the group', async () => {
    const ana = await aCustomer(app);
    const product = await goods(app);
    const { optionId } = await anOption(app, product, { title: 'Flour', required: true });
    const { status, body } = await add(ana, product);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'option_required',
      errors: { attribute_values: ['A Required Field was not selected'] },
      facts: { group_id: optionId, group_title: 'Flour' },
    });
  });

  test('takes one choice a group, of this very product, that is available', async () => {
    const ana = await aCustomer(app);
    const [product, other] = [await goods(app), await goods(app)];
    const [mine, foreign] = [await anOption(app, product), await anOption(app, other)];
    const two = await add(ana, product, { attribute_values: mine.attributes });
    expect([two.status, two.body]).toMatchObject([400, { code: 'option_invalid' }]);
    const strange = await add(ana, product, { attribute_values: [foreign.attributes[0]] });
    expect([strange.status, strange.body]).toMatchObject([400, { code: 'option_invalid' }]);
    const [gone] = mine.attributes;
    await app.db.updateTable('option_attributes').set({ available: false }).where('id', '=', gone).execute();
    const unavailable = await add(ana, product, { attribute_values: [gone] });
    expect([unavailable.status, unavailable.body]).toMatchObject([409, { code: 'option_unavailable' }]);
  });

  test.each([
    ['switched off', { available: false }],
    ['counted down to nothing', { quantity_manage: true, stock: 0 }],
  ])('refuses a product that is %s', async (_, fields) => {
    const ana = await aCustomer(app);
    const { status, body } = await add(ana, await goods(app, fields));
    expect([status, body]).toMatchObject([409, { code: 'sold_out' }]);
  });

  test('takes no more pieces than there are, all lines together', async () => {
    const ana = await aCustomer(app);
    const product = await goods(app, { quantity_manage: true, stock: 3 });
    const { attributes } = await anOption(app, product);
    await add(ana, product, { count: 2 });
    const { status, body } = await add(ana, product, { count: 2, attribute_values: [attributes[0]] });
    expect([status, body]).toMatchObject([409, { code: 'sold_out', facts: { product_id: product, stock: 3 } }]);
  });

  test('knows member-only products for members, the owner and Admins alone', async () => {
    const shop = await aShopWithAddress(app);
    const product = await goods(app, { company_id: shop.companyId, member_only: true });
    expect((await add(await aCustomer(app), product)).status).toBe(404);
    expect((await add(await aMember(app), product)).status).toBe(201);
    expect((await add(shop, product)).status).toBe(201);
    expect((await add(await anAdmin(app), product)).status).toBe(201);
    await app.db.updateTable('users').set({ subscription_until: null }).where('id', '=', shop.userId).execute();
    // She sees them still; it is her business that takes no orders.
    expect((await add(shop, product)).status).toBe(409);
  });

  test('happens once for one idempotency key', async () => {
    const ana = await aCustomer(app);
    const input = { product_id: await goods(app) };
    const first = await app.call(addCartItem, input, ana.token, 'one-tap-only');
    const again = await app.call(addCartItem, input, ana.token, 'one-tap-only');
    expect(again.body).toEqual(first.body);
    expect((await cartOf(ana)).total_items).toBe(1);
  });

  test.each([
    ['product_id', { product_id: 'x' }],
    ['product_id', { product_id: 0 }],
    ['count', { count: 0 }],
    ['count', { count: 1001 }],
    ['count', { count: 1.5 }],
    ['attribute_values.0', { attribute_values: ['size'] }],
    ['attribute_values', { attribute_values: Array.from({ length: 101 }, (_, at) => at + 1) }],
  ])('names the field %s when it is not usable', async (field, fields) => {
    const ana = await aCustomer(app);
    const { status, body } = await app.call(addCartItem, { product_id: 1, ...fields }, ana.token);
    expect(status).toBe(400);
    expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual([field]);
  });
});

describe('a line that cannot be bought any more', () => {
  test.each([
    ['switched off', { available: false }],
    ['sold out', { quantity_manage: true, stock: 0 }],
  ])('because it is %s stays, flagged, and counts for nothing', async (_, fields) => {
    const ana = await aCustomer(app);
    const product = await goods(app);
    await add(ana, product, { count: 2 });
    await change(app, product, fields);
    const cart = await cartOf(ana);
    expect(cart).toMatchObject({ total_items: 0, total_cost: 0 });
    expect(cart.cart[0]?.items[0]).toMatchObject({ count: 2, item_total: 200, product: { available: false } });
    const item = cart.cart[0]?.items[0]?.id ?? 0;
    const raised = await app.call(updateCartItem, { item_id: item, count: 3 }, ana.token);
    expect([raised.status, raised.body]).toMatchObject([409, { code: 'sold_out' }]);
    const removed = await app.call(removeCartItem, { item_id: item }, ana.token);
    expect([removed.status, removed.body.cart]).toEqual([200, []]);
  });

  test('because its option is gone or another one has become required is flagged too', async () => {
    const ana = await aCustomer(app);
    const product = await goods(app);
    const { attributes } = await anOption(app, product);
    await add(ana, product, { attribute_values: [attributes[0]] });
    await app.db.deleteFrom('option_attributes').where('id', '=', attributes[0]).execute();
    expect((await cartOf(ana)).total_items).toBe(0);

    const plain = await goods(app);
    const ben = await aCustomer(app);
    await add(ben, plain);
    await anOption(app, plain, { required: true });
    expect((await cartOf(ben)).cart[0]?.items[0]?.product.available).toBe(false);
  });
});

describe('changing a line', () => {
  test('sets its count and prices it anew', async () => {
    const ana = await aCustomer(app);
    const { body } = await add(ana, await goods(app));
    const item = itemOf(body);
    const changed = await app.call(updateCartItem, { item_id: item, count: 7 }, ana.token);
    expect([changed.status, changed.body.total_cost]).toEqual([200, 700]);
    expect((await app.call(getCartItemTotal, { userId: ana.userId }, ana.token)).body).toEqual({ total_items: 7 });
    expect((await app.call(getCartTotal, { userId: ana.userId }, ana.token)).body).toEqual({ total_cost: 700 });
    const tooMany = await app.call(updateCartItem, { item_id: item, count: 101 }, ana.token);
    expect([tooMany.status, tooMany.body]).toMatchObject([409, { code: 'cart_cap', facts: { room: 9_300 } }]);
  });

  test('below what is left is allowed, above it is not', async () => {
    const ana = await aCustomer(app);
    const product = await goods(app, { quantity_manage: true, stock: 5 });
    const { body } = await add(ana, product, { count: 5 });
    const item = itemOf(body);
    await change(app, product, { stock: 2 });
    expect((await app.call(updateCartItem, { item_id: item, count: 4 }, ana.token)).status).toBe(200);
    const more = await app.call(updateCartItem, { item_id: item, count: 5 }, ana.token);
    expect([more.status, more.body]).toMatchObject([409, { code: 'sold_out', facts: { stock: 2 } }]);
  });

  test.each([
    ['updating', updateCartItem],
    ['removing', removeCartItem],
  ])('of somebody else is not there: %s', async (_, contract) => {
    const [ana, ben] = [await aCustomer(app), await aCustomer(app)];
    const { body } = await add(ana, await goods(app));
    const input = { item_id: itemOf(body), count: 2 };
    expect((await app.call(contract, input, ben.token)).status).toBe(404);
    expect((await app.call(contract, { ...input, user: ana.userId }, ben.token)).status).toBe(403);
    expect((await app.call(contract, { ...input, product_id: 999_999 }, ana.token)).status).toBe(404);
    expect((await cartOf(ana)).total_items).toBe(1);
  });
});

describe('a line that was taken out', () => {
  const MINUTE = 60_000;

  /** An account's cart of one shop, brought from a device; answers its lines, and takes one out. */
  async function withoutThe(place: number) {
    const ana = await aCustomer(app);
    const shop = await aShopWithAddress(app);
    const products = [1, 2, 3].map(() => goods(app, { company_id: shop.companyId }));
    const cart_items = (await Promise.all(products)).map((product_id) => ({ product_id, count: 1 }));
    await app.call(synchronizeCart, { cart_items }, ana.token);
    const items = (await cartOf(ana)).cart[0]?.items ?? [];
    const taken = items[place];
    if (!taken) throw new Error('there are three lines');
    app.clock.now = new Date(app.clock.now.getTime() + MINUTE);
    await app.call(removeCartItem, { item_id: taken.id }, ana.token);
    return { ana, taken, before: items.map(({ product }) => product.id) };
  }
  const orderOf = ({ cart }: Output<typeof getCart>) => cart[0]?.items.map(({ product }) => product.id);

  test('is put back in its place (CART-10)', async () => {
    const { ana, taken, before } = await withoutThe(1);
    const { body } = await add(ana, taken.product.id, { added_at: taken.added_at });
    expect(orderOf(body)).toEqual(before);
  });

  test('and put in anew comes last, whatever time to come it claims', async () => {
    const { ana, taken, before } = await withoutThe(0);
    const { body } = await add(ana, taken.product.id, { added_at: '2999-01-01T00:00:00Z' });
    expect(orderOf(body)).toEqual([before[1], before[2], before[0]]);
    expect(body.cart[0]?.items.at(-1)?.added_at).toBe(app.clock.now.toISOString());
  });
});

describe('whose cart it is', () => {
  const calls = [getCart, getCartItemTotal, getCartTotal] as const;

  test.each(calls.map((call) => [call.name, call] as const))('%s is for oneself and for Admins', async (_, call) => {
    const [ana, ben, admin] = [await aCustomer(app), await aCustomer(app), await anAdmin(app)];
    expect((await app.call(call, { userId: ana.userId })).status).toBe(401);
    expect((await app.call(call, { userId: ana.userId }, ben.token)).status).toBe(403);
    expect((await app.call(call, { userId: ana.userId }, admin.token)).status).toBe(200);
    expect((await app.call(call, { userId: 'me' }, ana.token)).status).toBe(400);
  });

  test('an Admin who names somebody who does not exist is told so', async () => {
    const admin = await anAdmin(app);
    const input = { product_id: await goods(app), user: 999_999 };
    expect((await app.call(addCartItem, input, admin.token)).status).toBe(404);
  });
});
