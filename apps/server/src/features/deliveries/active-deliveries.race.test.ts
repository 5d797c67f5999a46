import { changeItemStatus, getDeliveryOrder } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { listDriverReports } from '@mercadito/contracts/deliveries/reports';
import { requeueOrder } from '@mercadito/contracts/orders/admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aBuyer, type Buyer } from '../../../test/orders.ts';
import { aDriver, anAdmin, type Person } from '../../../test/people.ts';
import { oneMoreOrder, onPostgres, ROUNDS, several, warmUp, won } from '../../../test/races.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const MINUTES = 60_000 * Math.max(2, ROUNDS / 5);

describe.runIf(onPostgres)('what a driver tells, several times at once', () => {
  let app: TestApp;
  let buyer: Buyer;
  let product: number;
  let admin: Person;
  let driver: Awaited<ReturnType<typeof aDriver>>;
  beforeAll(async () => {
    app = await createTestApp();
    [buyer, product, admin, driver] = [await aBuyer(app), await goods(app), await anAdmin(app), await aDriver(app)];
    await warmUp(app);
  });
  afterAll(() => app.close());

  const anActiveDelivery = async () => {
    const active = { driver_id: driver.driverId, transaction_id: await oneMoreOrder(app, buyer, product) };
    good(await app.call(claimOrder, active, driver.token));
    return active;
  };
  const detailsOf = async (current_order: string) =>
    good(await app.call(getDeliveryOrder, { current_order }, admin.token));

  test('of ten wrong words at once three are counted, and the right one comes too late', {
    timeout: MINUTES,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const active = { ...(await anActiveDelivery()), delivery_successful: true };
      const answers = await several(10, () => app.call(finishDelivery, { ...active, keyword: 'pera' }, driver.token));
      const codes = answers.map(({ body }) => (body as { code?: string }).code).toSorted();
      expect(codes).toEqual([...Array(7).fill('keyword_exhausted'), ...Array(3).fill('wrong_keyword')]);
      expect((await detailsOf(active.transaction_id)).wrong_tries).toBe(3);
      expect((await app.call(finishDelivery, { ...active, keyword: 'mango' }, driver.token)).status).toBe(409);
      good(await app.call(finishDelivery, { ...active, without_keyword_reason: 'lost' }, driver.token));
    }
  });

  test('one change, sent twenty times with one key, happens once', { timeout: MINUTES }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const active = await anActiveDelivery();
      const order = await detailsOf(active.transaction_id);
      const order_item_id = order.order_companies[0]?.orderItem[0]?.id ?? 0;
      const change = { ...active, order_item_id, status_item: 'not_found' as const };
      const key = `one-change-${round}`;
      const answers = await several(20, () => app.call(changeItemStatus, change, driver.token, key));
      expect(won(answers)).toHaveLength(20);
      const events = app.db.selectFrom('order_events').select('id').where('order_item_id', '=', order_item_id);
      expect(await events.execute()).toHaveLength(1);
      good(await app.call(finishDelivery, { ...active, delivery_successful: true }, driver.token));
    }
  });

  test('the end of a delivery and the order’s way back into the queue: never both, and no word lost', {
    timeout: MINUTES,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const active = await anActiveDelivery();
      const fail = { ...active, delivery_successful: false, body: 'Flood' };
      const deliver = { ...active, delivery_successful: true, happened_at: app.clock.now.toISOString() };
      const [told] = await Promise.all([
        app.call(finishDelivery, deliver, driver.token),
        app.call(finishDelivery, fail, admin.token),
        app.call(requeueOrder, { transaction_id: active.transaction_id }, admin.token),
      ]);
      expect(told.status).toBe(200);
      const { status } = await detailsOf(active.transaction_id);
      const { results } = good(
        await app.call(listDriverReports, { transaction_id: active.transaction_id }, admin.token),
      );
      expect([status === 'delivered', results.length]).toEqual([
        !told.body.kept_as_report,
        told.body.kept_as_report ? 1 : 0,
      ]);
    }
  });
});
