import { addCartItem } from '@mercadito/contracts/cart';
import { assignOrder, listDrivers } from '@mercadito/contracts/deliveries/admin';
import { setDriverAvailability } from '@mercadito/contracts/deliveries/driver';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { listQueuedOrders } from '@mercadito/contracts/deliveries/queue';
import { getDispatchBoard, getDispatchOrder, MAX_BOARD_ORDERS } from '@mercadito/contracts/dispatch';
import { declineOrder, requeueOrder } from '@mercadito/contracts/orders/admin';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { aPendingOrder, aShippedOrder, checkout } from '../../../test/orders.ts';
import { aCustomer, aDriver, anAdmin, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../database/transaction.ts';
import { readBoard, waitingCards } from './dispatch.queries.ts';

let app: TestApp;
let admin: Person;
beforeEach(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterEach(() => app.close());

const board = async (filter: Parameters<typeof app.call<typeof getDispatchBoard>>[1] = {}) =>
  good(await app.call(getDispatchBoard, filter, admin.token));

const numbersIn = ({ orders }: { orders: readonly { transaction_id: string }[] }) =>
  orders.map(({ transaction_id }) => transaction_id);

const pass = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};

/** An order whose delivery failed. */
async function aFailedOrder() {
  const order = await aShippedOrder(app);
  const outcome = { transaction_id: order.transactionId, delivery_successful: false, body: 'Nobody at home' };
  good(await app.call(finishDelivery, { ...outcome, driver_id: order.driver.driverId }, order.driver.token));
  return order;
}

describe('the board', () => {
  test('has what waits and is on the road longest first, and what failed newest first', async () => {
    const waiting: string[] = [];
    const shipped: string[] = [];
    const failed: string[] = [];
    for (let at = 0; at < 2; at += 1) {
      waiting.push((await aPendingOrder(app)).transactionId);
      shipped.push((await aShippedOrder(app)).transactionId);
      failed.unshift((await aFailedOrder()).transactionId);
      pass(5);
    }
    const { waiting: first, in_progress, failed: last } = await board();
    expect([first, in_progress, last].map(numbersIn)).toEqual([waiting, shipped, failed]);
    expect(first.count).toBe(2);
    expect(last.orders[0]).toMatchObject({ reason: 'Nobody at home', driver_name: 'Ana Ruiz' });
  });

  test('has an order that went back to the queue wait since then', async () => {
    const { transactionId } = await aFailedOrder();
    pass(600);
    good(await app.call(requeueOrder, { transaction_id: transactionId }, admin.token));
    const since = app.clock.now.toISOString();
    pass(10);
    expect((await board()).waiting.orders).toMatchObject([{ transaction_id: transactionId, since }]);
    const driver = await aDriver(app);
    const queue = good(await app.call(listQueuedOrders, {}, driver.token));
    expect(queue.results).toMatchObject([{ transaction_id: transactionId, waiting_since: since }]);
    good(await app.call(assignOrder, { driverId: driver.driverId, transactionId }, admin.token));
    expect((await board()).day.longest_wait_minutes).toBe(10);
  });

  test('has what waits longest first, though it was sent later than what went back to the queue (DISPATCH-1)', async () => {
    const { transactionId: back } = await aFailedOrder();
    pass(570);
    const { transactionId: later } = await aPendingOrder(app);
    pass(30);
    good(await app.call(requeueOrder, { transaction_id: back }, admin.token));
    expect(numbersIn((await board()).waiting)).toEqual([later, back]);
    const driver = await aDriver(app);
    // The drivers' list goes by when orders were sent.
    const { results } = good(await app.call(listQueuedOrders, {}, driver.token));
    expect(numbersIn({ orders: results })).toEqual([back, later]);
  });

  test('reads what waits from an index of its own, in its order', async () => {
    const plan = await inTransaction(app.db, async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      await sql`set local enable_bitmapscan = off`.execute(transaction);
      return JSON.stringify(await waitingCards(transaction, {}).explain('json'));
    });
    expect(plan).toContain('"Index Name":"orders_waiting"');
    expect(plan).not.toContain('"Sort Key":["orders.status_changed_at"');
  });

  test('is one round trip (DISPATCH-1)', async () => {
    await aShippedOrder(app);
    const { db, count } = countStatements(app.db);
    await readBoard(db, {}, { begins: new Date(0), ends: app.clock.now });
    expect(count()).toBe(1);
  });

  test('tells no keyword, and a phone of a customer only where there is something to ask (DISPATCH-2)', async () => {
    const { buyer } = await aPendingOrder(app);
    const { waiting } = await board();
    expect(JSON.stringify(waiting)).not.toMatch(/mango|password/);
    expect(waiting.orders).toMatchObject([{ telephone: '+526362223333', customer_record: { is_known: false } }]);
    await app.db
      .updateTable('orders')
      .set({ status: 'shipped', driver_id: (await aDriver(app)).driverId })
      .execute();
    expect((await board()).in_progress.orders).toMatchObject([{ telephone: null }]);
    await app.db.updateTable('orders').set({ status: 'delivered' }).execute();
    good(await app.call(addCartItem, { product_id: await goods(app), count: 1 }, buyer.token));
    good(await app.call(createOrder, checkout(buyer), buyer.token));
    expect((await board()).waiting.orders).toMatchObject([{ telephone: null, customer_record: { is_known: true } }]);
  });

  test('shows at most a hundred orders of a column, and says how many there are (DISPATCH-2)', async () => {
    await aPendingOrder(app);
    await sql`insert into orders (transaction_id, user_id, username, user_first_name, user_last_name, first_name, last_name,
        postal_code, country, state, municipality, neighborhood, street_1, telephone_number, additional_instructions,
        load_type, delivery_password, usd_mxn_rate_micros, order_total_cents, created_at)
      select 'COPY' || lpad(n::text, 8, '0'), user_id, username, user_first_name, user_last_name, first_name, last_name,
        postal_code, country, state, municipality, neighborhood, street_1, telephone_number, additional_instructions,
        load_type, delivery_password, usd_mxn_rate_micros, order_total_cents, created_at
      from orders, generate_series(1, 1200) as n`.execute(app.db);
    const { waiting } = await board();
    expect(waiting.orders).toHaveLength(MAX_BOARD_ORDERS);
    expect(waiting).toMatchObject({ count: 1_000, count_is_capped: true });
  });

  test('has the drivers on duty and those who still hold an order, with how many (DISPATCH-5)', async () => {
    const [free, busy, off] = [await aDriver(app), await aShippedOrder(app), await aDriver(app)];
    for (const { driverId, token } of [busy.driver, off]) {
      good(await app.call(setDriverAvailability, { driver_id: driverId, availability_status: 'unavailable' }, token));
    }
    const { drivers } = await board();
    expect(drivers.map(({ id, orders_assigned_count }) => [id, orders_assigned_count])).toEqual([
      [free.driverId, 0],
      [busy.driver.driverId, 1],
    ]);
  });

  test('is narrowed by place and by driver; what waits has no driver', async () => {
    const [waiting, one, other] = [await aPendingOrder(app), await aShippedOrder(app), await aShippedOrder(app)];
    const ofOne = await board({ driver_id: one.driver.driverId });
    expect([numbersIn(ofOne.waiting), numbersIn(ofOne.in_progress)]).toEqual([
      [waiting.transactionId],
      [one.transactionId],
    ]);
    await app.db
      .updateTable('orders')
      .set({ neighborhood: 'Angostura' })
      .where('transaction_id', '=', other.transactionId)
      .execute();
    const ofPlace = await board({ location: 'Angostura' });
    expect([numbersIn(ofPlace.waiting), numbersIn(ofPlace.in_progress)]).toEqual([[], [other.transactionId]]);
    expect([ofPlace.waiting.count, ofPlace.in_progress.count]).toEqual([0, 1]);
  });

  test('is for Admins alone', async () => {
    const [customer, driver] = [await aCustomer(app), await aDriver(app)];
    for (const { token } of [customer, driver]) {
      expect((await app.call(getDispatchBoard, {}, token)).status).toBe(403);
    }
    expect((await app.call(getDispatchBoard, {})).status).toBe(401);
  });
});

