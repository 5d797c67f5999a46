import { blockPerson } from '@mercadito/contracts/accounts';
import { listDriversCash, listShopDues, payShop, takeCash } from '@mercadito/contracts/cash/admin';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { requeueOrder } from '@mercadito/contracts/orders/admin';
import { MOST_ORDERS_OF_HAND_IN } from '@mercadito/domain/cash/hand-in';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onTheRoad as anOrderOnTheRoad, type Ending } from '../../../test/cash.ts';
import { anAdmin, type Person } from '../../../test/people.ts';
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

async function brought(more: Ending = { taken_mxn: 500 }) {
  const order = await onTheRoad();
  good(await order.finish(more));
  return order;
}

type Order = Awaited<ReturnType<typeof onTheRoad>>;

const heldBy = async ({ driver }: Pick<Order, 'driver'>) =>
  good(await app.call(listDriversCash, { driver_id: driver.driverId }, admin.token)).results[0];

const take = (
  { driver, transactionId }: Order,
  counted: { mxn: number; usd?: number; reason?: string },
  key?: string,
) =>
  app.call(
    takeCash,
    {
      ...{ driver_id: driver.driverId, transaction_ids: [transactionId], held_mxn: 100, held_usd: 0 },
      ...{ usd: 0, reason: '', ...counted },
    },
    admin.token,
    key,
  );

describe('what drivers hold (CASH-11)', () => {
  test('is listed for Admins by driver, of who is kept out too', async () => {
    const order = await brought();
    expect(await heldBy(order)).toMatchObject({
      is_blocked: false,
      drives: true,
      held: { mxn: 100, usd: 0 },
      count: 1,
    });
    good(await app.call(blockPerson, { userId: order.driver.userId, reason: 'Away' }, admin.token));
    expect(await heldBy(order)).toMatchObject({
      ...{ driver_id: order.driver.driverId, is_blocked: true, held: { mxn: 100, usd: 0 } },
      orders: [{ transaction_id: order.transactionId }],
    });
  });

  test('leaves out who holds nothing', async () => {
    const free = await brought({ taken_mxn: 0 });
    const given = await brought();
    good(await given.give(100));
    expect(await heldBy(free)).toBeUndefined();
    expect(await heldBy(given)).toBeUndefined();
    expect((await app.call(listDriversCash, {}, free.driver.token)).status).toBe(403);
  });

  test('is all of it, however many orders it is of; those of one hand-in are named (CASH-4)', async () => {
    const { driver, cash, transactionId } = await brought();
    await sql`
      with more as (
        insert into orders overriding system value
        select (jsonb_populate_record(orders, jsonb_build_object(
          'id', -1000 - n, 'transaction_id', 'of-many-' || n, 'driver_id', ${driver.driverId}::integer))).*
        from orders cross join generate_series(1, ${MOST_ORDERS_OF_HAND_IN}::integer) as n
        where transaction_id = ${transactionId}
        returning id)
      insert into collected_cash (order_id, driver_id) select id, ${driver.driverId}::integer from more`.execute(
      app.db,
    );
    const held = { mxn: 100 * (MOST_ORDERS_OF_HAND_IN + 1), usd: 0 };
    const own = await cash();
    expect([own.held, own.orders.length]).toEqual([held, MOST_ORDERS_OF_HAND_IN]);
    expect(await heldBy({ driver })).toMatchObject({ held, count: MOST_ORDERS_OF_HAND_IN + 1 });
  });
});

describe('cash that an Admin takes in a driver’s place (CASH-10)', () => {
  test('is a hand-in that is counted at once, by the Admin, whoever is kept out meanwhile', async () => {
    const order = await brought();
    good(await app.call(blockPerson, { userId: order.driver.userId, reason: 'Away' }, admin.token));
    const taken = good(await take(order, { mxn: 100 }, 'take-cash-key-01'));
    expect(taken).toMatchObject({
      ...{
        driver_id: order.driver.driverId,
        was_taken: true,
        said: { mxn: 100, usd: 0 },
        counted: { mxn: 100, usd: 0 },
      },
      accepted_by: expect.any(String),
    });
    expect(good(await take(order, { mxn: 100 }, 'take-cash-key-01'))).toEqual(taken);
    expect(await take(order, { mxn: 100 })).toMatchObject({ status: 409, body: { code: 'cash_changed' } });
    expect(await heldBy(order)).toBeUndefined();
  });

  test('asks why another amount was counted, and takes nothing without', async () => {
    const order = await brought();
    expect(await take(order, { mxn: 80 })).toMatchObject({
      status: 400,
      body: { errors: { reason: [expect.any(String)] } },
    });
    expect(await heldBy(order)).toMatchObject({ held: { mxn: 100 } });
    expect(good(await take(order, { mxn: 80, reason: 'Lost' }))).toMatchObject({
      counted: { mxn: 80 },
      reason: 'Lost',
    });
  });

  test('is nobody’s to take but an Admin’s', async () => {
    const order = await brought();
    const said = {
      driver_id: order.driver.driverId,
      transaction_ids: [order.transactionId],
      held_mxn: 100,
      held_usd: 0,
    };
    const body = { ...said, mxn: 100, usd: 0, reason: '' };
    expect((await app.call(takeCash, body, order.driver.token)).status).toBe(403);
    expect((await app.call(takeCash, { ...body, driver_id: 99_999 }, admin.token)).status).toBe(404);
  });
});

