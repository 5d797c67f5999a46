import { changeItemStatus } from '@mercadito/contracts/deliveries/active-deliveries';
import { assignOrder } from '@mercadito/contracts/deliveries/admin';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { declineOrder } from '@mercadito/contracts/orders/admin';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anotherProcess } from '../../../test/another-process.ts';
import { goods } from '../../../test/carts.ts';
import { heardBy, listen, openStreams } from '../../../test/event-client.ts';
import { aBuyer, aPendingOrder, type Buyer } from '../../../test/orders.ts';
import { aDriver, anAdmin } from '../../../test/people.ts';
import { heard, oneMoreOrder, onPostgres, ROUNDS, raceForOrder, several, warmUp, won } from '../../../test/races.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const MINUTES = 60_000 * Math.max(2, ROUNDS / 5);

describe.runIf(onPostgres)('an order that several reach for', () => {
  let app: TestApp;
  let buyer: Buyer;
  let product: number;
  beforeAll(async () => {
    app = await createTestApp();
    [buyer, product] = [await aBuyer(app), await goods(app)];
    await warmUp(app);
  });
  afterAll(() => app.close());

  test.each([2, 50])(
    'goes to exactly one of %i drivers; the others learn to whom',
    { timeout: MINUTES },
    async (count) => {
      const drivers = await several(count, () => aDriver(app));
      for (let round = 0; round < ROUNDS; round += 1) {
        const answers = await raceForOrder(app, drivers, await oneMoreOrder(app, buyer, product));
        expect(won(answers)).toHaveLength(1);
        const losers = answers.filter(({ status }) => status !== 200).map(({ body }) => body);
        for (const loser of losers) {
          expect(loser).toMatchObject({ code: 'already_claimed', facts: { driver_name: 'Ana Ruiz' } });
        }
      }
    },
  );

  test('is cancelled, claimed, declined or assigned: exactly one of them', { timeout: MINUTES }, async () => {
    const [admin, one, other] = [await anAdmin(app), await aDriver(app), await aDriver(app)];
    for (let round = 0; round < ROUNDS; round += 1) {
      const transaction_id = await oneMoreOrder(app, buyer, product);
      const claim = { driver_id: one.driverId, transaction_id };
      const assignment = { driverId: other.driverId, transactionId: transaction_id };
      const answers = await Promise.all([
        heard(() => app.call(cancelOrder, { transaction_id }, buyer.token)),
        heard(() => app.call(claimOrder, claim, one.token)),
        heard(() => app.call(declineOrder, { transaction_id, cancellation_reason: 'Flood' }, admin.token)),
        heard(() => app.call(assignOrder, assignment, admin.token)),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      for (const { driverId, token } of [one, other]) {
        await app.call(finishDelivery, { driver_id: driverId, transaction_id, delivery_successful: true }, token);
      }
    }
  });

  test('is not the sixth in a driver’s hands, however many are assigned at once (DELIVERY-2)', {
    timeout: MINUTES,
  }, async () => {
    const [admin, driver] = [await anAdmin(app), await aDriver(app)];
    const orders: string[] = [];
    for (let at = 0; at < 8; at += 1) orders.push(await oneMoreOrder(app, buyer, product));
    const answers = await Promise.all(
      orders.map((transactionId) => app.call(assignOrder, { driverId: driver.driverId, transactionId }, admin.token)),
    );
    expect(won(answers)).toHaveLength(5);
  });

  test('is handed over once: what was taken is the winner’s, with change of what was due then (CASH-3)', {
    timeout: MINUTES,
  }, async () => {
    const driver = await aDriver(app);
    for (let round = 0; round < ROUNDS; round += 1) {
      const transaction_id = await oneMoreOrder(app, buyer, product);
      const claim = { driver_id: driver.driverId, transaction_id };
      const { order } = good(await app.call(claimOrder, claim, driver.token));
      const order_item_id = order.order_companies[0]?.orderItem[0]?.id ?? 0;
      const hand = (taken_mxn: number) =>
        heard(() => app.call(finishDelivery, { ...claim, delivery_successful: true, taken_mxn }, driver.token));
      const [one, other] = await Promise.all([
        hand(200),
        hand(300),
        heard(() => app.call(changeItemStatus, { ...claim, order_item_id, status_item: 'not_found' }, driver.token)),
      ]);
      expect(won([one, other])).toHaveLength(1);
      const { cash_due, taken } = one.status === 200 ? one.body : other.body;
      const mxn = one.status === 200 ? 200 : 300;
      expect(taken).toEqual({ mxn, usd: 0, change: mxn - (cash_due ?? 0) });
    }
  });

  test('is one order for two server processes, and each tells its own listeners', { timeout: MINUTES }, async () => {
    const second = await anotherProcess(app);
    const { buyer: customer, transactionId } = await aPendingOrder(app);
    const streams = await openStreams(app, await listen(second.app), [customer]);
    const drivers = await several(6, () => aDriver(app));
    const answers = await Promise.all(
      drivers.map(({ driverId, token }, at) =>
        (at % 2 ? app : second).call(claimOrder, { driver_id: driverId, transaction_id: transactionId }, token),
      ),
    );
    expect(won(answers)).toHaveLength(1);
    const [heard] = await heardBy(app, streams);
    expect(new Set(heard)).toEqual(new Set(['OrdersUser']));
    for (const stream of streams) stream.leave();
    await second.close();
  });
});