describe('the day’s figures', () => {
  test('count what happened, how long people waited, and what was collected', async () => {
    const driver = await aDriver(app);
    const assign = (transactionId: string) =>
      app.call(assignOrder, { driverId: driver.driverId, transactionId }, admin.token);
    const orders = [await aPendingOrder(app), await aPendingOrder(app), await aPendingOrder(app)];
    const [first, second, third] = orders.map(({ transactionId }) => transactionId) as [string, string, string];
    pass(10);
    good(await assign(first));
    pass(20);
    good(await assign(second));
    const end = { driver_id: driver.driverId, transaction_id: first, delivery_successful: true };
    good(await app.call(finishDelivery, end, driver.token));
    good(
      await app.call(
        finishDelivery,
        { ...end, transaction_id: second, delivery_successful: false, body: 'x' },
        driver.token,
      ),
    );
    good(await app.call(declineOrder, { transaction_id: third, cancellation_reason: 'Flood' }, admin.token));
    expect((await board()).day).toEqual({
      ...{ date: expect.any(String), placed: 3, delivered: 1, failed: 1, declined: 1, cancelled: 0 },
      ...{ median_wait_minutes: 20, longest_wait_minutes: 30, delivered_total: 100, delivery_fees_total: 0 },
    });
  });

  test('tell how long people waited in whole minutes', async () => {
    const { transactionId } = await aPendingOrder(app);
    pass(1.7);
    const { driverId } = await aDriver(app);
    good(await app.call(assignOrder, { driverId, transactionId }, admin.token));
    expect((await board()).day).toMatchObject({ median_wait_minutes: 2, longest_wait_minutes: 2 });
  });

  test('begin with the day of the site’s zone, not with that of UTC (DISPATCH-3)', async () => {
    // 23:50 in Chihuahua, where it is the 20th; in UTC it is the 21st already.
    app.clock.now = new Date('2026-11-21T05:50:00.000Z');
    admin = await anAdmin(app);
    await aPendingOrder(app);
    expect((await board()).day).toMatchObject({ date: '2026-11-20', placed: 1 });
    pass(9);
    expect((await board()).day).toMatchObject({ date: '2026-11-20', placed: 1 });
    pass(1);
    expect((await board()).day).toMatchObject({ date: '2026-11-21', placed: 0, median_wait_minutes: null });
  });
});

