import { login, logout, updatePerson } from '@mercadito/contracts/accounts';
import { announce } from '@mercadito/contracts/announcements';
import { assignOrder } from '@mercadito/contracts/deliveries/admin';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { listInbox, markInboxRead, setMessagePreferences } from '@mercadito/contracts/inbox';
import { requeueOrder } from '@mercadito/contracts/orders/admin';
import { getPush, subscribePush, unsubscribePush } from '@mercadito/contracts/push';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tellEverybody } from '../../../test/messages.ts';
import { aPendingOrder, aShippedOrder, type Buyer } from '../../../test/orders.ts';
import { aCustomer, aDriver, anAdmin, PASSWORD, type Person } from '../../../test/people.ts';
import { type Device, PushService } from '../../../test/push-service.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let service: PushService;
let app: TestApp;
beforeAll(async () => {
  service = await PushService.start();
  app = await createTestApp({ PUSH_HOSTS: service.host });
});
beforeEach(() => {
  service.status = 201;
});
afterAll(async () => {
  await app.close();
  await service.stop();
});

async function subscribed(person: Person): Promise<Device> {
  const device = service.aDevice();
  good(await app.call(subscribePush, device.subscription, person.token));
  return device;
}

/** A buyer's order that waits; her device is reached. */
async function anOrder(): Promise<{ buyer: Buyer; device: Device; take: () => Promise<void> }> {
  const { buyer, transactionId } = await aPendingOrder(app);
  const device = await subscribed(buyer);
  const take = async () => {
    const driver = await aDriver(app);
    good(await app.call(claimOrder, { driver_id: driver.driverId, transaction_id: transactionId }, driver.token));
    await tellEverybody(app);
  };
  return { buyer, device, take };
}

/** Waits until no push is under way or to be begun; what failed waits for its next try, what is for later for its time. */
async function pushed(on = app, but = 'retry'): Promise<void> {
  const underWay = sql`select from jobs.job where name = 'message.push' and state::text <> ${but}`;
  await expect.poll(async () => (await underWay.execute(on.db)).rows.length, { timeout: 20_000 }).toBe(0);
}

/** What waits for later is done at once. */
async function retryNow(on: TestApp, waiting = 'retry'): Promise<void> {
  await pushed(on, waiting);
  await sql`update jobs.job set start_after = now() where name = 'message.push'`.execute(on.db);
  await on.app.jobs.look();
  await pushed(on, 'none');
}

