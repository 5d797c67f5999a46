import { randomUUID } from 'node:crypto';
import { addCartItem } from '@mercadito/contracts/cart';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aTownWithFees } from '../../../test/fees.ts';
import { aBuyer, type Buyer, checkout } from '../../../test/orders.ts';
import {
  buyersOf,
  heard,
  oneMoreOrder,
  onPostgres,
  ROUNDS,
  raceForCart,
  raceForStock,
  several,
  warmUp,
  won,
} from '../../../test/races.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const MINUTES = 60_000 * Math.max(2, ROUNDS / 10);

describe.runIf(onPostgres)('under load', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await warmUp(app);
  });
  afterAll(() => app.close());

  test('ten pieces are sold to exactly ten of thirty buyers (ORDER-5)', { timeout: MINUTES }, async () => {
    const product = await goods(app, { quantity_manage: true, stock: 1000, price_cents: 10 });
    const buyers = await buyersOf(app, product, 30);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { answers, sold, left } = await raceForStock(app, buyers, product);
      expect([sold, left]).toEqual([10, 0]);
      const losers = answers.filter(({ status }) => status !== 201);
      expect(losers.map(({ body }) => (body as unknown as { code: string }).code)).toEqual(
        losers.map(() => 'sold_out'),
      );
      // Those who got theirs come back for another one.
      await app.db.updateTable('products').set({ stock: 1000 }).where('id', '=', product).execute();
      const served = buyers.filter((_, at) => answers[at]?.status === 201);
      await Promise.all(served.map((buyer) => app.call(addCartItem, { product_id: product }, buyer.token)));
    }
  });

  test('one cart sent twenty times at once is one order', { timeout: MINUTES }, async () => {
    const [buyer, product] = [await aBuyer(app), await goods(app)];
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await raceForCart(app, buyer, product, () => randomUUID());
      expect(won(answers)).toHaveLength(1);
    }
  });

  test('one key used twenty times at once is one order and one answer', { timeout: MINUTES }, async () => {
    const [buyer, product] = [await aBuyer(app), await goods(app)];
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await raceForCart(app, buyer, product, () => `one-key-${round}`);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(new Set(answers.map(({ body }) => body.transaction_id)).size).toBe(1);
    }
  });

  test('nobody pays another fee than the one on the screen, while it is changed (FEE-5)', {
    timeout: MINUTES,
  }, async () => {
    const town = await aTownWithFees(app);
    const product = await goods(app);
    const buyers = await buyersOf(app, product, 10);
    const expected_total = 120;
    for (let round = 0; round < ROUNDS; round += 1) {
      const setTo = (fee: number) => town.setFees({ delivery_fees: [{ place: 'Lagunitas', fee }] });
      const orderFor = (buyer: Buyer) =>
        heard(() => app.call(createOrder, { ...checkout(buyer), expected_total }, buyer.token));
      const [answers] = await Promise.all([Promise.all(buyers.map(orderFor)), setTo(30)]);
      expect(won(answers).map(({ body }) => body.order_total)).toEqual(won(answers).map(() => expected_total));
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused.map(({ body }) => body)).toMatchObject(
        refused.map(() => ({ code: 'prices_changed', facts: { total: 130, delivery_fee: 30 } })),
      );
      await setTo(20);
      await Promise.all(
        buyers.flatMap((buyer, at) =>
          answers[at]?.status === 201 ? app.call(addCartItem, { product_id: product }, buyer.token) : [],
        ),
      );
    }
  });

  test('what an order took is given back once, however often it is cancelled', { timeout: MINUTES }, async () => {
    const buyer = await aBuyer(app);
    const product = await goods(app, { quantity_manage: true, stock: 7 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const transaction_id = await oneMoreOrder(app, buyer, product);
      const answers = await several(10, () => app.call(cancelOrder, { transaction_id }, buyer.token));
      expect(won(answers)).toHaveLength(1);
    }
    const row = await app.db.selectFrom('products').select('stock').where('id', '=', product).executeTakeFirst();
    expect(row?.stock).toBe(7);
  });
});
