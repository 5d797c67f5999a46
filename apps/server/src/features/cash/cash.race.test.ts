import { acceptHandIn, listShopDues, payShop } from '@mercadito/contracts/cash/admin';
import { getDriverCash, giveHandIn } from '@mercadito/contracts/cash/driver';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aBuyer, type Buyer } from '../../../test/orders.ts';
import { aDriver, anAdmin, type Person } from '../../../test/people.ts';
import { heard, oneMoreOrder, onPostgres, ROUNDS, several, warmUp, won } from '../../../test/races.ts';
import { aShopWithAddress, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const MINUTES = 60_000 * Math.max(2, ROUNDS / 5);

describe.runIf(onPostgres)('cash that several reach for', () => {
  let app: TestApp;
  let buyer: Buyer;
  let shop: Shop;
  let product: number;
  let admin: Person;
  let driver: Awaited<ReturnType<typeof aDriver>>;
  beforeAll(async () => {
    app = await createTestApp();
    shop = await aShopWithAddress(app);
    [buyer, product, admin] = [await aBuyer(app), await goods(app, { company_id: shop.companyId }), await anAdmin(app)];
    driver = await aDriver(app);
    await warmUp(app);
  });
  afterAll(() => app.close());

  /** One more order of 100 pesos, brought. */
  async function brought(): Promise<string> {
    const transaction_id = await oneMoreOrder(app, buyer, product);
    const form = { driver_id: driver.driverId, transaction_id };
    good(await app.call(claimOrder, form, driver.token));
    good(await app.call(finishDelivery, { ...form, delivery_successful: true, taken_mxn: 100 }, driver.token));
    return transaction_id;
  }

  test('is handed in once, and accepted once, however many taps and Admins there are (CASH-5)', {
    timeout: MINUTES,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const said = { driver_id: driver.driverId, transaction_ids: [await brought()], mxn: 100, usd: 0 };
      const given = won(await several(4, () => heard(() => app.call(giveHandIn, said, driver.token))));
      expect(given).toHaveLength(1);
      const handInId = given[0]?.body.id ?? 0;
      const counts = await several(4, (at) =>
        heard(() => app.call(acceptHandIn, { handInId, mxn: 90 + at, usd: 0, reason: `Count ${at}` }, admin.token)),
      );
      expect(won(counts)).toHaveLength(1);
      const cash = good(await app.call(getDriverCash, { driver_id: driver.driverId }, driver.token));
      expect(cash.held).toEqual({ mxn: 0, usd: 0 });
      expect(cash.hand_ins[0]?.counted).toEqual(won(counts)[0]?.body.counted);
    }
  });

  test('is paid to a shop once, and a part that comes meanwhile stays owed (CASH-8)', {
    timeout: MINUTES,
  }, async () => {
    const dues = async () => {
      const { results } = good(await app.call(listShopDues, {}, admin.token));
      return results.find(({ company_id }) => company_id === shop.companyId);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await brought();
      const before = await dues();
      const payment = {
        company_id: shop.companyId,
        order_company_ids: before?.parts.map(({ order_company_id }) => order_company_id) ?? [],
        amount: before?.owed ?? 0,
      };
      const pay = () => heard(() => app.call(payShop, payment, admin.token));
      const [answers] = await Promise.all([several(4, pay), brought()]);
      expect(won(answers)).toHaveLength(1);
      expect(await dues()).toMatchObject({ owed: 100 });
    }
  });
});
