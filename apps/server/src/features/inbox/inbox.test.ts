import { addCartItem } from '@mercadito/contracts/cart';
import { setDriverAvailability } from '@mercadito/contracts/deliveries/driver';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { countUnread, listInbox, markInboxRead } from '@mercadito/contracts/inbox';
import { markOrdersSeen } from '@mercadito/contracts/orders/company';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { tellEverybody } from '../../../test/messages.ts';
import { aPendingOrder, aShippedOrder } from '../../../test/orders.ts';
import { aCustomer, aDriver, type Person } from '../../../test/people.ts';
import { aShopWithAddress, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { spreadMessages } from './spread-messages.job.ts';

let app: TestApp;
let shop: Shop;
let productId: number;
beforeAll(async () => {
  app = await createTestApp();
  shop = await aShopWithAddress(app);
  productId = await goods(app, { company_id: shop.companyId });
});
afterAll(() => app.close());

const inboxOf = async (person: Person, language: 'en' | 'es' = 'en') =>
  good(await app.call(listInbox, { language }, person.token));
const titlesOf = async (person: Person) => (await inboxOf(person)).results.map(({ title }) => title);
const spread = () => tellEverybody(app);

describe('the inbox', () => {
  test('has what happened to an order for each whom it concerns, and nothing of what one has done oneself (MESSAGE-1)', async () => {
    const { buyer, driver, transactionId } = await aShippedOrder(app, productId);
    await spread();
    const { results } = await inboxOf(buyer);
    expect(results).toMatchObject([
      { title: 'A driver took your order', href: `/order-details/${transactionId}`, is_read: false },
    ]);
    expect(await titlesOf(driver)).not.toContain('A driver took your order');
    expect((await inboxOf(buyer, 'es')).results[0]?.title).toBe('Tu pedido ya tiene quien lo lleve');
  });

  test('tells nobody of an order that waits no more when the message goes out (MESSAGE-2)', async () => {
    // A process whose jobs have not begun: the claim is first for certain.
    const quiet = await createTestApp();
    const driver = await aDriver(quiet);
    const idle = await aDriver(quiet);
    const { transactionId } = await aPendingOrder(quiet);
    const claim = { driver_id: driver.driverId, transaction_id: transactionId };
    good(await quiet.call(claimOrder, claim, driver.token));
    await tellEverybody(quiet);
    expect(good(await quiet.call(listInbox, {}, idle.token)).results).toEqual([]);
    await quiet.close();
  });

  test('tells a shop of an order that a driver took before the message went out (MESSAGE-2)', async () => {
    const quiet = await createTestApp();
    const shop = await aShopWithAddress(quiet);
    await aShippedOrder(quiet, await goods(quiet, { company_id: shop.companyId }));
    await tellEverybody(quiet);
    const { results } = good(await quiet.call(listInbox, { language: 'en' }, shop.token));
    expect(results.map(({ title }) => title)).toEqual(['You have a new order']);
    await quiet.close();
  });

  test.each([
    ['knows', 'fair.opened'],
    ['tells people of', 'order.shared'],
  ])('leaves an event that only a newer version %s to its processes (MESSAGE-2)', async (_, type) => {
    const quiet = await createTestApp();
    const { id } = await quiet.db
      .insertInto('outgoing_messages')
      .values({ events: JSON.stringify([{ type }]) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { services, log } = quiet.app;
    const { signal } = new AbortController();
    const told = spreadMessages([]).run({ message_id: id }, { services, log, signal });
    await expect(told).rejects.toThrow(type);
    expect(await quiet.db.selectFrom('outgoing_messages').select('id').execute()).toEqual([{ id }]);
    await quiet.close();
  });

  test('tells the drivers on duty alone of an order that waits (MESSAGE-4)', async () => {
    const onDuty = await aDriver(app);
    const off = await aDriver(app);
    const availability = { driver_id: off.driverId, availability_status: 'unavailable' as const };
    good(await app.call(setDriverAvailability, availability, off.token));
    await aPendingOrder(app, productId);
    await spread();
    expect(await titlesOf(onDuty)).toContain('An order is waiting for a driver');
    expect(await titlesOf(off)).toEqual([]);
  });

  test('tells the shop of an order, and of its end once somebody there has seen it (MESSAGE-12)', async () => {
    const [seen, unseen] = [await aPendingOrder(app, productId), await aPendingOrder(app, productId)];
    const seeing = { company_id: shop.companyId, transaction_ids: [seen.transactionId] };
    good(await app.call(markOrdersSeen, seeing, shop.token));
    await spread();
    for (const { buyer, transactionId } of [seen, unseen]) {
      good(await app.call(cancelOrder, { transaction_id: transactionId, user: buyer.userId }, buyer.token));
    }
    await spread();
    const { results } = await inboxOf(shop);
    expect(results.slice(0, 2).map(({ title }) => title)).toEqual(['An order was cancelled', 'You have a new order']);
    expect(results[0]?.text).toContain(orderCode(seen.transactionId));
    expect(await titlesOf(unseen.buyer)).toEqual([]);
  });

  test('has nothing for a write that was rolled back or changed nothing', async () => {
    const buyer = await aCustomer(app);
    await app.call(addCartItem, { product_id: productId, count: 1 }, buyer.token);
    await spread();
    expect((await inboxOf(buyer)).results).toEqual([]);
  });
});

describe('reading', () => {
  test('one leaves the others unread, and it with all older ones leaves what came since (MESSAGE-3)', async () => {
    const driver = await aDriver(app);
    for (const count of [1, 2, 3]) await aPendingOrder(app, productId, count);
    await spread();
    const { results, unread } = await inboxOf(driver);
    const [newest, middle, oldest] = results.map(({ id }) => id);
    expect([results.length, unread]).toEqual([3, 3]);
    expect(good(await app.call(markInboxRead, { id: oldest ?? 0 }, driver.token)).unread).toBe(2);
    expect(good(await app.call(markInboxRead, { id: middle ?? 0, and_older: true }, driver.token)).unread).toBe(1);
    expect((await inboxOf(driver)).results.map(({ id, is_read }) => [id, is_read])).toEqual([
      [newest, false],
      [middle, true],
      [oldest, true],
    ]);
  });

  test("another person's message changes nothing", async () => {
    const { buyer } = await aShippedOrder(app, productId);
    await spread();
    const [entry] = (await inboxOf(buyer)).results;
    const stranger = await aCustomer(app);
    good(await app.call(markInboxRead, { id: entry?.id ?? 0, and_older: true }, stranger.token));
    expect(good(await app.call(countUnread, {}, buyer.token)).unread).toBe(1);
  });
});
