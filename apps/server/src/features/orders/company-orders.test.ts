import { addCartItem } from '@mercadito/contracts/cart';
import { changeItemStatus } from '@mercadito/contracts/deliveries/active-deliveries';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { listCompanyOrders } from '@mercadito/contracts/orders/company';
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

  test('tell nothing of who ordered, where to and with which keyword (ORDER-12)', async () => {
    const { bakery, buyer, transaction_id } = await anOrderOverTwoShops();
    const order = await app.db
      .selectFrom('orders')
      .selectAll()
      .where('transaction_id', '=', transaction_id)
      .executeTakeFirstOrThrow();
    const [shown] = good(await ordersOf(bakery)).results;
    expect(Object.keys(shown ?? {}).sort()).toEqual([
      'awaits_confirmation',
      'date_issued',
      'orderItem',
      'order_status',
      'picked_up_at',
      'ready_at',
      'seen_at',
      'total',
      'transaction_id',
    ]);
    const text = JSON.stringify(shown);
    const { username, first_name, street_1, telephone_number, delivery_password, instruction } = order;
    for (const secret of [username, first_name, street_1, telephone_number, delivery_password, instruction]) {
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
      ...{ results: [], count: 0, current_page: 1, num_pages: 1 },
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
