import { addCartItem, getCart } from '@mercadito/contracts/cart';
import { changeItemStatus } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { exportOrders, getDispatchBoard } from '@mercadito/contracts/dispatch';
import { requeueOrder } from '@mercadito/contracts/orders/admin';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { listCompanyOrders } from '@mercadito/contracts/orders/company';
import { getSharedOrder, shareOrder } from '@mercadito/contracts/orders/sharing';
import { getOrder, listOrders } from '@mercadito/contracts/orders/tracking';
import type { ItemStatus } from '@mercadito/domain/orders/item-status';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aTownWithFees } from '../../../test/fees.ts';
import { aFullCart, aShippedOrder, type Buyer, checkout } from '../../../test/orders.ts';
import { aShopWithAddress, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let town: Awaited<ReturnType<typeof aTownWithFees>>;
beforeEach(async () => {
  app = await createTestApp();
  town = await aTownWithFees(app);
});
afterEach(() => app.close());

const order = (buyer: Buyer, expected_total?: number) =>
  app.call(createOrder, { ...checkout(buyer), ...(expected_total !== undefined && { expected_total }) }, buyer.token);
const shown = async (buyer: Buyer, transactionId: string) =>
  good(await app.call(getOrder, { userId: buyer.userId, transactionId }, buyer.token));

describe('an order pays for being brought', () => {
  test('once, whatever the businesses, whose totals are goods alone (FEE-2, FEE-4)', async () => {
    const shop = await aShopWithAddress(app);
    const buyer = await aFullCart(app, await goods(app, { company_id: shop.companyId }));
    good(await app.call(addCartItem, { product_id: await goods(app, { price_cents: 50_00 }) }, buyer.token));
    expect(good(await app.call(getCart, { userId: buyer.userId }, buyer.token)).total_cost).toBe(150);
    const { transaction_id, order_total } = good(await order(buyer, 170));
    expect(order_total).toBe(170);
    expect(await shown(buyer, transaction_id)).toMatchObject({ order_total: 170, delivery_fee: 20 });
    const { order_companies } = await shown(buyer, transaction_id);
    expect(order_companies.map(({ total }) => total)).toEqual([100, 50]);
    const list = { userId: buyer.userId };
    expect(good(await app.call(listOrders, list, buyer.token)).results).toMatchObject([{ order_total: 170 }]);
    const ofShop = good(await app.call(listCompanyOrders, { companyId: shop.companyId }, shop.token)).results;
    expect(ofShop).toMatchObject([{ total: 100 }]);
  });

  test('and nothing from the sum on that the town brings free (FEE-2)', async () => {
    await town.setFees({ delivery_free_from: 100 });
    const { transaction_id } = good(await order(await aFullCart(app), 100));
    const row = await app.db
      .selectFrom('orders')
      .select('delivery_fee_cents')
      .where('transaction_id', '=', transaction_id);
    expect(await row.executeTakeFirst()).toEqual({ delivery_fee_cents: 0 });
  });

  test('beside goods up to the cap, which is of goods alone (CART-4, FEE-4)', async () => {
    const buyer = await aFullCart(app, await goods(app, { price_cents: 10_000_00 }));
    expect(good(await order(buyer, 10_020)).order_total).toBe(10_020);
  });

  test('not for what an older page has shown: it is told the new sum, and agrees (FEE-5)', async () => {
    const buyer = await aFullCart(app);
    expect(await order(buyer, 100)).toMatchObject({
      status: 409,
      body: { code: 'prices_changed', facts: { total: 120, delivery_fee: 20 } },
    });
    expect(good(await order(buyer, 120)).order_total).toBe(120);
  });

  test('as it is when the order is sent: one that was changed since the cart is told (FEE-5)', async () => {
    const buyer = await aFullCart(app);
    await town.setFees({ delivery_fees: [{ place: 'Lagunitas', fee: 35.5 }] });
    expect(await order(buyer, 120)).toMatchObject({
      status: 409,
      body: { code: 'prices_changed', facts: { total: 135.5, delivery_fee: 35.5 } },
    });
  });

  test('what it was sent with, whatever the fee becomes (FEE-4, ORDER-2)', async () => {
    const buyer = await aFullCart(app);
    const { transaction_id } = good(await order(buyer));
    await town.setFees({ delivery_fees: [], delivery_free_from: 50 });
    expect(await shown(buyer, transaction_id)).toMatchObject({ order_total: 120, delivery_fee: 20 });
  });
});

describe('who says with what they will pay', () => {
  const withNote = async (price_cents: number, note: object) => {
    const buyer = await aFullCart(app, await goods(app, { price_cents }));
    return { buyer, answer: await app.call(createOrder, { ...checkout(buyer), ...note }, buyer.token) };
  };
  test('is brought the change, in whole coins, of what is due in cash (CASH-1, CASH-2)', async () => {
    const { buyer, answer } = await withNote(103_70, { pays_with: 500 });
    expect(await shown(buyer, good(answer).transaction_id)).toMatchObject({
      ...{ order_total: 123.7, cash_due: 123.5, change_due: 376.5 },
      pays_with: { amount: 500, currency: 'MXN', in_pesos: 500 },
    });
  });

  test('in dollars, at the order’s rate, whatever the rate becomes (CASH-2)', async () => {
    const { buyer, answer } = await withNote(104_00, { pays_with: '20', pays_with_currency: 'USD' });
    await app.db.updateTable('settings').set({ usd_mxn_rate_micros: 1_000_000 }).execute();
    expect(await shown(buyer, good(answer).transaction_id)).toMatchObject({
      ...{ cash_due: 124, change_due: 236 },
      pays_with: { amount: 20, currency: 'USD', in_pesos: 360 },
    });
  });

  test.each([{}, { pays_with: '' }, { pays_with: null }])('or does not: %j', async (note) => {
    const { buyer, answer } = await withNote(100_00, note);
    expect(await shown(buyer, good(answer).transaction_id)).toMatchObject({ pays_with: null, change_due: null });
  });

  test.each([{ pays_with: 119.99 }, { pays_with: 6, pays_with_currency: 'USD' }])(
    'is refused %j, which is less than what is due, and nothing is ordered (CASH-2)',
    async (note) => {
      const { buyer, answer } = await withNote(100_00, note);
      expect(answer).toMatchObject({ status: 400, body: { errors: { pays_with: expect.anything() } } });
      expect(good(await app.call(getCart, { userId: buyer.userId }, buyer.token)).total_items).toBe(1);
    },
  );
});

describe('what a driver collects', () => {
  async function aDelivery() {
    const { buyer, driver, transactionId } = await aShippedOrder(app);
    const claim = { driver_id: driver.driverId, transaction_id: transactionId };
    const details = await shown(buyer, transactionId);
    const order_item_id = details.order_companies[0]?.orderItem[0]?.id ?? 0;
    const set = async (status_item: ItemStatus) =>
      good(await app.call(changeItemStatus, { ...claim, order_item_id, status_item }, driver.token));
    const finish = async (delivery_successful: boolean) =>
      good(await app.call(finishDelivery, { ...claim, delivery_successful, body: 'Nobody there' }, driver.token));
    return { buyer, driver, claim, transactionId, set, finish };
  }
  const board = async () => good(await app.call(getDispatchBoard, {}, town.token));

  test('has no fee once nothing is left, and has it again with an item that comes back (FEE-4)', async () => {
    const { set } = await aDelivery();
    expect(await set('not_found')).toMatchObject({ order_total: 0, delivery_fee: 0, agreed_delivery_fee: 20 });
    expect(await set('approved')).toMatchObject({ order_total: 120, delivery_fee: 20 });
  });

  test('is the same for a free delivery that lost goods: it stays free (FEE-4)', async () => {
    await town.setFees({ delivery_free_from: 150 });
    const buyer = await aFullCart(app);
    good(await app.call(addCartItem, { product_id: await goods(app, { price_cents: 50_00 }) }, buyer.token));
    const { transaction_id } = good(await order(buyer, 150));
    const { driver } = await aShippedOrder(app);
    await app.db.updateTable('orders').set({ status: 'delivered' }).where('status', '=', 'shipped').execute();
    const claim = { driver_id: driver.driverId, transaction_id };
    const held = good(await app.call(claimOrder, claim, driver.token)).order;
    const order_item_id = held.order_companies[0]?.orderItem[0]?.id ?? 0;
    const change = { ...claim, order_item_id, status_item: 'canceled' as const };
    expect(good(await app.call(changeItemStatus, change, driver.token)).order_total).toBe(50);
  });

  test('is no fee where the delivery failed; back in the queue it is due again (FEE-4)', async () => {
    const { buyer, transactionId, finish } = await aDelivery();
    await finish(false);
    expect(await shown(buyer, transactionId)).toMatchObject({ order_total: 100, delivery_fee: 0 });
    expect((await board()).failed.orders).toMatchObject([{ order_total: 100 }]);
    good(await app.call(requeueOrder, { transaction_id: transactionId }, town.token));
    expect(await shown(buyer, transactionId)).toMatchObject({ order_total: 120, delivery_fee: 20 });
  });

  test('is in the day’s figures and the file, with what of it were fees (FEE-6, DISPATCH-3)', async () => {
    const [first, second] = [await aDelivery(), await aDelivery()];
    await first.finish(true);
    await second.set('canceled');
    await second.finish(true);
    expect((await board()).day).toMatchObject({ delivered_total: 120, delivery_fees_total: 20 });
    const day = app.clock.now.toISOString().slice(0, 10);
    const file = good(await app.call(exportOrders, { from: day, to: day }, town.token));
    expect(file).toContain('Total MXN,"De eso, entrega MXN",');
    expect(file).toContain('120.00,20.00');
    expect(file).toContain('0.00,0.00');
  });

  test('is what whoever has the order’s link sees (ORDER-17)', async () => {
    const { buyer, transactionId } = await aDelivery();
    const share = await app.call(shareOrder, { transaction_id: transactionId }, buyer.token);
    const { secret } = good(share);
    expect(good(await app.call(getSharedOrder, { secret }))).toMatchObject({ order_total: 120, delivery_fee: 20 });
  });
});