describe('a delivery that is told of too late (CASH-12)', () => {
  /** The order failed in the meantime, as far as the server knows. */
  async function toldLate(said: Ending) {
    const order = await onTheRoad();
    const happened_at = app.clock.now.toISOString();
    good(await order.finish({ delivery_successful: false, body: 'No answer' }));
    const tell = async () => good(await order.finish({ ...said, happened_at }));
    expect(await tell()).toMatchObject({ kept_as_report: true });
    return { ...order, tell };
  }

  test('has its cash with its driver, once, and handed in with the rest', async () => {
    const { cash, give, tell, transactionId } = await toldLate({ taken_mxn: 500 });
    await tell();
    const own = await cash();
    expect(own).toMatchObject({
      ...{ held: { mxn: 100, usd: 0 }, orders: [{ transaction_id: transactionId, is_assumed: false }] },
      today: { collected: { mxn: 100, usd: 0 } },
    });
    good(await give(100));
    expect(await cash()).toMatchObject({ held: { mxn: 0, usd: 0 }, hand_ins: [{ orders: [{ held: { mxn: 100 } }] }] });
  });

  test('leaves what was due, where nobody has said what was taken', async () => {
    const { cash } = await toldLate({});
    expect(await cash()).toMatchObject({ held: { mxn: 100, usd: 0 }, orders: [{ is_assumed: true }] });
  });

  test('is counted once, though the same driver brings the order after all', async () => {
    const { cash, give, driver, transactionId, finish } = await toldLate({ taken_mxn: 500 });
    good(await app.call(requeueOrder, { transaction_id: transactionId }, admin.token));
    good(await app.call(claimOrder, { driver_id: driver.driverId, transaction_id: transactionId }, driver.token));
    good(await finish({ taken_mxn: 500 }));
    expect(await cash()).toMatchObject({ held: { mxn: 100, usd: 0 }, orders: [{ transaction_id: transactionId }] });
    // In the hand-in as well.
    good(await give(100));
    const [given] = (await cash()).hand_ins;
    expect(given).toMatchObject({ said: { mxn: 100 }, orders: [{ collected: { mxn: 100 }, held: { mxn: 100 } }] });
  });

  test('is not to be handed in again by the driver who brings the order after that', async () => {
    const late = await toldLate({ taken_mxn: 500 });
    const { cash, give, driver, transactionId, finish } = late;
    good(await give(100));
    good(await app.call(requeueOrder, { transaction_id: transactionId }, admin.token));
    good(await app.call(claimOrder, { driver_id: driver.driverId, transaction_id: transactionId }, driver.token));
    good(await finish({ taken_mxn: 500 }));
    expect(await cash()).toMatchObject({ held: { mxn: 0, usd: 0 }, orders: [], hand_ins: [{ said: { mxn: 100 } }] });
    expect(await heldBy(late)).toBeUndefined();
  });
});

describe('what the shops are owed', () => {
  test('stays when a business is gone, by its name, and is paid once (CASH-13)', async () => {
    const { shop, orderCompanyId } = await brought();
    await sql`update shop_dues set company_id = null where company_id = ${shop.companyId}`.execute(app.db);
    const gone = async () => {
      const { gone = [] } = good(await app.call(listShopDues, {}, admin.token));
      return gone.find(({ parts }) => parts.some(({ order_company_id }) => order_company_id === orderCompanyId));
    };
    const due = await gone();
    expect(due).toMatchObject({ company_name: expect.stringMatching(/./), owed: 100 });
    const ids = due?.parts.map(({ order_company_id }) => order_company_id) ?? [];
    const pay = () =>
      app.call(payShop, { company_id: null, order_company_ids: ids, amount: due?.owed ?? 0 }, admin.token);
    good(await pay());
    expect(await gone()).toBeUndefined();
    expect(await pay()).toMatchObject({ status: 409, body: { code: 'dues_changed' } });
  });

  test('comes in pages, each shop once (CASH-8)', async () => {
    const { orderCompanyId } = await brought();
    for (let count = 0; count < 21; count += 1) {
      const { companyId } = await aShop(app);
      await sql`
        with part as (
          insert into order_companies overriding system value
          select (jsonb_populate_record(order_companies, jsonb_build_object('id', ${1_000_000 + companyId}::integer,
            'company_id', ${companyId}::integer))).*
          from order_companies where id = ${orderCompanyId}
          returning id, company_id)
        insert into shop_dues (order_company_id, company_id, owed_cents) select id, company_id, 100 from part`.execute(
        app.db,
      );
    }
    const first = good(await app.call(listShopDues, {}, admin.token));
    expect(first.results).toHaveLength(20);
    const cursor = new URL(first.next ?? '', 'http://x').searchParams.get('cursor') ?? '';
    const second = good(await app.call(listShopDues, { page: 2, cursor }, admin.token));
    const ids = [...first.results, ...second.results].map(({ company_id }) => company_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(first.count);
  });
});
