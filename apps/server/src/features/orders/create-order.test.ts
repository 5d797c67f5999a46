import { addCartItem, getCart } from '@mercadito/contracts/cart';
import type { Input } from '@mercadito/contracts/endpoint';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { getOrder } from '@mercadito/contracts/orders/tracking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOption, change, goods } from '../../../test/carts.ts';
import { aBuyer, aFullCart, type Buyer, checkout } from '../../../test/orders.ts';
import { anAdmin } from '../../../test/people.ts';
import { aShopWithAddress } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const order = (buyer: Buyer, more: Partial<Input<typeof createOrder>> = {}, key?: string) =>
  app.call(createOrder, { ...checkout(buyer), ...more }, buyer.token, key);
const cartOf = async (buyer: Buyer) => (await app.call(getCart, { userId: buyer.userId }, buyer.token)).body;
const stockOf = async (productId: number) =>
  (await app.db.selectFrom('products').select('stock').where('id', '=', productId).executeTakeFirstOrThrow()).stock;
const countOrders = async (buyer: Buyer) =>
  (await app.db.selectFrom('orders').select('id').where('user_id', '=', buyer.userId).execute()).length;

test('the number within a business’s house reaches its driver, and is not what a long street cuts off', async () => {
  const shop = await aShopWithAddress(app);
  const place = { street_1: 'x'.repeat(120), exterior_number: '12', interior_number: 'B-4' };
  await app.db.updateTable('company_addresses').set(place).where('company_id', '=', shop.companyId).execute();
  const buyer = await aFullCart(app, await goods(app, { company_id: shop.companyId }));
  const { body } = await order(buyer);
  const stored = await app.db
    .selectFrom('order_companies')
    .innerJoin('orders', 'orders.id', 'order_companies.order_id')
    .select('order_companies.street_1')
    .where('transaction_id', '=', body.transaction_id)
    .executeTakeFirst();
  expect(stored?.street_1).toMatch(/^x{100,} 12 Int\. B-4$/);
});

describe('sending the cart as an order', () => {
  test('empties the cart and answers with the number and the total', async () => {
    const buyer = await aFullCart(app, undefined, 3);
    const { status, body } = await order(buyer, { expected_total: 300 });
    expect(status).toBe(201);
    expect(body.transaction_id).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
    expect(body.order_total).toBe(300);
    expect(await cartOf(buyer)).toMatchObject({ cart: [], total_items: 0 });
  });

  test('freezes everything it shows (ORDER-2)', async () => {
    const shop = await aShopWithAddress(app, { name: 'Quesería' });
    const product = await goods(app, {
      company_id: shop.companyId,
      currency: 'USD',
      price_cents: 10_00,
      discount: 10,
      cargo_extra_cents: 1_00,
    });
    const { attributes } = await anOption(app, product, { title: 'Weight' });
    const buyer = await aBuyer(app);
    const input = { product_id: product, attribute_values: [attributes[1]], count: 2 };
    await app.call(addCartItem, input, buyer.token);
    const { body } = await order(buyer, { alternate_number: '+52 636 444 5555' });
    const total = (9 + 10 + 1) * 18 * 2;
    expect(body.order_total).toBe(total);

    await change(app, product, { name: 'Other', price_cents: 99_00, discount: 0 });
    await app.db.updateTable('companies').set({ name: 'Renamed' }).where('id', '=', shop.companyId).execute();
    await app.db.deleteFrom('product_options').where('product_id', '=', product).execute();
    await app.db.deleteFrom('customer_addresses').where('user_id', '=', buyer.userId).execute();
    const path = { userId: buyer.userId, transactionId: body.transaction_id };
    const { body: details } = await app.call(getOrder, path, buyer.token);
    expect(details).toMatchObject({
      transaction_id: body.transaction_id,
      status: 'pending',
      date_issued: app.clock.now.toISOString(),
      user_name: 'Ana',
      last_name: 'Ruiz',
      order_total: total,
      usd_mxn_value: 18,
      load_type: 'light',
      delivery_password: 'mango',
      delivery_instructions: 'Ring twice',
      telephone: '+526362223333',
      alternate_receiver_phone: '+526364445555',
      location: 'Lagunitas',
      street_1: 'Juárez',
      exterior_number: '12',
      interior_number: 'B',
      reference: 'Blue door',
      driver: null,
      events: [{ status: 'pending', at: app.clock.now.toISOString() }],
    });
    expect(details.order_companies).toMatchObject([
      {
        company_name: 'Quesería',
        total,
        orderItem: [
          {
            name: 'Queso',
            status: 'approved',
            count: 2,
            price: 10,
            discount: 10,
            discounted_price: 9,
            cargo_extra: 1,
            currency: 'USD',
            item_total: total,
            attributes: [{ category_title: 'Weight', attribute_name: 'Choice 1', attribute_price: 10 }],
          },
        ],
      },
    ]);
  });

  test('takes the stock that is counted, all lines of a product together', async () => {
    const product = await goods(app, { quantity_manage: true, stock: 5 });
    const { attributes } = await anOption(app, product);
    const buyer = await aFullCart(app, product, 2);
    await app.call(addCartItem, { product_id: product, attribute_values: [attributes[0]], count: 1 }, buyer.token);
    await order(buyer);
    expect(await stockOf(product)).toBe(2);
  });

  test('leaves what cannot be bought any more in the cart', async () => {
    const gone = await goods(app);
    const buyer = await aFullCart(app, gone);
    await app.call(addCartItem, { product_id: await goods(app, { price_cents: 50_00 }) }, buyer.token);
    await change(app, gone, { available: false });
    const { body } = await order(buyer, { expected_total: 50 });
    expect(body.order_total).toBe(50);
    expect((await cartOf(buyer)).cart.flatMap(({ items }) => items.map(({ product }) => product.id))).toEqual([gone]);
  });
});

