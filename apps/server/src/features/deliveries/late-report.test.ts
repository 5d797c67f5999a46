import { changeItemStatus, getDeliveryOrder, setPickedUp } from '@mercadito/contracts/deliveries/active-deliveries';
import { assignOrder } from '@mercadito/contracts/deliveries/admin';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { listDriverReports, reviewDriverReport } from '@mercadito/contracts/deliveries/reports';
import { declineOrder, requeueOrder } from '@mercadito/contracts/orders/admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShippedOrder } from '../../../test/orders.ts';
import { aDriver, anAdmin, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const MINUTE = 60_000;
/** An instant so many minutes from now. */
const inMinutes = (minutes: number) => new Date(app.clock.now.getTime() + minutes * MINUTE).toISOString();
const pass = (minutes: number) => {
  app.clock.now = new Date(inMinutes(minutes));
};

/** An order that its driver has carried for an hour, and what may be told of it. */
async function withActiveDelivery() {
  const { driver, transactionId } = await aShippedOrder(app);
  const run = { driver_id: driver.driverId, transaction_id: transactionId };
  const order = good(await app.call(getDeliveryOrder, { ...run, current_order: transactionId }, driver.token));
  const stop = order.order_companies[0];
  const order_company_id = stop?.order_company_id ?? 0;
  const order_item_id = stop?.orderItem[0]?.id ?? 0;
  pass(60);
  const pickUp = (picked_up: boolean, happened_at?: string, key?: string) =>
    app.call(
      setPickedUp,
      { ...run, order_company_id, picked_up, ...(happened_at && { happened_at }) },
      driver.token,
      key,
    );
  const set = (status_item: 'approved' | 'not_found', happened_at?: string, key?: string) =>
    app.call(
      changeItemStatus,
      { ...run, order_item_id, status_item, ...(happened_at && { happened_at }) },
      driver.token,
      key,
    );
  const finish = (delivery_successful: boolean, more: object = {}, key?: string) =>
    app.call(finishDelivery, { ...run, delivery_successful, body: 'Nobody there', ...more }, driver.token, key);
  const events = () =>
    app.db
      .selectFrom('order_events')
      .innerJoin('orders', 'orders.id', 'order_events.order_id')
      .select(['order_events.kind', 'order_events.to_status', 'order_events.created_at', 'order_events.received_at'])
      .where('transaction_id', '=', transactionId)
      .where('kind', 'not in', ['placed', 'claimed'])
      .orderBy('order_events.id')
      .execute();
  /** Given up by an Admin in the driver's place, and given to another one. */
  const giveAway = async () => {
    good(await app.call(finishDelivery, { ...run, delivery_successful: false, body: 'Flood' }, admin.token));
    good(await app.call(requeueOrder, { transaction_id: transactionId }, admin.token));
    const other = await aDriver(app);
    good(await app.call(assignOrder, { driverId: other.driverId, transactionId }, admin.token));
    return other;
  };
  const reports = async () =>
    good(await app.call(listDriverReports, { transaction_id: transactionId }, admin.token)).results;
  return {
    driver,
    transactionId,
    run,
    order_company_id,
    order_item_id,
    pickUp,
    set,
    finish,
    events,
    giveAway,
    reports,
  };
}

describe('what is reported late', () => {
  test('stands in the order’s history with the time it happened and the time it came', async () => {
    const { pickUp, set, finish, events } = await withActiveDelivery();
    const now = app.clock.now.toISOString();
    await pickUp(true, inMinutes(-40));
    await set('not_found', inMinutes(-30));
    const { body } = await finish(true, { happened_at: inMinutes(-10), keyword: 'mango' });
    expect(body.delivered_at).toBe(inMinutes(-10));
    expect(await events()).toEqual([
      { kind: 'picked_up', to_status: 'picked_up', created_at: inMinutes(-40), received_at: now },
      { kind: 'item_status', to_status: 'not_found', created_at: inMinutes(-30), received_at: now },
      { kind: 'delivered', to_status: 'delivered', created_at: inMinutes(-10), received_at: now },
    ]);
  });

  test.each([
    ['hours ahead', 180],
    ['hours behind', -600],
  ])('by a clock that is %s has the server’s time', async (_, minutes) => {
    const { finish } = await withActiveDelivery();
    const { body } = await finish(true, { happened_at: inMinutes(minutes) });
    expect(body.delivered_at).toBe(app.clock.now.toISOString());
  });

  test('is done once for one key, whatever has become of the order since', async () => {
    const { set, finish, events, giveAway } = await withActiveDelivery();
    const happened = inMinutes(-30);
    await set('not_found', happened, 'item-change-1');
    await set('approved', inMinutes(-20), 'item-change-2');
    expect((await set('not_found', happened, 'item-change-1')).status).toBe(200);
    expect((await events()).map(({ to_status }) => to_status)).toEqual(['not_found', 'approved']);
    await giveAway();
    const again = await set('not_found', happened, 'item-change-1');
    expect([again.status, again.body]).toMatchObject([200, { kept_as_report: false, telephone: null }]);
    expect((await finish(true)).status).toBe(404);
  });

  test('and is so already changes nothing', async () => {
    const { set, events } = await withActiveDelivery();
    expect((await set('approved', inMinutes(-5))).status).toBe(200);
    expect(await events()).toEqual([]);
  });
});

describe('what was picked up', () => {
  test('is ticked off by business, seen in the order, and can be taken back (DELIVERY-18)', async () => {
    const { pickUp, events } = await withActiveDelivery();
    const ticked = await pickUp(true);
    expect(ticked.body.order_companies[0]?.picked_up_at).toBe(app.clock.now.toISOString());
    await pickUp(true);
    const back = await pickUp(false);
    expect(back.body.order_companies[0]?.picked_up_at).toBeNull();
    expect((await events()).map(({ to_status }) => to_status)).toEqual(['picked_up', 'not_picked_up']);
  });

  test('is the holder’s to say, while it is on the road, of a business that is in it', async () => {
    const [mine, other] = [await withActiveDelivery(), await withActiveDelivery()];
    const form = { ...mine.run, order_company_id: mine.order_company_id, picked_up: true };
    const foreign = { ...form, order_company_id: other.order_company_id };
    for (const more of [{}, { happened_at: inMinutes(0) }]) {
      expect((await app.call(setPickedUp, { ...foreign, ...more }, mine.driver.token)).status).toBe(404);
    }
    expect(await mine.reports()).toEqual([]);
    expect((await app.call(setPickedUp, form, admin.token)).status).toBe(403);
    const theirs = { ...form, driver_id: other.driver.driverId };
    expect((await app.call(setPickedUp, theirs, other.driver.token)).status).toBe(404);
    await mine.finish(true);
    const over = await mine.pickUp(true);
    expect([over.status, over.body]).toMatchObject([409, { code: 'order_not_shipped' }]);
  });

  test('begins anew for the next driver', async () => {
    const { pickUp, giveAway, transactionId } = await withActiveDelivery();
    await pickUp(true);
    const other = await giveAway();
    const look = { driver_id: other.driverId, current_order: transactionId };
    const { body } = await app.call(getDeliveryOrder, look, other.token);
    expect(body.order_companies[0]?.picked_up_at).toBeNull();
  });
});

describe('where the order has changed meanwhile', () => {
  test('the driver’s word is kept for Admins, who see when it happened and what the order is now (DELIVERY-19)', async () => {
    const { set, pickUp, finish, giveAway, reports, driver, transactionId } = await withActiveDelivery();
    await giveAway();
    const at = inMinutes(-30);
    const answers = [
      await set('not_found', at),
      await pickUp(true, at),
      await finish(true, { happened_at: at, keyword: 'mango' }),
    ];
    for (const { status, body } of answers) expect([status, body]).toMatchObject([200, { kept_as_report: true }]);
    // Whose order it is no more learns no more than that.
    expect(answers[2]?.body).toMatchObject({ is_mine: false, telephone: null, delivery_password: null, street_1: '' });
    const of = { driver_id: driver.driverId, transaction_id: transactionId, order_status: 'shipped' };
    expect(await reports()).toMatchObject([
      { ...of, kind: 'delivered', keyword: 'right', comment: 'Nobody there', happened_at: at, reviewed_at: null },
      { ...of, kind: 'picked_up', picked_up: true, company_name: 'La Esquina' },
      { ...of, kind: 'item_status', item_status: 'not_found', item_name: expect.any(String) },
    ]);
  });

  test('what was taken is kept as it was said, also where it cannot be (DELIVERY-19)', async () => {
    const { finish, giveAway, reports } = await withActiveDelivery();
    await giveAway();
    const money = { taken_mxn: 100, change_given: 200 };
    expect((await finish(true, money)).status).toBe(404);
    expect((await finish(true, { ...money, happened_at: inMinutes(-30) })).body).toMatchObject({
      ...{ kept_as_report: true, taken: null },
    });
    expect(await reports()).toMatchObject([{ kind: 'delivered', taken: { mxn: 100, usd: 0, change: 200 } }]);
  });

  test('what another driver took for it is not in the answer', async () => {
    const { finish, giveAway, run } = await withActiveDelivery();
    const other = await giveAway();
    const done = { ...run, driver_id: other.driverId, delivery_successful: true, taken_mxn: 100 };
    expect(good(await app.call(finishDelivery, done, other.token)).taken).toMatchObject({ mxn: 100 });
    const late = good(await finish(true, { happened_at: inMinutes(-30) }));
    expect(late).toMatchObject({ kept_as_report: true, status: 'delivered', taken: null });
  });

  test('a replay keeps it once', async () => {
    const { finish, giveAway, reports } = await withActiveDelivery();
    await giveAway();
    const happened_at = inMinutes(-30);
    for (const _ of [1, 2]) {
      const { body } = await finish(true, { happened_at }, 'too-late-1');
      expect(body).toMatchObject({ kept_as_report: true });
    }
    expect(await reports()).toHaveLength(1);
  });

  test('nothing is kept of who did not hold it then, nor of a client that tells no time', async () => {
    const { set, finish, giveAway, reports, run } = await withActiveDelivery();
    const other = await giveAway();
    expect((await finish(true)).status).toBe(404);
    expect((await set('not_found', inMinutes(-90))).status).toBe(404);
    pass(60);
    expect((await set('not_found', inMinutes(-10))).status).toBe(404);
    const early = { ...run, driver_id: other.driverId, delivery_successful: true, happened_at: inMinutes(-90) };
    // Of the one who holds it now it is the end of the delivery.
    expect((await app.call(finishDelivery, early, other.token)).body).toMatchObject({ kept_as_report: false });
    expect(await reports()).toEqual([]);
  });

  test('a declined order keeps it too', async () => {
    const { finish, transactionId, reports } = await withActiveDelivery();
    good(await finish(false));
    const decline = { transaction_id: transactionId, cancellation_reason: 'Flood' };
    good(await app.call(declineOrder, decline, admin.token));
    const { body } = await finish(true, { happened_at: inMinutes(-20) });
    expect(body).toMatchObject({ kept_as_report: true });
    expect(await reports()).toMatchObject([
      { status_then: 'declined', order_status: 'declined', keyword: 'not_asked' },
    ]);
  });
});

describe('the reports of drivers', () => {
  test('stand unseen ones first, and are marked as seen by whoever did it first', async () => {
    const { set, giveAway, reports } = await withActiveDelivery();
    await giveAway();
    await set('not_found', inMinutes(-30));
    pass(1);
    await set('approved', inMinutes(-29));
    const [newest] = await reports();
    const review = (reviewed: boolean) =>
      app.call(reviewDriverReport, { reportId: newest?.id ?? 0, reviewed }, admin.token);
    const seen = good(await review(true));
    expect(seen).toMatchObject({ reviewed_by: 'Ana Ruiz', reviewed_at: app.clock.now.toISOString() });
    pass(5);
    expect((await review(true)).body.reviewed_at).toBe(seen.reviewed_at);
    expect((await reports()).map(({ reviewed_at }) => reviewed_at)).toEqual([null, seen.reviewed_at]);
    expect((await review(false)).body).toMatchObject({ reviewed_at: null, reviewed_by: null });
    expect((await app.call(reviewDriverReport, { reportId: 999_999, reviewed: true }, admin.token)).status).toBe(404);
  });

  test('of an order that never was are none, and all of them come page by page', async () => {
    const none = await app.call(listDriverReports, { transaction_id: 'ABCDEFGH2345' }, admin.token);
    expect(none.body).toMatchObject({ results: [], count: 0, next: null });
    const { set, giveAway } = await withActiveDelivery();
    await giveAway();
    for (let at = 0; at < 11; at += 1) await set(at % 2 ? 'approved' : 'not_found', inMinutes(-30 + at));
    const first = good(await app.call(listDriverReports, {}, admin.token));
    expect(first.results).toHaveLength(10);
    const headers = { authorization: `Token ${admin.token}` };
    const next = (await app.app.inject({ url: first.next ?? '', headers })).json() as typeof first;
    const ids = [...first.results, ...next.results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(10);
  });
});
