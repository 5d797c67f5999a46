import { addCartItem } from '@mercadito/contracts/cart';
import { changeItemStatus } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { declineOrder } from '@mercadito/contracts/orders/admin';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { changeShopItem, listCompanyOrders, listUnseenOrders } from '@mercadito/contracts/orders/company';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFullCart, aPendingOrder, checkout } from '../../../test/orders.ts';
import { aCustomer, aDriver, aMember, anAdmin } from '../../../test/people.ts';
import { aProduct, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ordersOf = ({ companyId, token }: Shop, page?: number) => app.call(listCompanyOrders, { companyId, page }, token);

/** An order of two pieces of one shop and one of another. */
async function anOrderOverTwoShops() {
  const [bakery, dairy] = [await aShop(app), await aShop(app)];
  const bread = await aProduct(app, bakery, {
    name: 'Bread',
    price: 33.33,
    options: [{ title: 'Size', attributes: [{ name: 'Big', price: 5 }] }],
  });
  const cheese = await aProduct(app, dairy, { name: 'Cheese', price: 80 });
  const buyer = await aFullCart(app, cheese.id);
  const attribute_values = bread.options.flatMap((option) => option.attributes.map(({ id }) => id));
  good(await app.call(addCartItem, { product_id: bread.id, count: 2, attribute_values }, buyer.token));
  const { transaction_id } = good(await app.call(createOrder, checkout(buyer), buyer.token));
  return { bakery, dairy, buyer, transaction_id };
}

/** An order of a name and a place that nothing else has. */
async function anOrderOfRefugio() {
  const order = await anOrderOverTwoShops();
  const { transaction_id, bakery } = order;
  await app.db
    .updateTable('orders')
    .set({ first_name: 'Refugio', neighborhood: 'Angostura' })
    .where('transaction_id', '=', transaction_id)
    .execute();
  const items = good(await ordersOf(bakery)).results[0]?.orderItem ?? [];
  const shopItem = {
    ...{ company_id: bakery.companyId, transaction_id },
    ...{ order_item_id: items[0]?.id ?? 0, status_item: 'not_found' as const },
  };
  const told = async () => JSON.stringify((await ordersOf(bakery)).body);
  return {
    ...order,
    shown: async () => good(await ordersOf(bakery)).results[0],
    /** Whether the customer is named anywhere in what the business is answered. */
    isNamed: async () => /Refugio|Angostura/.test(await told()),
    sayMissing: (key: string) => app.call(changeShopItem, shopItem, bakery.token, key),
  };
}

const WHOM = { first_name: 'Refugio', location: 'Angostura' };

describe('for whom an order is (ORDER-12)', () => {
  test('is told while it is in hand, with who brings it and since when; once it was brought when, and of whom nothing', async () => {
    const { shown, isNamed, transaction_id, bakery } = await anOrderOfRefugio();
    expect(await shown()).toMatchObject({ customer: WHOM, driver: null, delivered_at: null });
    const { results } = good(await app.call(listUnseenOrders, { companyId: bakery.companyId }, bakery.token));
    expect(results).toMatchObject([{ customer: WHOM }]);
    const driver = await aDriver(app);
    const held = { driver_id: driver.driverId, transaction_id };
    good(await app.call(claimOrder, held, driver.token));
    const taken_at = app.clock.now.toISOString();
    const bringer = { first_name: 'Ana', taken_at };
    expect(await shown()).toMatchObject({ customer: WHOM, driver: bringer, delivered_at: null });
    good(await app.call(finishDelivery, { ...held, delivery_successful: true, body: '' }, driver.token));
    expect(await shown()).toMatchObject({ customer: null, driver: bringer, delivered_at: taken_at });
    expect(await isNamed()).toBe(false);
  });

  const ENDS = {
    cancelled: ({ transaction_id, buyer }) => app.call(cancelOrder, { transaction_id }, buyer.token),
    declined: async ({ transaction_id }) =>
      app.call(declineOrder, { transaction_id, cancellation_reason: 'Closed' }, (await anAdmin(app)).token),
    delivery_failed: async ({ transaction_id }) => {
      const { driverId: driver_id, token } = await aDriver(app);
      const held = { driver_id, transaction_id };
      good(await app.call(claimOrder, held, token));
      return app.call(finishDelivery, { ...held, delivery_successful: false, body: 'Nobody there' }, token);
    },
  } satisfies Record<string, (order: Awaited<ReturnType<typeof anOrderOfRefugio>>) => unknown>;

  test.each(Object.entries(ENDS))('is part of the history of no order that is %s', async (status, end) => {
    const order = await anOrderOfRefugio();
    await end(order);
    expect(await order.shown()).toMatchObject({ customer: null, order_status: status });
    expect(await order.isNamed()).toBe(false);
  });

  test('is not kept with an answer, to be given again once it has ended', async () => {
    const { sayMissing, buyer, transaction_id } = await anOrderOfRefugio();
    expect(good(await sayMissing('once-and-again'))).toMatchObject({ customer: WHOM, total: 0 });
    good(await app.call(cancelOrder, { transaction_id }, buyer.token));
    expect(good(await sayMissing('once-and-again'))).toMatchObject({ customer: null, order_status: 'cancelled' });
    const { rows } = await sql<{
      kept: string;
    }>`select coalesce(string_agg(k::text, ''), '') as kept from idempotency_keys k`.execute(app.db);
    expect(rows[0]?.kept).not.toMatch(/Refugio|Angostura/);
  });
});

describe("a business's orders", () => {
  test('show its own lines and its own total, and nothing of the other business', async () => {
    const { bakery, dairy, transaction_id } = await anOrderOverTwoShops();
    const { status, body } = await ordersOf(bakery);
    expect(status).toBe(200);
    expect(body).toMatchObject({ count: 1, current_page: 1, num_pages: 1 });
    expect(body.results).toMatchObject([
      {
        transaction_id,
        order_status: 'pending',
        date_issued: app.clock.now.toISOString(),
        total: 76.66,
        orderItem: [
          {
            name: 'Bread',
            count: 2,
            status: 'approved',
            item_total: 76.66,
            attributes: [{ category_title: 'Size', attribute_name: 'Big', attribute_price: 5 }],
          },
        ],
      },
    ]);
    const other = good(await ordersOf(dairy));
    expect(other.results.map(({ total, orderItem }) => [total, orderItem.map(({ name }) => name)])).toEqual([
      [80, ['Cheese']],
    ]);
  });

  test('tell no more of who ordered than a first name and a place: no street, telephone, keyword (ORDER-12)', async () => {
    const { bakery, buyer, transaction_id } = await anOrderOverTwoShops();
    const order = await app.db
      .selectFrom('orders')
      .selectAll()
      .where('transaction_id', '=', transaction_id)
      .executeTakeFirstOrThrow();
    const [shown] = good(await ordersOf(bakery)).results;
    expect(Object.keys(shown ?? {}).sort()).toEqual([
      'awaits_confirmation',
      'customer',
      'date_issued',
      'delivered_at',
      'driver',
      'orderItem',
      'order_status',
      'picked_up_at',
      'ready_at',
      'seen_at',
      'total',
      'transaction_id',
    ]);
    const text = JSON.stringify(shown);
    const { username, last_name, street_1, telephone_number, delivery_password, instruction } = order;
    for (const secret of [username, last_name, street_1, telephone_number, delivery_password, instruction]) {
      expect(text).not.toContain(secret);
    }
    expect(shown).not.toHaveProperty('user_id', buyer.userId);
  });

  test('count a canceled item out of the total, and show it', async () => {
    const { bakery, dairy, transaction_id } = await anOrderOverTwoShops();
    const { token, driverId } = await aDriver(app);
    good(await app.call(claimOrder, { driver_id: driverId, transaction_id }, token));
    const item = good(await ordersOf(bakery)).results[0]?.orderItem[0]?.id ?? 0;
    const change = { driver_id: driverId, transaction_id, order_item_id: item, status_item: 'canceled' as const };
    good(await app.call(changeItemStatus, change, token));
    expect(good(await ordersOf(bakery)).results).toMatchObject([
      { order_status: 'shipped', total: 0, orderItem: [{ status: 'canceled', item_total: 76.66 }] },
    ]);
    expect(good(await ordersOf(dairy)).results).toMatchObject([{ order_status: 'shipped', total: 80 }]);
  });

  test('come ten a page, newest first', async () => {
    const shop = await aShop(app);
    const { id } = await aProduct(app, shop);
    const sent: string[] = [];
    for (let at = 0; at < 11; at += 1) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000);
      sent.unshift((await aPendingOrder(app, id)).transactionId);
    }
    const [first, second, beyond] = [await ordersOf(shop), await ordersOf(shop, 2), await ordersOf(shop, 3)];
    expect([...first.body.results, ...second.body.results].map((order) => order.transaction_id)).toEqual(sent);
    expect(first.body.results.length).toBe(10);
    expect(second.body).toMatchObject({ count: 11, current_page: 2, num_pages: 2 });
    expect(beyond.body).toMatchObject({ results: [], count: 11, current_page: 3, num_pages: 2 });
  });

  test('are none at first, on one page', async () => {
    expect((await ordersOf(await aShop(app))).body).toEqual({
      ...{ results: [], count: 0, count_is_capped: false, current_page: 1, num_pages: 1 },
      ...{ is_open_now: null, next_change_at: null },
    });
  });

  test.each([0, -1, 1.5, 'two', 100_001])('are on no page %s', async (page) => {
    const { companyId, token } = await aShop(app);
    const { status, body } = await app.call(listCompanyOrders, { companyId, page }, token);
    expect([status, body]).toMatchObject([400, { errors: { page: [expect.any(String)] } }]);
  });

  test('are for its owner and for Admins', async () => {
    const { bakery, dairy, buyer } = await anOrderOverTwoShops();
    const path = { companyId: bakery.companyId };
    const statusFor = async (token?: string) => (await app.call(listCompanyOrders, path, token)).status;
    const refused = [dairy, buyer, await aCustomer(app), await aMember(app), await aDriver(app)];
    for (const { token } of refused) expect(await statusFor(token)).toBe(403);
    expect(await statusFor()).toBe(401);
    const { body } = await app.call(listCompanyOrders, path, (await anAdmin(app)).token);
    expect(body.count).toBe(1);
  });
});
