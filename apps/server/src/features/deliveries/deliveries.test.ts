import { getDeliveryOrder, listAssignedOrders } from '@mercadito/contracts/deliveries/active-deliveries';
import {
  assignOrder,
  listAvailableDrivers,
  listDrivers,
  listOrdersInProgress,
} from '@mercadito/contracts/deliveries/admin';
import { getDriverProfile, setDriverAvailability } from '@mercadito/contracts/deliveries/driver';
import { listDriverHistory } from '@mercadito/contracts/deliveries/history';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder, listQueuedOrders } from '@mercadito/contracts/deliveries/queue';
import type { Input } from '@mercadito/contracts/endpoint';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPendingOrder, aShippedOrder } from '../../../test/orders.ts';
import { aCustomer, aDriver, anAdmin, type Person } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

type Driver = Awaited<ReturnType<typeof aDriver>>;
const claim = (driver: Driver, transaction_id: string) =>
  app.call(claimOrder, { driver_id: driver.driverId, transaction_id }, driver.token);
const assign = (driver: Driver, transactionId: string, by: Person = admin) =>
  app.call(assignOrder, { driverId: driver.driverId, transactionId }, by.token);
const switchTo = (driver: Driver, availability_status: 'available' | 'unavailable') =>
  app.call(setDriverAvailability, { driver_id: driver.driverId, availability_status }, driver.token);
const look = (driver: Driver, current_order: string) =>
  app.call(getDeliveryOrder, { driver_id: driver.driverId, current_order }, driver.token);
type Outcome = Pick<Input<typeof finishDelivery>, 'delivery_successful' | 'body'>;
const finish = (driver: Driver, transaction_id: string, more: Outcome) =>
  app.call(finishDelivery, { driver_id: driver.driverId, transaction_id, ...more }, driver.token);

const SECRETS = ['delivery_password', 'telephone', 'alternate_receiver_phone', 'exterior_number', 'interior_number'];
const OPEN_FIELDS =
  `transaction_id user_name last_name user_first_name user_last_name location order_location date_issued
  order_total delivery_instructions street_1 street_2 reference status driver_has_order order_companies companies
  order_delivery_info delivered_at delivery_description cancellation_reason timestamp`.split(/\s+/);
const PHONE = '+526362223333';

describe('claiming an order', () => {
  test('puts it into the driver’s hands and shows it whole', async () => {
    const { transactionId } = await aPendingOrder(app);
    const driver = await aDriver(app);
    const { status, body } = await claim(driver, transactionId);
    expect(status).toBe(200);
    expect(body.order).toMatchObject({
      status: 'shipped',
      is_mine: true,
      telephone: PHONE,
      exterior_number: '12',
      order_delivery_info: { driver_name: 'Ana', driver_last_name: 'Ruiz' },
    });
    expect(body.order.order_companies[0]).toMatchObject({ telephone: '+526361110000', street_1: 'Hidalgo 1' });
    expect(body.driver).toMatchObject({ current_order: transactionId, orders_assigned_count: 1 });
  });

  test('comes too late when another driver was first, who is named (DELIVERY-1)', async () => {
    const { transactionId } = await aShippedOrder(app);
    const { status, body } = await claim(await aDriver(app), transactionId);
    expect([status, body]).toMatchObject([409, { code: 'already_claimed', facts: { driver_name: 'Ana Ruiz' } }]);
  });

  test('is refused to whoever has an order in hand, has it already or is unavailable', async () => {
    const { driver, transactionId } = await aShippedOrder(app);
    const twice = await claim(driver, transactionId);
    expect([twice.status, twice.body]).toMatchObject([409, { code: 'already_claimed' }]);
    const other = await aPendingOrder(app);
    const second = await claim(driver, other.transactionId);
    expect([second.status, second.body]).toMatchObject([
      409,
      { code: 'has_current_order', facts: { current_order: transactionId } },
    ]);
    const idle = await aDriver(app);
    await switchTo(idle, 'unavailable');
    const off = await claim(idle, other.transactionId);
    expect([off.status, off.body]).toMatchObject([409, { code: 'driver_unavailable' }]);
  });

  test('is refused for an order that was called off or never was', async () => {
    const { buyer, transactionId } = await aPendingOrder(app);
    await app.call(cancelOrder, { transaction_id: transactionId }, buyer.token);
    const driver = await aDriver(app);
    const { status, body } = await claim(driver, transactionId);
    expect([status, body]).toMatchObject([409, { code: 'wrong_status', facts: { status: 'cancelled' } }]);
    expect((await claim(driver, 'ABCDEFGH2345')).status).toBe(404);
    expect((await claim(driver, '!')).status).toBe(400);
  });

  test('is for drivers, each for themselves', async () => {
    const { buyer, transactionId } = await aPendingOrder(app);
    const [one, other] = [await aDriver(app), await aDriver(app)];
    expect((await claim({ ...one, token: other.token }, transactionId)).status).toBe(403);
    expect((await claim({ ...one, token: buyer.token }, transactionId)).status).toBe(403);
    const input = { driver_id: one.driverId, transaction_id: transactionId };
    expect((await app.call(claimOrder, input)).status).toBe(401);
  });
});