describe('an order is refused and nothing changes', () => {
  test('when deliveries are switched off', async () => {
    const buyer = await aFullCart(app);
    await app.db.updateTable('settings').set({ delivery_available: false }).execute();
    const { status, body } = await order(buyer);
    await app.db.updateTable('settings').set({ delivery_available: true }).execute();
    expect([status, body]).toMatchObject([409, { code: 'delivery_unavailable', facts: { until: null } }]);
    expect((await cartOf(buyer)).total_items).toBe(1);
  });

  test('until the time when deliveries begin again, which it is told, and not from then on (SITE-10)', async () => {
    const buyer = await aFullCart(app);
    const now = app.clock.now;
    const until = new Date(now.getTime() + 60_000).toISOString();
    await app.db.updateTable('settings').set({ delivery_available: false, delivery_off_until: until }).execute();
    const refused = await order(buyer);
    app.clock.now = new Date(until);
    const taken = await order(buyer);
    app.clock.now = now;
    await app.db.updateTable('settings').set({ delivery_available: true, delivery_off_until: null }).execute();
    expect([refused.status, refused.body]).toMatchObject([409, { facts: { until } }]);
    expect(taken.status).toBe(201);
  });

  test('when the cart is empty', async () => {
    const { status, body } = await order(await aBuyer(app));
    expect([status, body]).toMatchObject([409, { code: 'cart_empty' }]);
  });

  test('when nothing in the cart can be bought any more', async () => {
    const product = await goods(app, { name: 'Last one' });
    const buyer = await aFullCart(app, product);
    await change(app, product, { quantity_manage: true, stock: 0 });
    const { status, body } = await order(buyer);
    expect([status, body]).toMatchObject([409, { code: 'sold_out', facts: { product_name: 'Last one' } }]);
  });

  test('when fewer pieces are left than were asked for, naming the product', async () => {
    const product = await goods(app, { name: 'Rare', quantity_manage: true, stock: 5 });
    const other = await goods(app, { quantity_manage: true, stock: 5 });
    const buyer = await aFullCart(app, product, 4);
    await app.call(addCartItem, { product_id: other }, buyer.token);
    await change(app, product, { stock: 3 });
    const { status, body } = await order(buyer);
    expect([status, body]).toMatchObject([
      409,
      { code: 'sold_out', facts: { product_id: product, product_name: 'Rare', stock: 3 } },
    ]);
    expect([await stockOf(product), await stockOf(other), await countOrders(buyer)]).toEqual([3, 5, 0]);
  });

  test('when the total is another than the screen showed, naming the new one', async () => {
    const product = await goods(app);
    const buyer = await aFullCart(app, product);
    await change(app, product, { price_cents: 120_00 });
    const { status, body } = await order(buyer, { expected_total: 100 });
    expect([status, body]).toMatchObject([409, { code: 'prices_changed', facts: { total: 120 } }]);
    expect(await countOrders(buyer)).toBe(0);
  });

  test('when prices have lifted the cart above the cap', async () => {
    const product = await goods(app);
    const buyer = await aFullCart(app, product, 100);
    await change(app, product, { price_cents: 100_01 });
    const { status, body } = await order(buyer);
    expect([status, body]).toMatchObject([409, { code: 'cart_cap' }]);
  });

  test("with somebody else's address, or in somebody else's name", async () => {
    const [buyer, other] = [await aFullCart(app), await aBuyer(app)];
    expect((await order(buyer, { user_address: other.addressId })).status).toBe(404);
    expect((await order(buyer, { user_address: 999_999 })).status).toBe(404);
    expect((await order(buyer, { user: other.userId })).status).toBe(403);
    expect((await app.call(createOrder, checkout(buyer))).status).toBe(401);
    expect(await countOrders(buyer)).toBe(0);
  });

  test.each([
    ['user_address', { user_address: 'home' }],
    ['load_type', { load_type: 'huge' }],
    ['delivery_password', { delivery_password: ' ' }],
    ['instruction', { instruction: 'x'.repeat(1001) }],
    ['alternate_number', { alternate_number: '+52' }],
    ['expected_total', { expected_total: 1.005 }],
  ])('with a bad field %s, which is named', async (field, fields) => {
    const buyer = await aBuyer(app);
    const { status, body } = await app.callWrongly(createOrder, { ...checkout(buyer), ...fields }, buyer.token);
    expect(status).toBe(400);
    expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual([field]);
  });
});

describe('an order that is sent again', () => {
  test('because its answer was lost is the same order (CALL-6, ORDER-4)', async () => {
    const buyer = await aFullCart(app);
    const first = await order(buyer, {}, 'checkout-1');
    const again = await order(buyer, {}, 'checkout-1');
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await countOrders(buyer)).toBe(1);
  });

  test('after an error is judged anew', async () => {
    const product = await goods(app);
    const buyer = await aFullCart(app, product);
    await change(app, product, { available: false });
    expect((await order(buyer, {}, 'checkout-2')).status).toBe(409);
    await change(app, product, { available: true });
    expect((await order(buyer, {}, 'checkout-2')).status).toBe(201);
  });

  test('by an Admin for a customer is the customer’s', async () => {
    const [buyer, admin] = [await aFullCart(app), await anAdmin(app)];
    expect((await app.call(createOrder, checkout(buyer), admin.token)).status).toBe(201);
    expect(await countOrders(buyer)).toBe(1);
  });
});
