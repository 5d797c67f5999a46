import { listSessions, login, updatePerson } from '@mercadito/contracts/accounts';
import { changeProducts } from '@mercadito/contracts/catalog-editing';
import { updateCompanyPlan } from '@mercadito/contracts/companies';
import { changeItemStatus } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { confirmPassword } from '@mercadito/contracts/own-account';
import { createOptionAttribute } from '@mercadito/contracts/product-options';
import { getProduct, updateProduct } from '@mercadito/contracts/products';
import { subscribePush, unsubscribePush } from '@mercadito/contracts/push';
import { updateSettings } from '@mercadito/contracts/settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShippedOrder } from '../../../test/orders.ts';
import { aCustomer, anAdmin, PASSWORD, type Person } from '../../../test/people.ts';
import { PushService } from '../../../test/push-service.ts';
import { aProduct, aShop, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const HOUR_MS = 3_600_000;

let service: PushService;
let app: TestApp;
beforeAll(async () => {
  service = await PushService.start();
  app = await createTestApp({ PUSH_HOSTS: service.host });
});
afterAll(async () => {
  await app.close();
  await service.stop();
});

const pass = (hours: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + hours * HOUR_MS);
};
const reach = async (person: Person) =>
  void good(await app.call(subscribePush, service.aDevice().subscription, person.token));
const giveAgain = ({ token }: Person, current_password = PASSWORD) =>
  app.call(confirmPassword, { current_password }, token);

/** An owner whose device is reached, with a product, twelve hours after signing in. */
async function aShopLater() {
  const shop = await aShop(app);
  const { id } = await aProduct(app, shop, { price: 80 });
  await reach(shop);
  pass(12);
  const setPrice = (price: number, key?: string) =>
    app.callWrongly(updateProduct, { company: shop.companyId, productId: id, price }, shop.token, key);
  const priceNow = async () => good(await app.call(getProduct, { id }, shop.token)).price;
  return { shop, productId: id, setPrice, priceNow };
}

const ASKS = { status: 403, body: { code: 'password_needed' } };

