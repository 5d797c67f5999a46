import { listActivity } from '@mercadito/contracts/activity';
import { addCartItem } from '@mercadito/contracts/cart';
import { assignOrder } from '@mercadito/contracts/deliveries/admin';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder, listQueuedOrders } from '@mercadito/contracts/deliveries/queue';
import { getDispatchBoard, getDispatchOrder } from '@mercadito/contracts/dispatch';
import { confirmOrder, declineOrder, requeueOrder } from '@mercadito/contracts/orders/admin';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { listCompanyOrders } from '@mercadito/contracts/orders/company';
import { cancelOrder, getOrder } from '@mercadito/contracts/orders/tracking';
import { getTown, updateTown } from '@mercadito/contracts/town';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { runQueued } from '../../../test/jobs.ts';
import { aBuyer, aPendingOrder, type Buyer, checkout } from '../../../test/orders.ts';
import { aDriver, anAdmin, type Person } from '../../../test/people.ts';
import { aShopWithAddress, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { releaseOrders } from './release-orders.job.ts';

let app: TestApp;
let admin: Person;
let driver: Awaited<ReturnType<typeof aDriver>>;
beforeEach(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
  driver = await aDriver(app);
});
afterEach(() => app.close());

async function switchTo(confirms_orders: boolean): Promise<void> {
  const { town } = good(await app.call(getTown, {}, admin.token));
  good(await app.call(updateTown, { ...town, confirms_orders }, admin.token));
}

const tryToOrder = async (buyer: Buyer) => {
  good(await app.call(addCartItem, { product_id: await goods(app), count: 1 }, buyer.token));
  return app.call(createOrder, checkout(buyer), buyer.token);
};
const order = async (buyer: Buyer): Promise<string> => good(await tryToOrder(buyer)).transaction_id;
const confirm = (transaction_id: string) => app.call(confirmOrder, { transaction_id }, admin.token);
const claim = (transaction_id: string) =>
  app.call(claimOrder, { driver_id: driver.driverId, transaction_id }, driver.token);
const queue = async () => good(await app.call(listQueuedOrders, {}, driver.token));

async function finish(transaction_id: string, delivery_successful: boolean): Promise<void> {
  good(await claim(transaction_id));
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  const outcome = delivery_successful ? { delivery_password: 'mango' } : { body: 'Nobody knows of it' };
  const report = { driver_id: driver.driverId, transaction_id, delivery_successful, ...outcome };
  good(await app.call(finishDelivery, report, driver.token));
}

/** As many more orders like this one. @returns how many */
async function copiesOf(transaction_id: string, many: number): Promise<number> {
  const columns = async (table: string, ...others: string[]) => {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(app.db);
    return sql.join(
      rows
        .map(({ name }) => name)
        .filter((name) => !['id', ...others].includes(name))
        .map((name) => sql.ref(name)),
    );
  };
  const [own, parts] = [await columns('orders', 'transaction_id'), await columns('order_companies', 'order_id')];
  await sql`
    with copies as (
      insert into orders (transaction_id, ${own})
      select 'MANYCOPY' || number, ${own} from orders, generate_series(1, ${many}::int) as number
      where transaction_id = ${transaction_id} returning id
    )
    insert into order_companies (order_id, ${parts})
    select copies.id, ${parts} from copies, order_companies
    where order_id = (select id from orders where transaction_id = ${transaction_id})`.execute(app.db);
  return many;
}

test('a town has no order confirmed until an Admin wants it so (DISPATCH-14)', async () => {
  const { transactionId } = await aPendingOrder(app);
  expect(await queue()).toMatchObject({ count: 1, results: [{ transaction_id: transactionId }] });
  good(await claim(transactionId));
});

