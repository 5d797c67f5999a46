import { setPickedUp } from '@mercadito/contracts/deliveries/active-deliveries';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { getDispatchBoard } from '@mercadito/contracts/dispatch';
import { sayOrderReady } from '@mercadito/contracts/orders/company';
import { getSharedOrder, shareOrder } from '@mercadito/contracts/orders/sharing';
import { cancelOrder, getOrder } from '@mercadito/contracts/orders/tracking';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { inboxOf } from '../../../test/messages.ts';
import { aPendingOrder } from '../../../test/orders.ts';
import { aDriver, anAdmin } from '../../../test/people.ts';
import { several } from '../../../test/races.ts';
import { aShopWithAddress, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeEach(async () => {
  app = await createTestApp();
  shop = await aShopWithAddress(app);
});
afterEach(() => app.close());

/** An order of the shop, and what is done with it. */
async function anOrder() {
  const { buyer, transactionId } = await aPendingOrder(app, await goods(app, { company_id: shop.companyId }));
  const order = { transaction_id: transactionId };
  const driver = await aDriver(app);
  const held = { ...order, driver_id: driver.driverId };
  return {
    buyer,
    transactionId,
    driver,
    say: (is_ready: boolean, by = shop) =>
      app.call(sayOrderReady, { company_id: by.companyId, ...order, is_ready }, by.token),
    part: async () =>
      good(await app.call(getOrder, { userId: buyer.userId, transactionId }, buyer.token)).order_companies[0],
    claim: async () => good(await app.call(claimOrder, held, driver.token)).order.order_companies[0],
    pickUp: (order_company_id = 0) =>
      app.call(setPickedUp, { ...held, order_company_id, picked_up: true }, driver.token),
    cancel: () => app.call(cancelOrder, order, buyer.token),
  };
}

describe('a part that its business has ready (ORDER-19)', () => {
  test('is told to customer, driver, board and link, with when, and can be taken back', async () => {
    const { say, part, claim, buyer, transactionId } = await anOrder();
    const at = app.clock.now.toISOString();
    expect(good(await say(true))).toMatchObject({ ready_at: at, seen_at: at });
    expect(await part()).toMatchObject({ ready_at: at, seen_at: at });
    const { token } = await anAdmin(app);
    const onBoard = async () => good(await app.call(getDispatchBoard, {}, token)).waiting.orders[0]?.companies[0];
    expect(await onBoard()).toMatchObject({ ready_at: at });
    const { secret } = good(await app.call(shareOrder, { transaction_id: transactionId }, buyer.token));
    const shared = async () => good(await app.call(getSharedOrder, { secret })).ready_names;
    expect(await shared()).toEqual([(await part())?.company_name]);
    expect(await claim()).toMatchObject({ ready_at: at });
    expect(good(await say(false))).toMatchObject({ ready_at: null, seen_at: at });
    expect(await shared()).toEqual([]);
  });

  test('is told to the driver who holds the order, once, and to nobody else', async () => {
    const { say, claim, driver } = await anOrder();
    const idle = await aDriver(app);
    await claim();
    await several(3, () => say(true));
    const told = (await inboxOf(app, driver)).filter((title) => title.endsWith('has it ready'));
    expect(told).toHaveLength(1);
    expect((await inboxOf(app, idle)).filter((title) => title.endsWith('has it ready'))).toEqual([]);
  });

  test('waits for nobody any more once it is with the driver', async () => {
    const { say, claim, pickUp } = await anOrder();
    const part = await claim();
    good(await say(true));
    good(await pickUp(part?.order_company_id));
    expect((await say(false)).body).toMatchObject({ code: 'already_picked_up' });
  });

  test('is not said of an order that has ended, nor by another business', async () => {
    const { say, cancel } = await anOrder();
    expect((await say(true, await aShopWithAddress(app))).status).toBe(404);
    good(await cancel());
    expect((await say(true)).body).toMatchObject({ code: 'order_not_open' });
  });
});
