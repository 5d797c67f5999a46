import { addCartItem } from '@mercadito/contracts/cart';
import { changeItemStatus, setPickedUp } from '@mercadito/contracts/deliveries/active-deliveries';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { getDispatchBoard } from '@mercadito/contracts/dispatch';
import { listInbox } from '@mercadito/contracts/inbox';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { changeShopItem } from '@mercadito/contracts/orders/company';
import { cancelOrder, getOrder } from '@mercadito/contracts/orders/tracking';
import type { ShopItemStatus } from '@mercadito/domain/orders/item-status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { change, goods } from '../../../test/carts.ts';
import { tellEverybody } from '../../../test/messages.ts';
import { aFullCart, checkout } from '../../../test/orders.ts';
import { aDriver, anAdmin } from '../../../test/people.ts';
import { aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** An order of two pieces of a shop's counted product and one of another shop's. */
async function aMixedOrder() {
  const [shop, other] = [await aShop(app), await aShop(app)];
  const product = await goods(app, { company_id: shop.companyId, price_cents: 33_33, quantity_manage: true, stock: 5 });
  const buyer = await aFullCart(app, product, 2);
  good(await app.call(addCartItem, { product_id: await goods(app, { company_id: other.companyId }) }, buyer.token));
  const { transaction_id } = good(await app.call(createOrder, checkout(buyer), buyer.token));
  const details = async () =>
    good(await app.call(getOrder, { userId: buyer.userId, transactionId: transaction_id }, buyer.token));
  const part = (await details()).order_companies.find(({ company_id }) => company_id === shop.companyId);
  const order_item_id = part?.orderItem[0]?.id ?? 0;
  const say = (status_item: ShopItemStatus, by: Shop = shop, item = order_item_id) =>
    app.call(changeShopItem, { company_id: by.companyId, transaction_id, order_item_id: item, status_item }, by.token);
  return { shop, other, product, buyer, transaction_id, order_item_id, details, say };
}

const productOf = (id: number) =>
  app.db.selectFrom('products').select(['stock', 'available']).where('id', '=', id).executeTakeFirstOrThrow();

/** A driver takes the order; what they do with it. */
async function driverOf({ transaction_id, order_item_id, shop }: Awaited<ReturnType<typeof aMixedOrder>>) {
  const { driverId: driver_id, token } = await aDriver(app);
  const run = { driver_id, transaction_id };
  const { order } = good(await app.call(claimOrder, run, token));
  const part = order.order_companies.find(({ company_id }) => company_id === shop.companyId);
  return {
    say: (status_item: 'canceled' | 'approved') =>
      app.call(changeItemStatus, { ...run, order_item_id, status_item }, token),
    pickUp: () =>
      app.call(setPickedUp, { ...run, order_company_id: part?.order_company_id ?? 0, picked_up: true }, token),
  };
}

describe('an item of which its business says that it is not there (ORDER-18)', () => {
  test('leaves the totals, its product goes off sale, no piece is given back, and the customer is told', async () => {
    const { say, details, product, buyer, transaction_id } = await aMixedOrder();
    expect(good(await say('not_found'))).toMatchObject({ total: 0, orderItem: [{ status: 'not_found' }] });
    expect((await details()).order_total).toBe(100);
    expect(await productOf(product)).toEqual({ stock: 3, available: false });
    await tellEverybody(app);
    const inbox = good(await app.call(listInbox, {}, buyer.token)).results;
    expect(inbox.filter(({ href }) => href.includes(transaction_id))).toHaveLength(1);
    // What is not there comes back with no other ending either.
    good(await app.call(cancelOrder, { transaction_id }, buyer.token));
    expect(await productOf(product)).toEqual({ stock: 3, available: false });
  });

  test('is put back with all that followed, and its pieces go back with the order', async () => {
    const { say, details, product, buyer, transaction_id } = await aMixedOrder();
    good(await say('not_found'));
    good(await say('approved'));
    expect((await details()).order_total).toBe(166.66);
    expect(await productOf(product)).toEqual({ stock: 3, available: true });
    good(await app.call(cancelOrder, { transaction_id }, buyer.token));
    expect(await productOf(product)).toEqual({ stock: 5, available: true });
  });

  test('leaves a product off sale that was so before', async () => {
    const { say, product } = await aMixedOrder();
    await change(app, product, { available: false });
    good(await say('not_found'));
    good(await say('approved'));
    expect((await productOf(product)).available).toBe(false);
  });

  test('is there after all where its driver says so, without its pieces being taken twice', async () => {
    const order = await aMixedOrder();
    const driver = await driverOf(order);
    good(await order.say('not_found'));
    good(await driver.say('approved'));
    expect((await order.details()).order_total).toBe(166.66);
    expect((await productOf(order.product)).stock).toBe(3);
  });

  test('is seen on the board where nothing is left', async () => {
    const { shop, say, transaction_id, details } = await aMixedOrder();
    good(await say('not_found'));
    const rest = (await details()).order_companies.flatMap(({ company_id, orderItem }) =>
      company_id === shop.companyId ? [] : orderItem,
    );
    await app.db
      .updateTable('order_items')
      .set({ status: 'not_found' })
      .where(
        'id',
        'in',
        rest.map(({ id }) => id),
      )
      .execute();
    const { token } = await anAdmin(app);
    const { orders } = good(await app.call(getDispatchBoard, {}, token)).waiting;
    expect(orders.find((each) => each.transaction_id === transaction_id)).toMatchObject({ total_items: 0 });
  });
});

describe('a business says nothing', () => {
  const refusedWith = async (answer: ReturnType<Awaited<ReturnType<typeof aMixedOrder>>['say']>) => {
    const { status, body } = await answer;
    return [status, (body as { code?: string }).code];
  };

  test('twice', async () => {
    const { say } = await aMixedOrder();
    expect(await refusedWith(say('approved'))).toEqual([409, 'status_unchanged']);
  });

  test('of what the driver has along, or has canceled', async () => {
    const order = await aMixedOrder();
    const driver = await driverOf(order);
    good(await driver.say('canceled'));
    expect(await refusedWith(order.say('approved'))).toEqual([409, 'item_canceled']);
    good(await driver.say('approved'));
    good(await driver.pickUp());
    expect(await refusedWith(order.say('not_found'))).toEqual([409, 'already_picked_up']);
  });

  test('once the order has ended', async () => {
    const { say, buyer, transaction_id } = await aMixedOrder();
    good(await app.call(cancelOrder, { transaction_id }, buyer.token));
    expect(await refusedWith(say('not_found'))).toEqual([409, 'order_not_open']);
  });

  test('of the items of another one in the same order, or of no order of its own', async () => {
    const { say, other } = await aMixedOrder();
    expect(await refusedWith(say('not_found', other))).toEqual([404, 'not_found']);
    expect(await refusedWith(say('not_found', await aShop(app)))).toEqual([404, 'not_found']);
  });
});