describe('a message that is pushed', () => {
  test('reaches the device that has subscribed, readable by it alone, in its person’s language (MESSAGE-6)', async () => {
    const { device, take } = await anOrder();
    await take();
    await pushed();
    expect(device.delivered.map(({ message }) => message)).toMatchObject([
      { title: 'Tu pedido ya tiene quien lo lleve', href: expect.stringMatching(/^\/order-details\//) },
    ]);
    const [{ headers } = { headers: undefined }] = device.delivered;
    expect(headers).toMatchObject({ urgency: 'high', ttl: '14400' });
    expect(headers?.authorization).toMatch(/^vapid t=.+, k=.+/);
    expect(headers?.topic).toMatch(/^[\w-]{32}$/);
  });

  test('is not sent where it was read meanwhile', async () => {
    const quiet = await createTestApp({ PUSH_HOSTS: service.host });
    const { buyer } = await aShippedOrder(quiet);
    const device = service.aDevice();
    good(await quiet.call(subscribePush, device.subscription, buyer.token));
    service.status = 503;
    const before = service.tries;
    await tellEverybody(quiet);
    await expect.poll(() => service.tries).toBeGreaterThan(before);
    const [entry] = good(await quiet.call(listInbox, {}, buyer.token)).results;
    good(await quiet.call(markInboxRead, { id: entry?.id ?? 0 }, buyer.token));
    service.status = 201;
    await retryNow(quiet);
    await quiet.close();
    expect(device.delivered).toEqual([]);
  });

  test('is tried again where the service does not take it, and comes once', async () => {
    const { device, take } = await anOrder();
    service.status = 503;
    const before = service.tries;
    await take();
    await expect.poll(() => service.tries).toBeGreaterThan(before);
    service.status = 201;
    await retryNow(app);
    expect(device.delivered).toHaveLength(1);
  });

  test('comes once to a device, though another one of its person cannot be reached (MESSAGE-6)', async () => {
    const { buyer, device, take } = await anOrder();
    const users = app.db.selectFrom('users').select('username').where('id', '=', buyer.userId);
    const { username } = await users.executeTakeFirstOrThrow();
    const { token } = good(await app.call(login, { username, password: PASSWORD }));
    const other = service.aDevice();
    good(await app.call(subscribePush, other.subscription, token));
    // No point of the curve: the library throws, whatever the service says.
    await app.db
      .updateTable('push_subscriptions')
      .set({ p256dh: 'A'.repeat(87) })
      .where('endpoint', '=', other.subscription.endpoint)
      .execute();
    await take();
    await pushed();
    await retryNow(app);
    const titles = device.delivered.map(({ message }) => message.title);
    expect(titles.filter((title) => title === 'Tu pedido ya tiene quien lo lleve')).toHaveLength(1);
  });

  test('is not pushed to a driver who does not hold its order any more, though another one does (MESSAGE-6)', async () => {
    const quiet = await createTestApp({ PUSH_HOSTS: service.host });
    const [driver, admin] = [await aDriver(quiet), await anAdmin(quiet)];
    const device = service.aDevice();
    const { transactionId } = await aPendingOrder(quiet);
    const order = { transaction_id: transactionId };
    const failure = { ...order, driver_id: driver.driverId, delivery_successful: false, body: 'Nobody at home' };
    good(await quiet.call(subscribePush, device.subscription, driver.token));
    service.status = 503;
    const before = service.tries;
    good(await quiet.call(assignOrder, { driverId: driver.driverId, transactionId }, admin.token));
    await tellEverybody(quiet);
    await expect.poll(() => service.tries).toBeGreaterThan(before);
    good(await quiet.call(finishDelivery, failure, driver.token));
    good(await quiet.call(requeueOrder, order, admin.token));
    const next = await aDriver(quiet);
    good(await quiet.call(claimOrder, { ...order, driver_id: next.driverId }, next.token));
    service.status = 201;
    await retryNow(quiet);
    await quiet.close();
    expect(device.delivered.map(({ message }) => message.title)).not.toContain('Te asignaron un pedido');
  });

  test('goes before what is not urgent, though that has waited longer', async () => {
    const { buyer, device, take } = await anOrder();
    const admin = await anAdmin(app);
    service.status = 503;
    good(await app.call(updatePerson, { userId: buyer.userId, subscription_until: '2099-12-31' }, admin.token));
    await tellEverybody(app);
    await take();
    await pushed();
    service.status = 201;
    await retryNow(app);
    const titles = device.delivered.map(({ message }) => message.title);
    expect(titles).toEqual(['Tu pedido ya tiene quien lo lleve', 'Tu membresía cambió']);
  });

  test('is not tried again where the service refuses it for good', async () => {
    const { take } = await anOrder();
    service.status = 403;
    await take();
    await pushed(app, 'none');
  });

  test('ends the subscription that its service does not know any more', async () => {
    const { buyer, device, take } = await anOrder();
    service.forget(device);
    await take();
    await pushed();
    expect(good(await app.call(getPush, {}, buyer.token)).is_on).toBe(false);
  });
});

describe('what somebody has chosen (MESSAGE-9)', () => {
  test('keeps a topic from being pushed', async () => {
    const { buyer, device, take } = await anOrder();
    const choices = [{ topic: 'orders' as const, push: false, mail: false }];
    good(await app.call(setMessagePreferences, { choices }, buyer.token));
    await take();
    await pushed();
    expect(device.delivered).toEqual([]);
  });

  test('has what is urgent come in quiet hours too, and all else at their end', async () => {
    const { minutes } = localTime(new Date(), app.config.timeZone);
    const at = (minute: number) => new Date(((minute + 1_440) % 1_440) * 60_000).toISOString().slice(11, 16);
    const { buyer, device, take } = await anOrder();
    const quiet = { from: at(minutes - 60), to: at(minutes + 60) };
    good(await app.call(setMessagePreferences, { quiet }, buyer.token));
    const admin = await anAdmin(app);
    good(await app.call(updatePerson, { userId: buyer.userId, subscription_until: '2099-12-31' }, admin.token));
    await take();
    await pushed(app, 'created');
    const titles = () => device.delivered.map(({ message }) => message.title);
    expect(titles()).toEqual(['Tu pedido ya tiene quien lo lleve']);
    good(await app.call(setMessagePreferences, { quiet: null }, buyer.token));
    await retryNow(app, 'created');
    expect(titles()).toEqual(['Tu pedido ya tiene quien lo lleve', 'Tu membresía cambió']);
  });
});

test('what is put off is put off once, however often a service does not take the rest', async () => {
  const town = await createTestApp({ PUSH_HOSTS: service.host });
  const { minutes } = localTime(new Date(), town.config.timeZone);
  const at = (minute: number) => new Date(((minute + 1_440) % 1_440) * 60_000).toISOString().slice(11, 16);
  const [admin, sleeper, other] = [await anAdmin(town), await aCustomer(town), await aCustomer(town)];
  for (const { token } of [sleeper, other]) good(await town.call(subscribePush, service.aDevice().subscription, token));
  const quiet = { from: at(minutes - 60), to: at(minutes + 60) };
  good(await town.call(setMessagePreferences, { quiet }, sleeper.token));
  service.status = 503;
  const words = { title_es: 'Feria', text_es: 'El sábado', title_en: 'Fair', text_en: 'On Saturday' };
  good(await town.call(announce, { audience: 'everybody', ...words }, admin.token));
  await tellEverybody(town);
  const jobs = () =>
    sql<{ state: string }>`select state::text from jobs.job where name = 'message.push' order by 1`
      .execute(town.db)
      .then(({ rows }) => rows.map(({ state }) => state));
  for (const tries of [1, 2, 3]) {
    const failedOften = async () => {
      const { rows } = await sql`
        select from jobs.job where name = 'message.push' and state = 'retry' and retry_count >= ${tries - 1}`.execute(
        town.db,
      );
      return rows.length;
    };
    await expect.poll(failedOften, { timeout: 20_000 }).toBe(1);
    expect(await jobs()).toEqual(['created', 'retry']);
    await sql`update jobs.job set start_after = now() where name = 'message.push' and state = 'retry'`.execute(town.db);
    await town.app.jobs.look();
  }
  await town.close();
});

describe('a subscription', () => {
  test('ends with its session', async () => {
    const { buyer, device, take } = await anOrder();
    good(await app.call(logout, {}, buyer.token));
    await take();
    await pushed();
    expect(device.delivered).toEqual([]);
  });

  test('can be ended, and what is ended once more is no mistake', async () => {
    const { buyer, device, take } = await anOrder();
    good(await app.call(unsubscribePush, {}, buyer.token));
    good(await app.call(unsubscribePush, {}, buyer.token));
    await take();
    await pushed();
    expect(device.delivered).toEqual([]);
  });

  test('goes to who is signed in on the device now', async () => {
    const { buyer, device } = await anOrder();
    const next = await aCustomer(app);
    good(await app.call(subscribePush, device.subscription, next.token));
    expect(good(await app.call(getPush, {}, buyer.token)).is_on).toBe(false);
    expect(good(await app.call(getPush, {}, next.token)).is_on).toBe(true);
  });

  test.each(['https://localhost:1/abc', 'https://169.254.169.254/latest', 'https://example.com/push', 'x'])(
    'at %s is refused (MESSAGE-7)',
    async (endpoint) => {
      const { token } = await aCustomer(app);
      const { keys } = service.aDevice().subscription;
      const { status, body } = await app.call(subscribePush, { endpoint, keys }, token);
      expect([status, body]).toMatchObject([400, { errors: { endpoint: expect.anything() } }]);
    },
  );

  test('of an address that is allowed no more is sent nothing, and ends (MESSAGE-7)', async () => {
    const { buyer, take } = await anOrder();
    await app.db
      .updateTable('push_subscriptions')
      .set({ endpoint: 'https://example.com/push' })
      .where('token_id', 'in', app.db.selectFrom('tokens').select('id').where('user_id', '=', buyer.userId))
      .execute();
    await take();
    await pushed();
    expect(good(await app.call(getPush, {}, buyer.token)).is_on).toBe(false);
  });
});

test('a device’s key for which nothing can be encrypted is refused', async () => {
  const person = await aCustomer(app);
  const { endpoint, keys } = service.aDevice().subscription;
  const subscription = { endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } };
  expect((await app.call(subscribePush, subscription, person.token)).status).toBe(400);
});