describe('twelve hours after it was given, on a device that messages reach, the password is asked for again (ACCOUNT-23)', () => {
  test('by prices, until it is given; the same write is then done, under its key', async () => {
    const { shop, setPrice, priceNow } = await aShopLater();
    expect(await setPrice(90, 'price-of-90')).toMatchObject(ASKS);
    expect(await priceNow()).toBe(80);
    good(await giveAgain(shop));
    good(await setPrice(90, 'price-of-90'));
    expect(await priceNow()).toBe(90);
    pass(11);
    good(await setPrice(91));
    pass(1);
    expect(await setPrice(92)).toMatchObject(ASKS);
  });

  test('by prices in bulk and of options, not by what is no price or is only looked at', async () => {
    const { shop, productId } = await aShopLater();
    const { companyId, token } = shop;
    const change = (fields: object) =>
      app.callWrongly(changeProducts, { companyId, ids: [productId], ...fields }, token);
    expect(await change({ price_percent: 10 })).toMatchObject(ASKS);
    expect(await change({ discount: 10 })).toMatchObject(ASKS);
    expect(
      await app.callWrongly(changeProducts, { companyId, restore: [{ id: productId, price: 1 }] }, token),
    ).toMatchObject(ASKS);
    const option = { company_id: companyId, product_id: productId, option_id: 1, name: 'Large', price: 5 };
    expect(await app.call(createOptionAttribute, option, token)).toMatchObject(ASKS);
    good(await change({ price_percent: 10, preview: true }));
    const { restore } = good(await change({ available: false }));
    good(await app.callWrongly(changeProducts, { companyId, restore }, token));
    good(await app.call(updateProduct, { company: companyId, productId, name: 'Another name' }, token));
  });

  test('by what decides of cash, not by a delivery that has failed', async () => {
    const { driver, transactionId } = await aShippedOrder(app);
    await reach(driver);
    pass(12);
    const ofOrder = { driver_id: driver.driverId, transaction_id: transactionId };
    const item = { ...ofOrder, order_item_id: 1, status_item: 'not_found' as const };
    expect(await app.call(changeItemStatus, item, driver.token)).toMatchObject(ASKS);
    const finish = (isPaid: boolean) =>
      app.call(finishDelivery, { ...ofOrder, delivery_successful: isPaid, body: 'Nobody' }, driver.token);
    expect(await finish(true)).toMatchObject(ASKS);
    expect((await finish(false)).status).toBe(200);
  });

  test('by the exchange rate, by which prices in dollars are paid', async () => {
    const admin = await anAdmin(app);
    await reach(admin);
    pass(12);
    expect(await app.call(updateSettings, { usd_mxn_value: 25 }, admin.token)).toMatchObject(ASKS);
    good(await app.call(updateSettings, { cart_message_value: 'Hoy hay mercado' }, admin.token));
    good(await giveAgain(admin));
    good(await app.call(updateSettings, { usd_mxn_value: 25 }, admin.token));
  });

  test('also where the version before, which remembers nothing of it, has written down that the device is reached', async () => {
    const shop = await aShop(app);
    const { id } = await aProduct(app, shop, { price: 80 });
    const tokens = app.db.selectFrom('tokens').select('id').where('user_id', '=', shop.userId);
    const { id: token_id } = await tokens.executeTakeFirstOrThrow();
    const { endpoint, keys } = service.aDevice().subscription;
    await app.db
      .insertInto('push_subscriptions')
      .values({ token_id, endpoint, ...keys })
      .execute();
    const setPrice = () => app.call(updateProduct, { company: shop.companyId, productId: id, price: 90 }, shop.token);
    pass(11);
    good(await app.call(listSessions, {}, shop.token));
    pass(1);
    expect(await setPrice()).toMatchObject(ASKS);
  });

  test('by people, memberships and plans', async () => {
    const [admin, shop] = [await anAdmin(app), await aShop(app)];
    await reach(admin);
    pass(12);
    const until = '2099-12-31';
    const member = { userId: shop.userId, subscription_until: until };
    expect(await app.call(updatePerson, member, admin.token)).toMatchObject(ASKS);
    const plan = { companyId: shop.companyId, subscription_product_until: until };
    expect(await app.call(updateCompanyPlan, plan, admin.token)).toMatchObject(ASKS);
    good(await giveAgain(admin));
    good(await app.call(updatePerson, member, admin.token));
    good(await app.call(updateCompanyPlan, plan, admin.token));
  });

  test('also where nothing reaches the device any more: ending that would save the question', async () => {
    const { shop, setPrice } = await aShopLater();
    good(await app.call(unsubscribePush, {}, shop.token));
    expect(await setPrice(90)).toMatchObject(ASKS);
  });
});

test('nobody else is asked for it, however long they are at work', async () => {
  const shop = await aShop(app);
  const product = await aProduct(app, shop);
  for (let shift = 0; shift < 3; shift += 1) {
    pass(11);
    good(await app.call(listSessions, {}, shop.token));
  }
  good(await app.call(updateProduct, { company: shop.companyId, productId: product.id, price: 90 }, shop.token));
});

describe('the password that is given again', () => {
  test('is counted with other guesses when it is wrong, and changes nothing then', async () => {
    const { shop, setPrice } = await aShopLater();
    const { status, body } = await giveAgain(shop, 'not-the-one');
    expect([status, body]).toMatchObject([400, { errors: { current_password: ['This is not your password'] } }]);
    expect(await setPrice(90)).toMatchObject(ASKS);
    for (let guess = 2; guess <= 6; guess += 1) await giveAgain(shop, `guess ${guess}`);
    expect((await giveAgain(shop)).status).toBe(429);
  });

  test('counts for its session alone', async () => {
    const { shop, setPrice } = await aShopLater();
    const users = app.db.selectFrom('users').select('username').where('id', '=', shop.userId);
    const { username } = await users.executeTakeFirstOrThrow();
    good(await app.call(login, { username, password: PASSWORD }));
    expect(await setPrice(90)).toMatchObject(ASKS);
  });

  test('is asked of those who are signed in', async () => {
    expect((await app.call(confirmPassword, { current_password: PASSWORD })).status).toBe(401);
    expect((await giveAgain(await aCustomer(app))).status).toBe(200);
  });
});
