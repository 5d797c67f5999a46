import { addCartItem } from '@mercadito/contracts/cart';
import { setPickedUp } from '@mercadito/contracts/deliveries/active-deliveries';
import { listOrdersInProgress } from '@mercadito/contracts/deliveries/admin';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { getDispatchBoard } from '@mercadito/contracts/dispatch';
import { listOrdersByStatus } from '@mercadito/contracts/orders/admin';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { listCompanyOrders } from '@mercadito/contracts/orders/company';
import { getOrder, listOrders } from '@mercadito/contracts/orders/tracking';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aFullCart, checkout } from '../../../test/orders.ts';
import { aDriver, anAdmin } from '../../../test/people.ts';
import { aShop, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('everybody who looks at an order is told how far its pick-ups have come, a business of its own alone (ORDER-15)', async () => {
  const [bakery, dairy, driver, admin] = [await aShop(app), await aShop(app), await aDriver(app), await anAdmin(app)];
  const buyer = await aFullCart(app, await goods(app, { company_id: bakery.companyId }));
  const cheese = await goods(app, { company_id: dairy.companyId });
  good(await app.call(addCartItem, { product_id: cheese }, buyer.token));
  const { transaction_id } = good(await app.call(createOrder, checkout(buyer), buyer.token));
  const run = { driver_id: driver.driverId, transaction_id };
  const { order } = good(await app.call(claimOrder, run, driver.token));
  const part = order.order_companies.find(({ company_id }) => company_id === bakery.companyId);
  const tick = { ...run, order_company_id: part?.order_company_id ?? 0, picked_up: true };
  good(await app.call(setPickedUp, tick, driver.token));

  const lists = [
    good(await app.call(listOrders, { userId: buyer.userId }, buyer.token)).results,
    good(await app.call(listOrdersByStatus, {}, admin.token)).results,
    good(await app.call(listOrdersInProgress, {}, admin.token)).results,
    good(await app.call(getDispatchBoard, {}, admin.token)).in_progress.orders,
  ];
  for (const list of lists) expect(list).toMatchObject([{ transaction_id, pick_ups: { done: 1, total: 2 } }]);

  const at = app.clock.now.toISOString();
  const details = good(await app.call(getOrder, { userId: buyer.userId, transactionId: transaction_id }, buyer.token));
  expect(details.order_companies.map(({ picked_up_at }) => picked_up_at)).toEqual([at, null]);
  for (const [shop, picked_up_at] of [[bakery, at] as const, [dairy, null] as const]) {
    const { results } = good(await app.call(listCompanyOrders, { companyId: shop.companyId }, shop.token));
    expect(results).toMatchObject([{ transaction_id, picked_up_at }]);
  }
});