describe('an order as an Admin sees it', () => {
  test('has the keyword, the phones and all that happened to it, with who did it and why (DISPATCH-12)', async () => {
    const { transactionId, driver } = await aFailedOrder();
    good(await app.call(requeueOrder, { transaction_id: transactionId }, admin.token));
    const order = good(await app.call(getDispatchOrder, { transactionId }, admin.token));
    expect(order).toMatchObject({ delivery_password: 'mango', telephone: '+526362223333', driver_id: null });
    expect(order.history.map(({ kind, by, driver_name, detail }) => [kind, by, driver_name, detail])).toEqual([
      ['placed', 'Ana Ruiz', null, ''],
      ['claimed', 'Ana Ruiz', 'Ana Ruiz', ''],
      ['delivery_failed', 'Ana Ruiz', 'Ana Ruiz', 'Nobody at home'],
      ['requeued', 'Ana Ruiz', null, ''],
    ]);
    expect((await app.call(getDispatchOrder, { transactionId }, driver.token)).status).toBe(403);
    expect((await app.call(getDispatchOrder, { transactionId: 'NOTTHERE' }, admin.token)).status).toBe(404);
  });
});

test('the list of drivers says which orders each has in hand', async () => {
  const { transactionId, driver } = await aShippedOrder(app);
  const drivers = good(await app.call(listDrivers, {}, admin.token));
  expect(drivers.find(({ id }) => id === driver.driverId)?.orders_in_hand).toEqual([transactionId]);
});