describe('assigning an order', () => {
  test('fills a driver’s hands with up to five; the oldest is the current one', async () => {
    const driver = await aDriver(app);
    const orders = [];
    for (let at = 0; at < 6; at += 1) orders.push((await aPendingOrder(app)).transactionId);
    for (const order of orders.slice(0, 5)) expect((await assign(driver, order)).status).toBe(200);
    const { status, body } = await assign(driver, orders[5] ?? '');
    expect([status, body]).toMatchObject([409, { code: 'driver_limit', facts: { in_hand: 5 } }]);
    const profile = await app.call(getDriverProfile, { userId: driver.userId }, driver.token);
    expect(profile.body).toMatchObject({ current_order: orders[0], orders_assigned_count: 5 });
    const active = await app.call(listAssignedOrders, { driverId: driver.driverId }, driver.token);
    expect(active.body.results.map((order) => order.transaction_id)).toEqual(orders.slice(0, 5));
    const free = await app.call(listAvailableDrivers, {}, admin.token);
    expect(free.body.map(({ id }) => id)).not.toContain(driver.driverId);
    const all = await app.call(listDrivers, {}, admin.token);
    expect(all.body.map(({ id }) => id)).toContain(driver.driverId);
  });

  test('is refused for a taken order, an unavailable driver and one who does not exist', async () => {
    const { transactionId, driver } = await aShippedOrder(app);
    const taken = await assign(await aDriver(app), transactionId);
    expect([taken.status, taken.body]).toMatchObject([409, { code: 'already_claimed' }]);
    const pending = await aPendingOrder(app);
    await switchTo(driver, 'unavailable');
    const off = await assign(driver, pending.transactionId);
    expect([off.status, off.body]).toMatchObject([409, { code: 'driver_unavailable' }]);
    expect((await assign({ ...driver, driverId: 999_999 }, pending.transactionId)).status).toBe(404);
    expect((await assign(driver, pending.transactionId, driver)).status).toBe(403);
  });

  test('waits until the Admin, driving too, has empty hands', async () => {
    const both = await aDriver(app);
    await app.db.updateTable('users').set({ role: 'Admin' }).where('id', '=', both.userId).execute();
    const [own, other] = [await aPendingOrder(app), await aPendingOrder(app)];
    expect((await claim(both, own.transactionId)).status).toBe(200);
    const refused = await assign(await aDriver(app), other.transactionId, both);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'admin_has_current_order' }]);
  });
});

