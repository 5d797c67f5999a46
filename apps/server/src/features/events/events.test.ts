import {
  changePassword,
  listSessions,
  login,
  logout,
  resetPassword,
  revokeAllSessions,
  revokeSession,
  updatePerson,
} from '@mercadito/contracts/accounts';
import { addCartItem } from '@mercadito/contracts/cart';
import { uploadBannerImage } from '@mercadito/contracts/companies';
import { changeItemStatus } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder, listQueuedOrders } from '@mercadito/contracts/deliveries/queue';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { listCompanyOrders } from '@mercadito/contracts/orders/company';
import { createOptionAttribute, createProductOption } from '@mercadito/contracts/product-options';
import { updateSettings } from '@mercadito/contracts/settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../test/client.ts';
import { heardBy, listen, notify, openStream, openStreams } from '../../../test/event-client.ts';
import { aFullCart, aPendingOrder, checkout } from '../../../test/orders.ts';
import { aCustomer, aDriver, aMember, anAdmin, PASSWORD, type Person } from '../../../test/people.ts';
import { aPicture, aProduct, aShop, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await listen(app.app);
});
afterAll(() => app.close());

const mark = () => notify(app, 'everybody', ['WeekDays']);

describe('the stream of events', () => {
  test('is a private stream that nobody keeps', async () => {
    const { token } = await aCustomer(app);
    const { response, leave } = await openStream(address, token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    leave();
  });

  test('is for people who are signed in', async () => {
    expect((await fetch(`${address}/api/events/`)).status).toBe(401);
    const headers = { authorization: 'Token this-is-not-a-token-of-anybody' };
    expect((await fetch(`${address}/api/events/`, { headers })).status).toBe(401);
  });

  test('tells the customer and the driver when an order is claimed, and other customers nothing', async () => {
    const { buyer, transactionId } = await aPendingOrder(app);
    const [driver, other] = [await aDriver(app), await aCustomer(app)];
    const streams = await openStreams(app, address, [buyer, driver, other]);
    const claim = { driver_id: driver.driverId, transaction_id: transactionId };
    expect((await app.call(claimOrder, claim, driver.token)).status).toBe(200);
    const [buyers, drivers, others] = await heardBy(app, streams);
    expect(buyers).toEqual(['OrdersUser']);
    expect(drivers).toEqual(['Driver', 'OrderQueue']);
    expect(others).toEqual([]);
    for (const stream of streams) stream.leave();
  });

  test('tells drivers and Admins of a new order by tag alone; the data comes by the redacted call', async () => {
    const buyer = await aFullCart(app);
    const [driver, admin] = [await aDriver(app), await anAdmin(app)];
    const streams = await openStreams(app, address, [buyer, driver, admin]);
    await app.call(createOrder, checkout(buyer), buyer.token);
    const [buyers, drivers, admins] = await heardBy(app, streams);
    expect(buyers).toEqual(['Cart', 'OrdersUser']);
    expect(drivers).toEqual(['OrderQueue']);
    expect(admins).toEqual(['OrderQueue', 'Orders']);
    expect((await app.call(listQueuedOrders, {}, driver.token)).body.count).toBeGreaterThan(0);
    for (const stream of streams) stream.leave();
  });

  test('tells an owner of what an Admin changes in their business, and nobody else', async () => {
    const [shop, other, admin] = [await aShop(app), await aShop(app), await anAdmin(app)];
    const { companyId } = shop;
    const { id } = await aProduct(app, shop);
    const streams = await openStreams(app, address, [shop, other, admin]);
    good(await app.call(createProductOption, { company_id: companyId, product_id: id, title: 'Size' }, admin.token));
    good(await app.call(uploadBannerImage, { company_id: companyId, bannerImage: aPicture() }, admin.token));
    const [owners, others, admins] = await heardBy(app, streams);
    expect(owners).toEqual(['Categories', 'Companies', 'ProductOptions', 'Products', 'ProductsHome', 'Sponsors']);
    expect([others, admins]).toEqual([[], []]);
    for (const stream of streams) stream.leave();
  });

  test('tells an owner of an attribute, and everybody of what a checkout stands on', async () => {
    const [shop, other, admin] = [await aShop(app), await aShop(app), await anAdmin(app)];
    const place = { company_id: shop.companyId, product_id: (await aProduct(app, shop)).id };
    const option = good(await app.call(createProductOption, { ...place, title: 'Size' }, shop.token));
    const streams = await openStreams(app, address, [shop, other]);
    const large = { ...place, option_id: option.id, name: 'Large', price: 5 };
    good(await app.call(createOptionAttribute, large, shop.token));
    expect(await heardBy(app, streams)).toEqual([['ProductAttribute', 'ProductOptions', 'Products'], []]);
    good(await app.call(updateSettings, { delivery_status: false }, admin.token));
    const everybody = ['Checkout', 'Settings'];
    expect(await heardBy(app, streams)).toEqual([everybody, everybody]);
    good(await app.call(updateSettings, { delivery_status: true }, admin.token));
    for (const stream of streams) stream.leave();
  });

  test('tells the businesses in an order of each of its steps, and no other business', async () => {
    const [shop, second, other] = [await aShop(app), await aShop(app), await aShop(app)];
    const buyer = await aFullCart(app, (await aProduct(app, shop)).id);
    good(await app.call(addCartItem, { product_id: (await aProduct(app, second)).id }, buyer.token));
    const driver = await aDriver(app);
    const streams = await openStreams(app, address, [shop, second, other]);
    const told = [['Orders'], ['Orders'], []];

    const { transaction_id } = good(await app.call(createOrder, checkout(buyer), buyer.token));
    expect(await heardBy(app, streams)).toEqual(told);
    const mine = { driver_id: driver.driverId, transaction_id };
    const { order } = good(await app.call(claimOrder, mine, driver.token));
    expect(await heardBy(app, streams)).toEqual(told);
    const order_item_id = order.order_companies[0]?.orderItem[0]?.id ?? 0;
    good(await app.call(changeItemStatus, { ...mine, order_item_id, status_item: 'not_found' }, driver.token));
    expect(await heardBy(app, streams)).toEqual(told);
    good(await app.call(finishDelivery, { ...mine, delivery_successful: true, body: '' }, driver.token));
    // What was brought is owed to them.
    expect(await heardBy(app, streams)).toEqual([['Cash', 'Orders'], ['Cash', 'Orders'], []]);
    const own = await app.call(listCompanyOrders, { companyId: second.companyId }, second.token);
    expect(own.body.results).toMatchObject([{ transaction_id, order_status: 'delivered' }]);
    for (const stream of streams) stream.leave();
  });

  test('says nothing of what was refused (LIVE-1)', async () => {
    const buyer = await aFullCart(app);
    const streams = await openStreams(app, address, [buyer]);
    await app.call(createOrder, { ...checkout(buyer), expected_total: 1 }, buyer.token);
    expect(await heardBy(app, streams)).toEqual([[]]);
    for (const stream of streams) stream.leave();
  });

  test('is not kept alive by being open, nor by opening it again', async () => {
    const { token, userId } = await aCustomer(app);
    const start = app.clock.now;
    const expiry = () => app.db.selectFrom('tokens').select('expires_at').where('user_id', '=', userId).execute();
    const before = await expiry();
    app.clock.now = new Date(start.getTime() + 3_600_000);
    const stream = await openStream(address, token);
    await notify(app, { user: userId }, ['Account']);
    await stream.nextTags();
    expect(await expiry()).toEqual(before);
    app.clock.now = new Date(start.getTime() + 15 * 86_400_000);
    await notify(app, { user: userId }, ['Account']);
    expect(await stream.ended()).toContain('event: refresh');
    app.clock.now = start;
  });

  test('is open six times a person; a seventh and an eighth are refused, and the six stay', async () => {
    const { token } = await aCustomer(app);
    const streams = [];
    for (let at = 0; at < 6; at += 1) streams.push(await openStream(address, token));
    for (let at = 6; at < 8; at += 1) {
      const refused = await fetch(`${address}/api/events/`, { headers: { authorization: `Token ${token}` } });
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('30');
    }
    await mark();
    for (const stream of streams) expect(await stream.nextTags()).toEqual(['WeekDays']);
    for (const stream of streams) stream.leave();
  });

  test('ends with the application', async () => {
    const other = await createTestApp();
    const { token } = await aCustomer(other);
    const stream = await openStream(await listen(other.app), token);
    const ended = stream.ended();
    await other.close();
    expect(await ended).toContain('event: ready');
  });
});

describe('a stream ends at once', () => {
  const admins = () => anAdmin(app);

  /** What ends sessions or changes people, and how it is done to somebody who has a stream open. */
  const ENDINGS: [what: string, end: (person: Person, username: string) => Promise<Answer<unknown>>][] = [
    ['when its person signs out', ({ token }) => app.call(logout, {}, token)],
    ['when its person signs out everywhere', ({ token }) => app.call(revokeAllSessions, {}, token)],
    [
      'when its device is signed out from another one',
      async ({ token }, username) => {
        const other = await app.call(login, { username, password: PASSWORD });
        const { body } = await app.call(listSessions, {}, token);
        const sessionId = body.results.find(({ current }) => current)?.id ?? 0;
        return app.call(revokeSession, { sessionId }, other.body.token);
      },
    ],
    [
      'when the password is changed on another device',
      async (_person, username) => {
        const other = await app.call(login, { username, password: PASSWORD });
        const form = { current_password: PASSWORD, new_password: 'another-good-password' };
        return app.call(changePassword, form, other.body.token);
      },
    ],
    [
      'when an Admin resets the password',
      async ({ userId }) => app.call(resetPassword, { userId }, (await admins()).token),
    ],
    [
      'when its person gets another role',
      async ({ userId }) => app.call(updatePerson, { userId, role: 'driver' }, (await admins()).token),
    ],
  ];

  test.each(ENDINGS)('%s', async (what, end) => {
    const username = `watcher-${ENDINGS.findIndex(([name]) => name === what)}`;
    const person = await aCustomer(app, username);
    const stream = await openStream(address, person.token);
    expect((await end(person, username)).status).toBe(200);
    // Long before the ping, which would find it out too.
    expect(await stream.ended()).not.toContain(': ping');
  });

  test('when its person opens a business, of which it is to tell from then on', async () => {
    const owner = await aMember(app);
    const stream = await openStream(address, owner.token);
    await aShop(app, { owner });
    expect(await stream.ended()).not.toContain(': ping');
  });

  test('and the other devices of the same person stay connected', async () => {
    const person = await aCustomer(app, 'watcher-of-two');
    const other = await app.call(login, { username: 'watcher-of-two', password: PASSWORD });
    const [mine, theirs] = [await openStream(address, person.token), await openStream(address, other.body.token)];
    await app.call(logout, {}, person.token);
    await mine.ended();
    expect(await theirs.nextTags()).toEqual(['Sessions']);
    await mark();
    expect(await theirs.nextTags()).toEqual(['WeekDays']);
    theirs.leave();
  });
});
