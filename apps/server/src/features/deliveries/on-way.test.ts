import { getDeliveryOrder, setOnWay } from '@mercadito/contracts/deliveries/active-deliveries';
import { assignOrder } from '@mercadito/contracts/deliveries/admin';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { requeueOrder } from '@mercadito/contracts/orders/admin';
import { getOrder, listOrders } from '@mercadito/contracts/orders/tracking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShippedOrder } from '../../../test/orders.ts';
import { aDriver, anAdmin } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(app.clock.now.getTime() + minutes * MINUTE).toISOString();

/** An order that its driver has carried for an hour. */
async function withActiveDelivery() {
  const { driver, transactionId, buyer } = await aShippedOrder(app);
  const run = { driver_id: driver.driverId, transaction_id: transactionId };
  app.clock.now = new Date(inMinutes(60));
  const setOut = (own: object = {}, key?: string) => app.call(setOnWay, { ...run, ...own }, driver.token, key);
  return { driver, buyer, run, setOut };
}

describe('a driver who has set out for the customer (DELIVERY-35)', () => {
  test('is on the way since it happened, for everybody who looks', async () => {
    const { buyer, run, setOut } = await withActiveDelivery();
    const at = inMinutes(-10);
    expect(good(await setOut({ happened_at: at }))).toMatchObject({ on_way_at: at, kept_as_report: false });
    const { userId, token } = buyer;
    const details = good(await app.call(getOrder, { userId, transactionId: run.transaction_id }, token));
    expect(details.on_way_at).toBe(at);
    expect(good(await app.call(listOrders, { userId }, token)).results).toMatchObject([{ on_way_at: at }]);
  });

  test('stays so since the first time, however often it is said', async () => {
    const { setOut } = await withActiveDelivery();
    const at = inMinutes(-10);
    good(await setOut({ happened_at: at }, 'on-way-1'));
    expect(good(await setOut({ happened_at: at }, 'on-way-1')).on_way_at).toBe(at);
    expect(good(await setOut({})).on_way_at).toBe(at);
  });

  test('says so alone, while it is in these hands and shipped', async () => {
    const { driver, run, setOut } = await withActiveDelivery();
    const [other, admin] = [await aDriver(app), await anAdmin(app)];
    const theirs = { ...run, driver_id: other.driverId };
    expect((await app.call(setOnWay, run, other.token)).status).toBe(403);
    expect((await app.call(setOnWay, theirs, other.token)).status).toBe(404);
    expect((await app.call(setOnWay, run, admin.token)).status).toBe(403);
    good(await app.call(finishDelivery, { ...run, delivery_successful: false, body: 'Flood' }, driver.token));
    expect(await setOut({ happened_at: inMinutes(-5) })).toMatchObject({
      status: 409,
      body: { code: 'order_not_shipped' },
    });
  });

  test('is forgotten when the order returns to the queue', async () => {
    const { driver, run, setOut } = await withActiveDelivery();
    good(await setOut());
    const [other, admin] = [await aDriver(app), await anAdmin(app)];
    good(await app.call(finishDelivery, { ...run, delivery_successful: false, body: 'Flood' }, driver.token));
    good(await app.call(requeueOrder, { transaction_id: run.transaction_id }, admin.token));
    good(await app.call(assignOrder, { driverId: other.driverId, transactionId: run.transaction_id }, admin.token));
    const theirs = { driver_id: other.driverId, current_order: run.transaction_id };
    expect(good(await app.call(getDeliveryOrder, theirs, other.token)).on_way_at).toBeNull();
  });
});