describe('what a driver sees', () => {
  test('of the queue is who and where, but no keyword, phone or number of a house', async () => {
    const { transactionId } = await aPendingOrder(app);
    const driver = await aDriver(app);
    const first = await app.call(listQueuedOrders, {}, driver.token);
    let { results, next } = first.body;
    const headers = { authorization: `Token ${driver.token}` };
    while (next) {
      const page = (await app.app.inject({ url: next, headers })).json() as typeof first.body;
      results = [...results, ...page.results];
      next = page.next;
    }
    expect(results).toHaveLength(first.body.count);
    const way = { last_name: 'Ruiz', street_1: 'Juárez', street_2: 'Morelos', reference: 'Blue door' };
    const found = results.find((order) => order.transaction_id === transactionId);
    expect(found).toMatchObject({ total_items: 1, user_name: 'Ana', ...way });
    for (const secret of SECRETS) expect(found).toHaveProperty(secret, null);
    // The rest of DELIVERY-4.
    for (const field of OPEN_FIELDS) expect(found).toHaveProperty(field);
    expect(JSON.stringify(results)).not.toContain(PHONE);
    expect(JSON.stringify(results)).not.toContain('mango');

    const { body } = await look(driver, transactionId);
    for (const secret of SECRETS) expect(body).toHaveProperty(secret, null);
    expect(body.companies).toEqual([{ company_name: 'La Esquina', location: 'Lagunitas' }]);
    expect(body).toMatchObject({ is_mine: false, user_last_name: 'Ruiz', ...way });
  });

  test('of the queue is nothing while unavailable', async () => {
    const { transactionId } = await aPendingOrder(app);
    const driver = await aDriver(app);
    await switchTo(driver, 'unavailable');
    expect((await app.call(listQueuedOrders, {}, driver.token)).body).toMatchObject({ results: [], count: 0 });
    expect((await look(driver, transactionId)).status).toBe(404);
  });

  test('of an order ends when somebody else has it; Admins see everything', async () => {
    const { transactionId, buyer } = await aShippedOrder(app);
    expect((await look(await aDriver(app), transactionId)).status).toBe(404);
    const { body } = await app.call(getDeliveryOrder, { current_order: transactionId }, admin.token);
    expect(body).toMatchObject({ telephone: PHONE, delivery_password: 'mango', is_mine: false });
    expect((await app.call(getDeliveryOrder, { current_order: transactionId }, buyer.token)).status).toBe(403);
    const inProgress = await app.call(listOrdersInProgress, {}, admin.token);
    expect(inProgress.body.results.find((order) => order.transaction_id === transactionId)).toMatchObject({
      order_user_thelephone: PHONE,
      driver_name: 'Ana Ruiz',
      companies: [{ company_name: 'La Esquina', total: 100 }],
    });
  });

  test('of other drivers is nothing', async () => {
    const [one, other] = [await aDriver(app), await aDriver(app)];
    const calls = [
      app.call(listAssignedOrders, { driverId: one.driverId }, other.token),
      app.call(listDriverHistory, { driver_id: one.driverId }, other.token),
      app.call(getDriverProfile, { userId: one.userId }, other.token),
      app.call(setDriverAvailability, { driver_id: one.driverId, availability_status: 'unavailable' }, other.token),
      app.call(listDrivers, {}, other.token),
      app.call(listAvailableDrivers, {}, other.token),
      app.call(listOrdersInProgress, {}, other.token),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 403));
    const customer = await aCustomer(app);
    expect((await app.call(getDriverProfile, { userId: customer.userId }, customer.token)).status).toBe(404);
  });
});

describe('the end of a delivery', () => {
  test('is told with an optional comment, and the order moves to the history (DELIVERY-5, SCREEN-15)', async () => {
    const { driver, transactionId } = await aShippedOrder(app);
    const { status, body } = await finish(driver, transactionId, { delivery_successful: true, body: 'At the door' });
    expect([status, body]).toMatchObject([200, { status: 'delivered', delivery_description: 'At the door' }]);
    expect(body).toMatchObject({ telephone: null, delivery_password: null });
    const history = await app.call(listDriverHistory, { driver_id: driver.driverId }, driver.token);
    expect(history.body).toMatchObject({
      count: 1,
      results: [{ transaction_id: transactionId, delivered_at: app.clock.now.toISOString() }],
    });
    expect(JSON.stringify(history.body)).not.toContain(PHONE);
    const again = await finish(driver, transactionId, { delivery_successful: false, body: 'Oops' });
    expect([again.status, again.body]).toMatchObject([409, { code: 'wrong_status' }]);
  });

  test('needs a reason when it failed (DELIVERY-7)', async () => {
    const { driver, transactionId } = await aShippedOrder(app);
    const without = await finish(driver, transactionId, { delivery_successful: false, body: '  ' });
    expect([without.status, without.body]).toMatchObject([400, { errors: { body: [expect.any(String)] } }]);
    const { body } = await finish(driver, transactionId, { delivery_successful: false, body: 'Nobody home' });
    expect(body).toMatchObject({ status: 'delivery_failed', delivery_description: 'Nobody home' });
    expect((await claim(driver, (await aPendingOrder(app)).transactionId)).status).toBe(200);
  });

  test('cannot be told of an order that still waits in the queue', async () => {
    const [{ transactionId }, driver] = [await aPendingOrder(app), await aDriver(app)];
    const { status, body } = await finish(driver, transactionId, { delivery_successful: true });
    expect([status, body]).toMatchObject([409, { code: 'wrong_status' }]);
    await switchTo(driver, 'unavailable');
    expect((await finish(driver, transactionId, { delivery_successful: true })).status).toBe(404);
  });

  test('is told by the holder alone', async () => {
    const { driver, transactionId } = await aShippedOrder(app);
    const other = await aDriver(app);
    expect((await finish(other, transactionId, { delivery_successful: true })).status).toBe(404);
    const forged = { ...driver, token: other.token };
    expect((await finish(forged, transactionId, { delivery_successful: true })).status).toBe(403);
  });
});
