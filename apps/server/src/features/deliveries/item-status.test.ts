import { addCartItem } from '@mercadito/contracts/cart';
import { changeItemStatus } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import type { Input } from '@mercadito/contracts/endpoint';
import { declineOrder } from '@mercadito/contracts/orders/admin';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { getOrder } from '@mercadito/contracts/orders/tracking';
import type { ItemStatus } from '@mercadito/domain/orders/item-status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { change, goods } from '../../../test/carts.ts';
import { aFullCart, aShippedOrder, checkout } from '../../../test/orders.ts';
import { aDriver, anAdmin } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const stockOf = async (productId: number) =>
  (await app.db.selectFrom('products').select('stock').where('id', '=', productId).executeTakeFirstOrThrow()).stock;

/** An order on the road of two pieces of a counted product and one of another shop. */
async function aMixedOrder() {
  const product = await goods(app, { price_cents: 33_33, quantity_manage: true, stock: 5 });
  const buyer = await aFullCart(app, product, 2);
  good(await app.call(addCartItem, { product_id: await goods(app) }, buyer.token));
  const { transaction_id } = good(await app.call(createOrder, checkout(buyer), buyer.token));
  const driver = await aDriver(app);
  const input = { driver_id: driver.driverId, transaction_id };
  const { order } = good(await app.call(claimOrder, input, driver.token));
  const itemId = order.order_companies[0]?.orderItem[0]?.id ?? 0;
  const set = (status_item: ItemStatus, more: Partial<Input<typeof changeItemStatus>> = {}) =>
    app.call(changeItemStatus, { ...input, order_item_id: itemId, status_item, ...more }, driver.token);
  return { product, buyer, driver, transaction_id, itemId, set };
}

describe('an item that is not there', () => {
  test.each(['canceled', 'not_found'] as const)(
    '(%s) leaves the totals and its stock goes back; there again, both return',
    async (gone) => {
      const { product, buyer, transaction_id, set } = await aMixedOrder();
      const out = await set(gone);
      expect(out.status).toBe(200);
      expect(out.body.order_total).toBe(100);
      expect(out.body.order_companies[0]).toMatchObject({ total: 0, orderItem: [{ status: gone, item_total: 66.66 }] });
      expect(await stockOf(product)).toBe(5);
      const details = await app.call(getOrder, { userId: buyer.userId, transactionId: transaction_id }, buyer.token);
      expect(details.body.events.map(({ status }) => status)).toEqual(['pending', 'shipped']);

      const back = await set('approved');
      expect(back.body.order_total).toBe(166.66);
      expect(back.body.order_companies[0]?.total).toBe(66.66);
      expect(await stockOf(product)).toBe(3);
    },
  );

  test('may change its reason without giving stock back twice', async () => {
    const { product, set } = await aMixedOrder();
    await set('canceled');
    await set('not_found');
    expect(await stockOf(product)).toBe(5);
  });

  test('cannot come back once it has been sold to somebody else', async () => {
    const { product, set } = await aMixedOrder();
    await set('not_found');
    await change(app, product, { stock: 1 });
    const { status, body } = await set('approved');
    expect([status, body]).toMatchObject([409, { code: 'sold_out', facts: { product_id: product, stock: 1 } }]);
  });

  test('gives nothing back a second time when the order ends declined', async () => {
    const { product, driver, transaction_id, set } = await aMixedOrder();
    await set('not_found');
    const failed = { driver_id: driver.driverId, transaction_id, delivery_successful: false, body: 'Flood' };
    await app.call(finishDelivery, failed, driver.token);
    const input = { transaction_id, cancellation_reason: 'Flood' };
    expect((await app.call(declineOrder, input, (await anAdmin(app)).token)).status).toBe(200);
    expect(await stockOf(product)).toBe(5);
  });
});

describe('changing an item is refused', () => {
  test('when nothing would change', async () => {
    const { set, driver, transaction_id, itemId } = await aMixedOrder();
    const { status, body } = await set('approved');
    expect([status, body]).toMatchObject([409, { code: 'status_unchanged' }]);
    const eaten = { driver_id: driver.driverId, transaction_id, order_item_id: itemId, status_item: 'eaten' };
    expect((await app.callWrongly(changeItemStatus, eaten, driver.token)).status).toBe(400);
  });

  test('for an item of another order, or an order of another driver', async () => {
    const [mine, other] = [await aMixedOrder(), await aShippedOrder(app)];
    const item = await app.db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .select('order_items.id')
      .where('orders.transaction_id', '=', other.transactionId)
      .executeTakeFirstOrThrow();
    expect((await mine.set('canceled', { order_item_id: item.id })).status).toBe(404);
    const later = { order_item_id: item.id, happened_at: app.clock.now.toISOString() };
    expect((await mine.set('canceled', later)).status).toBe(404);
    expect(await app.db.selectFrom('driver_reports').select('id').execute()).toEqual([]);
    expect((await mine.set('canceled', { transaction_id: other.transactionId })).status).toBe(404);
    expect((await mine.set('canceled', { driver_id: other.driver.driverId })).status).toBe(403);
  });

  test('for an order that still waits in the queue', async () => {
    const { set } = await aMixedOrder();
    const waiting = await aMixedOrder();
    await app.db
      .updateTable('orders')
      .set({ status: 'pending', driver_id: null })
      .where('transaction_id', '=', waiting.transaction_id)
      .execute();
    const { status, body } = await set('canceled', {
      transaction_id: waiting.transaction_id,
      order_item_id: waiting.itemId,
    });
    expect([status, body]).toMatchObject([409, { code: 'order_not_held' }]);
  });

  test('to an Admin in the name of the driver (DELIVERY-6)', async () => {
    const { driver, transaction_id, itemId } = await aMixedOrder();
    const input = {
      driver_id: driver.driverId,
      transaction_id,
      order_item_id: itemId,
      status_item: 'canceled' as const,
    };
    expect((await app.call(changeItemStatus, input, (await anAdmin(app)).token)).status).toBe(403);
  });

  test('once the order is over', async () => {
    const { driver, transaction_id, set } = await aMixedOrder();
    const outcome = { driver_id: driver.driverId, transaction_id, delivery_successful: true };
    await app.call(finishDelivery, outcome, driver.token);
    const { status, body } = await set('canceled');
    expect([status, body]).toMatchObject([409, { code: 'order_not_shipped' }]);
  });
});
