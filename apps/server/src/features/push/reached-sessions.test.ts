import { getUser, listSessions, login, updatePerson } from '@mercadito/contracts/accounts';
import { getPush, subscribePush, unsubscribePush } from '@mercadito/contracts/push';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tellEverybody } from '../../../test/messages.ts';
import { aDriver, anAdmin, PASSWORD, type Person } from '../../../test/people.ts';
import { type Device, PushService } from '../../../test/push-service.ts';
import { aShop, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const HOUR_MS = 3_600_000;
const DAYS = 24;

let service: PushService;
let app: TestApp;
let start: Date;
beforeAll(async () => {
  service = await PushService.start();
  app = await createTestApp({ PUSH_HOSTS: service.host });
});
beforeEach(() => {
  start = app.clock.now;
});
afterEach(() => {
  app.clock.now = start;
});
afterAll(async () => {
  await app.close();
  await service.stop();
});

const pass = (hours: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + hours * HOUR_MS);
};
async function reached(person: Person): Promise<Device> {
  const device = service.aDevice();
  good(await app.call(subscribePush, device.subscription, person.token));
  return device;
}
const isSignedIn = async ({ token }: Person) => (await app.call(getUser, {}, token)).status === 200;

/** Somebody else who has signed in as the same person. */
async function onAnotherDevice(person: Person): Promise<Person> {
  const users = app.db.selectFrom('users').select('username').where('id', '=', person.userId);
  const { username } = await users.executeTakeFirstOrThrow();
  return { ...person, token: good(await app.call(login, { username, password: PASSWORD })).token };
}

describe('a device that messages reach (ACCOUNT-6)', () => {
  test.each([
    ['an owner', aShop],
    ['a driver', aDriver],
    ['an Admin', anAdmin],
  ])('stays signed in for 30 days, also of %s', async (_, somebody) => {
    const person = await somebody(app);
    await reached(person);
    pass(29 * DAYS);
    expect(await isSignedIn(person)).toBe(true);
    pass(29 * DAYS);
    expect(await isSignedIn(person)).toBe(true);
    pass(31 * DAYS);
    expect(await isSignedIn(person)).toBe(false);
  });

  test('is used by a page that is left open, another one is not', async () => {
    const owner = await aShop(app);
    const other = await onAnotherDevice(owner);
    await reached(owner);
    const leaveOpen = ({ token }: Person) => app.app.services.findActor(token, app.clock.now, false);
    pass(11);
    await leaveOpen(other);
    pass(2);
    expect(await leaveOpen(other)).toBeNull();
    pass(20 * DAYS);
    await leaveOpen(owner);
    pass(20 * DAYS);
    expect(await isSignedIn(owner)).toBe(true);
  });

  test('is as others are once it is reached no more, from its last use on', async () => {
    const owner = await aShop(app);
    await reached(owner);
    pass(10 * DAYS);
    good(await app.call(unsubscribePush, {}, owner.token));
    pass(11);
    expect(await isSignedIn(owner)).toBe(true);
    pass(13);
    expect(await isSignedIn(owner)).toBe(false);
  });

  test('is as others are once its push service knows it no more, and nobody at work is thrown out', async () => {
    const [atWork, away] = [await anAdmin(app), await anAdmin(app)];
    const devices = [await reached(atWork), await reached(away)];
    for (const device of devices) service.forget(device);
    const endpoints = devices.map(({ subscription }) => subscription.endpoint);
    pass(20);
    expect(await isSignedIn(atWork)).toBe(true);
    const boss = await anAdmin(app);
    for (const { userId } of [atWork, away]) {
      good(await app.call(updatePerson, { userId, subscription_until: '2099-12-31' }, boss.token));
    }
    await tellEverybody(app);
    // To ask would be to use the session.
    const kept = () =>
      app.db.selectFrom('push_subscriptions').select('endpoint').where('endpoint', 'in', endpoints).execute();
    await expect.poll(kept, { timeout: 20_000 }).toEqual([]);
    expect(await isSignedIn(away)).toBe(false);
    expect(await isSignedIn(atWork)).toBe(true);
    expect(good(await app.call(getPush, {}, atWork.token)).is_on).toBe(false);
  });

  test('is as others are once its push service has refused all of a week, and not sooner', async () => {
    const [boss, driver] = [await anAdmin(app), await aDriver(app)];
    await reached(driver);
    const devices = () => app.db.selectFrom('push_subscriptions').select('refused_since').orderBy('token_id', 'desc');
    const since = async () => (await devices().executeTakeFirstOrThrow()).refused_since;
    const days = (count: number) => new Date(Date.now() - count * DAYS * HOUR_MS).toISOString();
    const tell = async (until: string, status: number, refusedSince: string | null = null) => {
      service.status = status;
      if (refusedSince) await app.db.updateTable('push_subscriptions').set({ refused_since: refusedSince }).execute();
      good(await app.call(updatePerson, { userId: driver.userId, subscription_until: until }, boss.token));
      await tellEverybody(app);
      const waiting = sql`select from jobs.job where name = 'message.push'`;
      await expect.poll(async () => (await waiting.execute(app.db)).rows, { timeout: 20_000 }).toEqual([]);
    };
    await tell('2099-12-01', 403);
    expect(await since()).not.toBeNull();
    await tell('2099-12-02', 201, days(8));
    expect(await since()).toBeNull();
    await tell('2099-12-03', 403, days(6));
    expect(good(await app.call(getPush, {}, driver.token)).is_on).toBe(true);
    await tell('2099-12-04', 403, days(8));
    pass(13);
    expect(await isSignedIn(driver)).toBe(false);
    service.status = 201;
  });

  test('is reached no more once its person has another role', async () => {
    const [boss, driver] = [await anAdmin(app), await aDriver(app)];
    await reached(driver);
    good(await app.call(updatePerson, { userId: driver.userId, role: 'admin' }, boss.token));
    expect(good(await app.call(getPush, {}, driver.token)).is_on).toBe(false);
    pass(13);
    expect(await isSignedIn(driver)).toBe(false);
  });
});

describe('the list of sessions', () => {
  test('says which device messages reach, and when each ends', async () => {
    const owner = await aShop(app);
    const other = await onAnotherDevice(owner);
    await reached(owner);
    const { results } = good(await app.call(listSessions, {}, owner.token));
    const hoursLeft = (endsAt = '') => Math.round((Date.parse(endsAt) - app.clock.now.getTime()) / HOUR_MS);
    const told = results.map(({ current, is_reached, ends_at }) => [current, is_reached, hoursLeft(ends_at)]);
    expect(told).toEqual(
      expect.arrayContaining([
        [true, true, 30 * DAYS],
        [false, false, 12],
      ]),
    );
    expect(await isSignedIn(other)).toBe(true);
  });

  test('ends messages of another device alone, and none of somebody else', async () => {
    const owner = await aShop(app);
    const other = await onAnotherDevice(owner);
    await reached(owner);
    const { results } = good(await app.call(listSessions, {}, other.token));
    const session = { session_id: results.find(({ is_reached }) => is_reached)?.id ?? 0 };
    good(await app.call(unsubscribePush, session, (await anAdmin(app)).token));
    expect(good(await app.call(getPush, {}, owner.token)).is_on).toBe(true);
    good(await app.call(unsubscribePush, session, other.token));
    expect(good(await app.call(getPush, {}, owner.token)).is_on).toBe(false);
    expect(await isSignedIn(owner)).toBe(true);
  });
});