describe('where the town has orders confirmed', () => {
  beforeEach(() => switchTo(true));

  test('the first order of a number is taken by nobody before an Admin has confirmed it (DISPATCH-14)', async () => {
    const buyer = await aBuyer(app);
    const answer = good(await tryToOrder(buyer));
    expect(answer).toMatchObject({ awaits_confirmation: true });
    const transactionId = answer.transaction_id;
    expect(await queue()).toMatchObject({ count: 0, results: [] });
    expect(await claim(transactionId)).toMatchObject({ status: 409, body: { code: 'awaits_confirmation' } });
    const assigned = await app.call(assignOrder, { driverId: driver.driverId, transactionId }, admin.token);
    expect(assigned).toMatchObject({ status: 409, body: { code: 'awaits_confirmation' } });
    const shown = () => app.call(getOrder, { userId: buyer.userId, transactionId }, buyer.token);
    expect(good(await shown())).toMatchObject({ status: 'pending', awaits_confirmation: true });
    const { waiting } = good(await app.call(getDispatchBoard, {}, admin.token));
    expect(waiting.orders).toMatchObject([{ awaits_confirmation: true, telephone: '+526362223333' }]);

    expect(good(await confirm(transactionId))).toMatchObject({ status: 'pending', awaits_confirmation: false });
    expect(await queue()).toMatchObject({ count: 1 });
    expect(good(await shown()).events.map(({ status }) => status)).toEqual(['pending']);
    good(await claim(transactionId));
    const { history } = good(await app.call(getDispatchOrder, { transactionId }, admin.token));
    expect(history.map(({ kind, by }) => [kind, by])).toContainEqual(['confirmed', 'Ana Ruiz']);
    const { results } = good(await app.call(listActivity, { subject: 'order' }, admin.token));
    expect(results.filter(({ kind }) => kind === 'confirmOrder')).toMatchObject([
      { before: { awaits_confirmation: true }, after: { awaits_confirmation: false } },
    ]);
  });

  test('whoever has been delivered an order is asked nothing, until a delivery fails (DISPATCH-14)', async () => {
    const buyer = await aBuyer(app);
    const first = await order(buyer);
    good(await confirm(first));
    await finish(first, true);
    const second = good(await tryToOrder(buyer));
    expect(second).toMatchObject({ awaits_confirmation: false });
    await finish(second.transaction_id, false);
    expect(good(await tryToOrder(buyer))).toMatchObject({ awaits_confirmation: true });
  });

  test('a business sees that its order is still to be confirmed (DISPATCH-14)', async () => {
    const shop = await aShopWithAddress(app);
    const { transactionId } = await aPendingOrder(app, await goods(app, { company_id: shop.companyId }));
    const read = async () => good(await app.call(listCompanyOrders, { companyId: shop.companyId }, shop.token)).results;
    expect(await read()).toMatchObject([{ awaits_confirmation: true }]);
    good(await confirm(transactionId));
    expect(await read()).toMatchObject([{ awaits_confirmation: false }]);
  });

  test('confirming twice is confirming once, and what waits no more cannot be confirmed', async () => {
    const buyer = await aBuyer(app);
    const transaction_id = await order(buyer);
    good(await confirm(transaction_id));
    good(await confirm(transaction_id));
    const { history } = good(await app.call(getDispatchOrder, { transactionId: transaction_id }, admin.token));
    expect(history.filter(({ kind }) => kind === 'confirmed')).toHaveLength(1);
    const other = await order(buyer);
    good(await app.call(declineOrder, { transaction_id: other, cancellation_reason: 'Nobody answers' }, admin.token));
    expect(await confirm(other)).toMatchObject({ status: 409, body: { code: 'wrong_status' } });
    expect((await app.call(confirmOrder, { transaction_id }, driver.token)).status).toBe(403);
  });

  test('its customer cancels an order that is still to be confirmed', async () => {
    const buyer = await aBuyer(app);
    const transaction_id = await order(buyer);
    good(await app.call(cancelOrder, { transaction_id }, buyer.token));
    expect(await confirm(transaction_id)).toMatchObject({ status: 409, body: { code: 'wrong_status' } });
  });

  test('switching it off lets the waiting ones go, each on record (DISPATCH-14)', async () => {
    const [one, other] = [await order(await aBuyer(app)), await order(await aBuyer(app))];
    await switchTo(false);
    await runQueued(app, releaseOrders);
    expect((await queue()).results.map(({ transaction_id }) => transaction_id)).toEqual([one, other]);
    good(await claim(one));
    const { results } = good(await app.call(listActivity, {}, admin.token));
    expect(results.map(({ kind }) => kind).filter((kind) => kind === 'confirmOrder')).toHaveLength(2);
    expect(results.find(({ kind }) => kind === 'changeTown')).toMatchObject({
      ...{ before: { confirms_orders: true }, after: { confirms_orders: false } },
    });
  });

  test('switching it off lets any number go, some at a time, and none that came after it was on again (DISPATCH-14)', async () => {
    const kept = await copiesOf(await order(await aBuyer(app)), 120);
    await switchTo(false);
    expect((await queue()).count).toBe(0);
    await runQueued(app, releaseOrders);
    expect((await queue()).count).toBe(kept + 1);
    const released = app.db.selectFrom('audit_log').select('id').where('action', '=', 'releaseOrders');
    expect(await released.execute()).toHaveLength(3);
    await switchTo(true);
    const later = await order(await aBuyer(app));
    await enqueue(app.db, releaseOrders, { admin_id: admin.userId });
    await runQueued(app, releaseOrders);
    expect(await claim(later)).toMatchObject({ status: 409, body: { code: 'awaits_confirmation' } });
  });

  test('one that the version before has given to a driver waits for nobody once it is back in the queue (DISPATCH-14)', async () => {
    const transaction_id = await order(await aBuyer(app));
    const row = app.db.updateTable('orders').where('transaction_id', '=', transaction_id);
    await row.set({ status: 'delivery_failed', driver_id: driver.driverId }).execute();
    await switchTo(false);
    good(await app.call(requeueOrder, { transaction_id }, admin.token));
    expect(await queue()).toMatchObject({ count: 1 });
    good(await claim(transaction_id));
  });

  test('an Admin who leaves the switch out leaves it as it is', async () => {
    const { town } = good(await app.call(getTown, {}, admin.token));
    const { confirms_orders: _left, ...others } = town;
    good(await app.call(updateTown, { ...others, brand_name: 'Mercadito' }, admin.token));
    expect(good(await app.call(getTown, {}, admin.token)).town.confirms_orders).toBe(true);
  });

  test('a new customer has two open orders at most until one was delivered (DISPATCH-15)', async () => {
    const buyer = await aBuyer(app);
    const [first, second] = [await order(buyer), await order(buyer)];
    const refused = await tryToOrder(buyer);
    expect(refused).toMatchObject({ status: 409, body: { code: 'first_orders_open', facts: { most: 2 } } });
    good(await app.call(cancelOrder, { transaction_id: second }, buyer.token));
    good(await app.call(createOrder, checkout(buyer), buyer.token));
    expect(await tryToOrder(buyer)).toMatchObject({ status: 409 });
    good(await confirm(first));
    await finish(first, true);
    good(await app.call(createOrder, checkout(buyer), buyer.token));
    await order(buyer);
  });
});

test('where the town has none confirmed a new customer orders as often as they like (DISPATCH-15)', async () => {
  const buyer = await aBuyer(app);
  for (let count = 0; count < 3; count += 1) await order(buyer);
  expect((await queue()).count).toBe(3);
});
