import { addCartItem } from '@mercadito/contracts/cart';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { confirmOrder, declineOrder } from '@mercadito/contracts/orders/admin';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { getTown, updateTown } from '@mercadito/contracts/town';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { runQueued } from '../../../test/jobs.ts';
import { aBuyer, checkout } from '../../../test/orders.ts';
import { aDriver, anAdmin, type Person } from '../../../test/people.ts';
import { heard, onPostgres, ROUNDS, warmUp } from '../../../test/races.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { releaseOrders } from './release-orders.job.ts';

const MINUTES = 60_000 * Math.max(2, ROUNDS / 5);

describe.runIf(onPostgres)('orders that have to be confirmed', () => {
  let app: TestApp;
  let admin: Person;
  let product: number;
  beforeAll(async () => {
    app = await createTestApp();
    [admin, product] = [await anAdmin(app), await goods(app)];
    await warmUp(app);
  });
  afterAll(() => app.close());
  const switchTo = async (confirms_orders: boolean) => {
    const { town } = good(await app.call(getTown, {}, admin.token));
    return app.call(updateTown, { ...town, confirms_orders }, admin.token);
  };
  beforeEach(async () => void good(await switchTo(true)));

  const anOrder = async () => {
    const buyer = await aBuyer(app);
    good(await app.call(addCartItem, { product_id: product }, buyer.token));
    const { transaction_id } = good(await app.call(createOrder, checkout(buyer), buyer.token));
    return { buyer, transaction_id };
  };
  const rowOf = (transaction_id: string) =>
    app.db
      .selectFrom('orders')
      .select(['status', 'awaits_confirmation'])
      .where('transaction_id', '=', transaction_id)
      .executeTakeFirstOrThrow();

  test('two orders at once of a new customer never make three open ones (DISPATCH-15)', {
    timeout: MINUTES,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { buyer } = await anOrder();
      const again = async () => {
        await heard(() => app.call(addCartItem, { product_id: product }, buyer.token));
        return heard(() => app.call(createOrder, checkout(buyer), buyer.token));
      };
      const answers = await Promise.all([again(), again(), again()]);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    }
  });

  test('confirmed, declined, cancelled and claimed at once, an order comes to one end', {
    timeout: MINUTES,
  }, async () => {
    const driver = await aDriver(app);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { buyer, transaction_id } = await anOrder();
      const claim = { driver_id: driver.driverId, transaction_id };
      const [confirmed, declined, cancelled, claimed] = await Promise.all([
        heard(() => app.call(confirmOrder, { transaction_id }, admin.token)),
        heard(() => app.call(declineOrder, { transaction_id, cancellation_reason: 'Flood' }, admin.token)),
        heard(() => app.call(cancelOrder, { transaction_id }, buyer.token)),
        heard(() => app.call(claimOrder, claim, driver.token)),
      ]);
      expect([declined, cancelled, claimed].filter(({ status }) => status === 200)).toHaveLength(1);
      // Nobody claims what nobody has confirmed.
      if (claimed.status === 200) expect(confirmed.status).toBe(200);
      const { status, awaits_confirmation } = await rowOf(transaction_id);
      expect(awaits_confirmation).toBe(confirmed.status !== 200);
      expect(status).toBe(claimed.status === 200 ? 'shipped' : declined.status === 200 ? 'declined' : 'cancelled');
      await app.db.updateTable('orders').set({ status: 'delivery_failed' }).where('status', '=', 'shipped').execute();
    }
  });

  test('an order that is sent while the switch goes off waits for nobody’s word (DISPATCH-14)', {
    timeout: MINUTES,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      good(await switchTo(true));
      const buyer = await aBuyer(app);
      good(await app.call(addCartItem, { product_id: product }, buyer.token));
      const [sent] = await Promise.all([
        heard(() => app.call(createOrder, checkout(buyer), buyer.token)),
        heard(() => switchTo(false)),
      ]);
      expect(sent.status).toBe(201);
      await runQueued(app, releaseOrders);
      const waiting = app.db.selectFrom('orders').select('id').where('awaits_confirmation', '=', true);
      expect(await waiting.where('status', '=', 'pending').execute()).toEqual([]);
    }
  });
});
