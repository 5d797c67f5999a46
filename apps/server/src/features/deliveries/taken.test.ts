import { listActivity } from '@mercadito/contracts/activity';
import { getDeliveryOrder } from '@mercadito/contracts/deliveries/active-deliveries';
import { listDriverHistory } from '@mercadito/contracts/deliveries/history';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { listDriverReports } from '@mercadito/contracts/deliveries/reports';
import { exportOrders, getDispatchOrder } from '@mercadito/contracts/dispatch';
import type { Input } from '@mercadito/contracts/endpoint';
import { updateSettings } from '@mercadito/contracts/settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShippedOrder } from '../../../test/orders.ts';
import { anAdmin, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { routePathOf } from '../../platform/serve/serve.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
  good(await app.call(updateSettings, { usd_mxn_value: 18.25 }, admin.token));
});
afterAll(() => app.close());

type More = Partial<Input<typeof finishDelivery>>;

/** An order of 100.00 pesos in hand, and how its driver ends it. */
async function atTheDoor() {
  const { driver, transactionId } = await aShippedOrder(app);
  const form = { driver_id: driver.driverId, transaction_id: transactionId, delivery_successful: true };
  const finish = (more: More = {}, key?: string) => app.call(finishDelivery, { ...form, ...more }, driver.token, key);
  const asAdmin = async () => good(await app.call(getDispatchOrder, { transactionId }, admin.token));
  return { driver, transactionId, finish, asAdmin };
}

describe('what was taken at the door (CASH-3)', () => {
  test.each([
    ['pesos as they were due', { taken_mxn: 100 }, { mxn: 100, usd: 0, change: 0 }],
    ['a note of more, whose change follows from what was due', { taken_mxn: 500 }, { mxn: 500, usd: 0, change: 400 }],
    ['dollars at the order’s rate', { taken_usd: 10 }, { mxn: 0, usd: 10, change: 82.5 }],
    ['both', { taken_mxn: 20, taken_usd: 5 }, { mxn: 20, usd: 5, change: 11.5 }],
    ['less than was due', { taken_mxn: 80 }, { mxn: 80, usd: 0, change: 0 }],
    ['nothing at all', { taken_mxn: 0, taken_usd: 0 }, { mxn: 0, usd: 0, change: 0 }],
    ['the change that was really given', { taken_mxn: 500, change_given: 350 }, { mxn: 500, usd: 0, change: 350 }],
  ])('is kept: %s', async (_what, said, taken) => {
    const { finish, asAdmin } = await atTheDoor();
    expect(good(await finish(said))).toMatchObject({ status: 'delivered', taken });
    expect((await asAdmin()).taken).toEqual(taken);
  });

  test('need not be said: a page of before delivers without it', async () => {
    const { finish, asAdmin } = await atTheDoor();
    expect(good(await finish())).toMatchObject({ status: 'delivered', taken: null });
    expect((await asAdmin()).taken).toBeNull();
  });

  test('stands in the driver’s history, in the file of orders and on record', async () => {
    const { driver, transactionId, finish } = await atTheDoor();
    good(await finish({ taken_mxn: 64, taken_usd: 2 }));
    const history = good(await app.call(listDriverHistory, { driver_id: driver.driverId }, driver.token));
    expect(history.results).toMatchObject([{ taken: { mxn: 64, usd: 2, change: 0.5 } }]);
    const day = app.clock.now.toISOString().slice(0, 10);
    const { payload } = await app.app.inject({
      url: routePathOf(exportOrders),
      query: { from: day, to: day },
      headers: { authorization: `Token ${admin.token}`, cookie: 'language=en' },
    });
    const lines = payload.slice(1).split('\r\n');
    expect(lines[0]).toMatch(/,Collected MXN,Collected USD,Change given MXN$/);
    expect(lines.find((line) => line.startsWith(transactionId))).toMatch(/,64\.00,2\.00,0\.50$/);
    const { results } = good(await app.call(listActivity, {}, admin.token));
    const recorded = results.find(({ after }) => after?.status === 'delivered');
    expect(recorded?.after).toMatchObject({ taken_mxn: 64, taken_usd: 2, change_given: 0.5 });
  });

  test('is of the first answer: the same again changes nothing, another word is refused', async () => {
    const { finish, asAdmin } = await atTheDoor();
    const first = good(await finish({ taken_mxn: 100 }, 'key-of-the-door-1'));
    expect(good(await finish({ taken_mxn: 100 }, 'key-of-the-door-1'))).toEqual(first);
    expect((await finish({ taken_mxn: 90 }, 'key-of-the-door-1')).status).toBe(409);
    expect((await finish({ taken_mxn: 90 }, 'key-of-the-door-2')).status).toBe(409);
    expect((await asAdmin()).taken).toEqual({ mxn: 100, usd: 0, change: 0 });
  });

  test('is in the report of a delivery that came too late (DELIVERY-19)', async () => {
    const { finish } = await atTheDoor();
    const happened_at = new Date(app.clock.now).toISOString();
    good(await finish({ delivery_successful: false, body: 'Nobody there' }));
    const late = good(await finish({ taken_mxn: 200, happened_at }));
    expect(late).toMatchObject({ kept_as_report: true, taken: null });
    const { results } = good(await app.call(listDriverReports, {}, admin.token));
    expect(results[0]).toMatchObject({ kind: 'delivered', taken: { mxn: 200, usd: 0, change: 100 } });
  });

  test.each([
    ['taken_mxn', 'more than anybody carries', { taken_mxn: 100_000.01 }],
    ['taken_usd', 'less than nothing', { taken_usd: -1 }],
    ['taken_mxn', 'parts of a cent', { taken_mxn: 1.005 }],
    ['taken_usd', 'no number', { taken_usd: 'ten' }],
    ['change_given', 'more than was taken', { taken_mxn: 100, change_given: 100.5 }],
    ['change_given', 'change of nothing', { change_given: 5 }],
    ['taken_mxn', 'anything of a failed delivery', { delivery_successful: false, body: 'Nobody there', taken_mxn: 0 }],
  ])('is refused on %s: %s', async (field, _what, said) => {
    const { driver, transactionId, asAdmin } = await atTheDoor();
    const form = { driver_id: driver.driverId, transaction_id: transactionId, delivery_successful: true, ...said };
    const { status, body } = await app.callWrongly(finishDelivery, form, driver.token);
    expect([status, Object.keys(Object(body).errors)]).toEqual([400, [field]]);
    expect(await asAdmin()).toMatchObject({ status: 'shipped', taken: null });
  });

  test('is told to nobody who browses the queue, nor to another driver', async () => {
    const { transactionId, finish } = await atTheDoor();
    good(await finish({ taken_mxn: 100 }));
    const { driver: other } = await aShippedOrder(app);
    const look = { driver_id: other.driverId, current_order: transactionId };
    expect((await app.call(getDeliveryOrder, look, other.token)).status).toBe(404);
  });
});
