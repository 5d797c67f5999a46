import { acceptHandIn, listHandIns, payShop } from '@mercadito/contracts/cash/admin';
import { getDriverCash, giveHandIn } from '@mercadito/contracts/cash/driver';
import { getShopCash } from '@mercadito/contracts/cash/shop';
import { setPickedUp } from '@mercadito/contracts/deliveries/active-deliveries';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { requeueOrder } from '@mercadito/contracts/orders/admin';
import { getTown, updateTown } from '@mercadito/contracts/town';
import { MOST_ORDERS_OF_HAND_IN } from '@mercadito/domain/cash/hand-in';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { onTheRoad as anOrderOnTheRoad, type Ending } from '../../../test/cash.ts';
import { aDriver, anAdmin, type Person } from '../../../test/people.ts';
import { aShop, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const onTheRoad = () => anOrderOnTheRoad(app, admin);

/** The same, brought and paid with a note of 500. */
async function brought(more: Ending = { taken_mxn: 500 }) {
  const order = await onTheRoad();
  good(await order.finish(more));
  return order;
}

const pays = async (driversPay: boolean) => {
  const { town } = good(await app.call(getTown, {}, admin.token));
  good(await app.call(updateTown, { ...town, drivers_pay_shops: driversPay }, admin.token));
};

const accept = (handInId: number, mxn: number, usd = 0, reason = '') =>
  app.call(acceptHandIn, { handInId, mxn, usd, reason }, admin.token);

describe('what a driver holds (CASH-4)', () => {
  test.each([
    ['what was taken less the change', { taken_mxn: 500 }, { mxn: 100, usd: 0 }, false],
    [
      'dollars, and less pesos than none for their change',
      { taken_usd: 20, change_given: 60 },
      { mxn: -60, usd: 20 },
      false,
    ],
    ['what was due, where nobody has said', {}, { mxn: 100, usd: 0 }, true],
  ])('is %s', async (_what, said, held, is_assumed) => {
    const { cash, transactionId } = await brought(said);
    const answer = await cash();
    expect(answer).toMatchObject({ held, orders: [{ transaction_id: transactionId, held, is_assumed }] });
    expect(answer.today).toEqual({ orders: 1, collected: held, paid_to_shops: 0, fees: 0 });
  });

  test('is nothing of a failed delivery, nor of one under way', async () => {
    const { cash, finish } = await onTheRoad();
    expect(await cash()).toMatchObject({ held: { mxn: 0, usd: 0 }, orders: [] });
    good(await finish({ delivery_successful: false, body: 'Nobody there' }));
    expect(await cash()).toMatchObject({ held: { mxn: 0, usd: 0 }, orders: [], today: { orders: 0 } });
  });

  test('is found behind any number of orders that left nothing', async () => {
    const [free, { driver, cash, give }] = [await brought({ taken_mxn: 0 }), await brought()];
    await sql`
      with more as (
        insert into orders overriding system value
        select (jsonb_populate_record(orders, jsonb_build_object(
          'id', -n, 'transaction_id', 'of-nothing-' || n, 'driver_id', ${driver.driverId}::integer))).*
        from orders cross join generate_series(1, ${MOST_ORDERS_OF_HAND_IN}::integer) as n
        where transaction_id = ${free.transactionId}
        returning id)
      insert into collected_cash (order_id, driver_id) select id, ${driver.driverId}::integer from more`.execute(
      app.db,
    );
    expect(await cash()).toMatchObject({ held: { mxn: 100, usd: 0 } });
    good(await give(100));
  });

  test('is the driver’s own business', async () => {
    const { driver } = await brought();
    const other = await aDriver(app);
    expect((await app.call(getDriverCash, { driver_id: driver.driverId }, other.token)).status).toBe(403);
  });
});

describe('a hand-in (CASH-5)', () => {
  test('takes what is held, once; the same tap again shows what it did', async () => {
    const { cash, give, transactionId } = await brought();
    const first = good(await give(100, 0, 'hand-in-key-0001'));
    expect(first).toMatchObject({
      said: { mxn: 100, usd: 0 },
      accepted_at: null,
      orders: [{ transaction_id: transactionId }],
    });
    expect(good(await give(100, 0, 'hand-in-key-0001'))).toEqual(first);
    expect(await give(100, 0, 'hand-in-key-0002')).toMatchObject({ status: 409, body: { code: 'cash_changed' } });
    expect(await cash()).toMatchObject({ held: { mxn: 0, usd: 0 }, orders: [], hand_ins: [{ id: first.id }] });
  });

  test('is of what is held, to the cent', async () => {
    const { give, cash } = await brought();
    expect(await give(99.5)).toMatchObject({ status: 409, body: { code: 'cash_changed' } });
    expect(await give(100, 1)).toMatchObject({ status: 409, body: { code: 'cash_changed' } });
    expect((await cash()).hand_ins).toEqual([]);
  });

  test('takes no order of another driver, and nobody gives in a driver’s place', async () => {
    const { transactionId, driver } = await brought();
    const other = await brought();
    const said = { driver_id: other.driver.driverId, transaction_ids: [transactionId], mxn: 100, usd: 0 };
    expect((await app.call(giveHandIn, said, other.driver.token)).status).toBe(409);
    expect((await app.call(giveHandIn, { ...said, driver_id: driver.driverId }, admin.token)).status).toBe(403);
  });
});

describe('accepting a hand-in (CASH-6)', () => {
  test('keeps what was counted; another amount has its reason', async () => {
    const { give, cash } = await brought();
    const { id } = good(await give(100));
    expect(await accept(id, 80)).toMatchObject({ status: 400, body: { errors: { reason: [expect.any(String)] } } });
    const accepted = good(await accept(id, 80, 0, 'A note was missing'));
    expect(accepted).toMatchObject({
      counted: { mxn: 80, usd: 0 },
      reason: 'A note was missing',
      accepted_by: expect.any(String),
    });
    expect((await cash()).hand_ins).toEqual([accepted]);
  });

  test('is done once: alike again it stays, otherwise it is refused', async () => {
    const { give } = await brought();
    const { id } = good(await give(100));
    const accepted = good(await accept(id, 100));
    expect(good(await accept(id, 100))).toEqual(accepted);
    expect(await accept(id, 90, 0, 'Counted again')).toMatchObject({ status: 409, body: { code: 'already_accepted' } });
  });

  test('what waits stands before what was accepted', async () => {
    const [one, two] = [await brought(), await brought()];
    const first = good(await one.give(100));
    const second = good(await two.give(100));
    good(await accept(second.id, 100));
    const { results } = good(await app.call(listHandIns, {}, admin.token));
    const places = [first.id, second.id].map((id) => results.findIndex((each) => each.id === id));
    expect(places[0]).toBeLessThan(places[1] ?? 0);
    expect((await accept(999_999, 1)).status).toBe(404);
  });
});

describe('where an Admin pays the shops (CASH-8)', () => {
  test('a shop is owed its goods once they were brought, and is paid once', async () => {
    const { shop, dues, finish, orderCompanyId, part } = await onTheRoad();
    expect(await part()).toMatchObject({ to_pay: null, paid: 0 });
    expect(await dues()).toBeUndefined();
    good(await finish());
    expect(await dues()).toMatchObject({ owed: 100, parts: [{ order_company_id: orderCompanyId, owed: 100 }] });
    const pay = (amount: number, key?: string) =>
      app.call(payShop, { company_id: shop.companyId, order_company_ids: [orderCompanyId], amount }, admin.token, key);
    expect(await pay(99)).toMatchObject({ status: 409, body: { code: 'dues_changed' } });
    good(await pay(100, 'pay-the-shop-0001'));
    good(await pay(100, 'pay-the-shop-0001'));
    expect(await dues()).toBeUndefined();
    expect(await pay(100, 'pay-the-shop-0002')).toMatchObject({ status: 409, body: { code: 'dues_changed' } });
  });

  test('nothing of another shop is paid with it', async () => {
    const [one, two] = [await brought(), await brought()];
    const form = { company_id: one.shop.companyId, order_company_ids: [one.orderCompanyId, two.orderCompanyId] };
    expect((await app.call(payShop, { ...form, amount: 200 }, admin.token)).status).toBe(409);
    expect((await two.dues())?.owed).toBe(100);
  });
});

describe('where drivers pay the shops (CASH-8)', () => {
  beforeAll(() => pays(true));
  afterAll(() => pays(false));

  test('the pick-up is ticked with what was paid, which the driver holds less', async () => {
    const { part, pickUp, cash, finish, dues, give } = await onTheRoad();
    expect(await part()).toMatchObject({ to_pay: 100, paid: 0 });
    good(await pickUp(true, 100, 'tick-of-pick-up-1'));
    good(await pickUp(true, 100, 'tick-of-pick-up-1'));
    good(await pickUp(true, 100, 'tick-of-pick-up-2'));
    expect(await part()).toMatchObject({ to_pay: 0, paid: 100 });
    expect(await cash()).toMatchObject({ held: { mxn: -100 }, orders: [{ paid_to_shops: 100, status: 'shipped' }] });
    good(await finish({ taken_mxn: 100 }));
    expect(await dues()).toBeUndefined();
    expect(await cash()).toMatchObject({ held: { mxn: 0 }, orders: [{ held: { mxn: 0, usd: 0 } }] });
    expect(good(await give(0)).said).toEqual({ mxn: 0, usd: 0 });
  });

  test('taken back, the money is back too, and both stand in the shop’s payments', async () => {
    const { pickUp, cash, part, shopCash } = await onTheRoad();
    good(await pickUp(true, 100));
    good(await pickUp(false));
    expect(await cash()).toMatchObject({ held: { mxn: 0 }, orders: [] });
    expect(await part()).toMatchObject({ to_pay: 100, paid: 0 });
    expect((await shopCash()).payments).toMatchObject([
      { amount: -100, by_driver: true },
      { amount: 100, by_driver: true },
    ]);
  });

  test('of a failed delivery the shop has got too much, until it is brought after all', async () => {
    const { pickUp, finish, dues, transactionId, part } = await onTheRoad();
    good(await pickUp(true, 100));
    expect(await dues()).toBeUndefined();
    good(await finish({ delivery_successful: false, body: 'Nobody there' }));
    expect(await dues()).toMatchObject({ owed: -100 });
    good(await app.call(requeueOrder, { transaction_id: transactionId }, admin.token));
    expect(await dues()).toBeUndefined();
    expect(await part()).toMatchObject({ to_pay: 0, paid: 100 });
  });

  test('what was paid for an order that had changed meanwhile is kept too', async () => {
    const { pickUp, finish, cash, driver, transactionId, orderCompanyId } = await onTheRoad();
    const happened_at = app.clock.now.toISOString();
    good(await finish({ delivery_successful: false, body: 'Nobody there' }));
    const late = { driver_id: driver.driverId, transaction_id: transactionId, order_company_id: orderCompanyId };
    const said = { ...late, picked_up: true, paid: 100, happened_at };
    expect(good(await app.call(setPickedUp, said, driver.token)).kept_as_report).toBe(true);
    expect((await cash()).held).toEqual({ mxn: -100, usd: 0 });
    expect((await pickUp(true)).status).not.toBe(200);
  });

  test('told late, it is paid once and taken back as at the pick-up itself', async () => {
    const { pickUp, finish, cash, driver, transactionId, orderCompanyId } = await onTheRoad();
    const happened_at = app.clock.now.toISOString();
    good(await pickUp(true, 100));
    good(await finish({ delivery_successful: false, body: 'Nobody there' }));
    const late = { driver_id: driver.driverId, transaction_id: transactionId, order_company_id: orderCompanyId };
    const tell = async (picked_up: boolean, paid?: number) =>
      good(await app.call(setPickedUp, { ...late, picked_up, paid, happened_at }, driver.token));
    expect(await tell(false)).toMatchObject({ kept_as_report: true });
    expect((await cash()).held).toEqual({ mxn: 0, usd: 0 });
    await tell(true, 100);
    await tell(true, 100);
    expect((await cash()).held).toEqual({ mxn: -100, usd: 0 });
  });

  test('unticked in another round, what was paid in an earlier one stays with the shop', async () => {
    const { pickUp, finish, cash, part, driver, transactionId } = await onTheRoad();
    good(await pickUp(true, 100));
    good(await finish({ delivery_successful: false, body: 'Nobody there' }));
    good(await app.call(requeueOrder, { transaction_id: transactionId }, admin.token));
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    good(await app.call(claimOrder, { driver_id: driver.driverId, transaction_id: transactionId }, driver.token));
    good(await pickUp(true));
    good(await pickUp(false));
    expect(await part()).toMatchObject({ to_pay: 0, paid: 100 });
    expect((await cash()).held).toEqual({ mxn: -100, usd: 0 });
  });
});

test('an owner sees what was and was not paid, by day and driver; nobody else’s (CASH-9)', async () => {
  const { shop, shopCash, orderCompanyId, driver } = await brought();
  const before = await shopCash();
  expect(before).toMatchObject({ owed: 100, drivers_pay_shops: false, payments: [] });
  expect(before.days).toMatchObject([
    { date: before.today, driver_id: driver.driverId, orders: 1, sold: 100, paid: 0, owed: 100 },
  ]);
  const form = { company_id: shop.companyId, order_company_ids: [orderCompanyId], amount: 100 };
  good(await app.call(payShop, form, admin.token));
  const after = await shopCash();
  expect(after).toMatchObject({ owed: 0, days: [{ sold: 100, paid: 100, owed: 0 }] });
  expect(after.payments).toMatchObject([{ amount: 100, by_driver: false, orders: 1 }]);
  const other = await aShop(app);
  expect((await app.call(getShopCash, { companyId: shop.companyId }, other.token)).status).toBe(403);
});

test('a business of which nobody says that it was paid is owed the sum of years (CASH-9)', async () => {
  const [{ shop, shopCash, orderCompanyId }, other] = [await brought(), await brought()];
  await app.db
    .updateTable('shop_dues')
    .set({ company_id: shop.companyId, owed_cents: 2_000_000_000, brought_at: '2020-01-01T00:00:00Z' })
    .where('order_company_id', 'in', [orderCompanyId, other.orderCompanyId])
    .execute();
  expect((await shopCash()).owed).toBe(40_000_000);
});
