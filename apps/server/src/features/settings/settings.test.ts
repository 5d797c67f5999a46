import { listActivity } from '@mercadito/contracts/activity';
import {
  getSettings,
  getUserSettings,
  listSettingsLog,
  updateSettings,
  updateUserSettings,
} from '@mercadito/contracts/settings';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { switchOnDelivery } from './index.ts';

let app: TestApp;
let admin: Person;
let customer: Person;
beforeAll(async () => {
  app = await createTestApp({ CONTACT_1_NAME: 'Elena', CONTACT_1_WHATSAPP: '+526361234567' });
  admin = await anAdmin(app);
  customer = await aCustomer(app);
});
afterAll(() => app.close());

describe('the settings of the site', () => {
  test('are told to visitors, with what the configuration says of the installation (SITE-2)', async () => {
    const { status, body } = await app.call(getSettings, {});
    expect(status).toBe(200);
    expect(body.settings).toMatchObject({ delivery_available: true, usd_mxn_value: 18, cart_message_value: '' });
    expect(body.settings.site).toMatchObject({
      product: 'Galeana',
      brand: 'Galeana Biz',
      contacts: [{ name: 'Elena', whatsapp: '+526361234567' }],
    });
  });

  test('are changed field by field: what is left out stays', async () => {
    await app.call(updateSettings, { cart_message_value: 'Hoy hay mercado' }, admin.token);
    await app.call(updateSettings, { delivery_status: false }, admin.token);
    const { body } = await app.call(updateSettings, { usd_mxn_value: 17.123456 }, admin.token);
    expect(body.settings).toMatchObject({
      delivery_available: false,
      usd_mxn_value: 17.123456,
      cart_message_value: 'Hoy hay mercado',
    });
    const emptied = await app.call(updateSettings, { cart_message_value: '' }, admin.token);
    expect(emptied.body.settings.cart_message_value).toBe('');
  });

  test.each([
    ['usd_mxn_value', 0.99],
    ['usd_mxn_value', 100.01],
    ['usd_mxn_value', 17.1234567],
    ['usd_mxn_value', 'a lot'],
    ['cart_message_value', 'x'.repeat(501)],
    ['delivery_status', 'perhaps'],
  ])('name the field %s when it is %s, and change nothing', async (field, value) => {
    const before = await app.call(getSettings, {});
    const { status, body } = await app.call(updateSettings, { [field]: value }, admin.token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: expect.any(Array) } });
    expect((await app.call(getSettings, {})).body).toEqual(before.body);
  });

  test('are changed by Admins alone', async () => {
    expect((await app.call(updateSettings, { usd_mxn_value: 20 })).status).toBe(401);
    expect((await app.call(updateSettings, { usd_mxn_value: 20 }, customer.token)).status).toBe(403);
  });
});

describe('settings that somebody else has changed meanwhile', () => {
  test('are not written over unseen: what stands there is told, and kept', async () => {
    const { body: opened } = await app.call(getSettings, {});
    const another = await anAdmin(app);
    await app.call(updateSettings, { usd_mxn_value: 21 }, another.token);
    const { updated_at } = opened.settings;
    const refused = await app.call(updateSettings, { usd_mxn_value: 22, updated_at }, admin.token);
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', facts: { usd_mxn_value: 21 } } });
    const { body: current } = await app.call(getSettings, {});
    expect(current.settings.usd_mxn_value).toBe(21);
    const known = { updated_at: current.settings.updated_at };
    expect((await app.call(updateSettings, { usd_mxn_value: 22, ...known }, admin.token)).status).toBe(200);
  });

  test('in the same moment are two versions, and the answer is of the newer one', async () => {
    const first = await app.call(updateSettings, { usd_mxn_value: 23 }, admin.token);
    const second = await app.call(updateSettings, { usd_mxn_value: 24 }, admin.token);
    const [one, other] = [first, second].map(({ body }) => Date.parse(body.settings.updated_at));
    expect(other).toBeGreaterThan(one ?? Number.NaN);
    expect((await app.call(getSettings, {})).body.settings).toEqual(second.body.settings);
  });
});

describe('the log of the settings', () => {
  test('tells of each change what they were before it, also among the changes of one person alone (SITE-5)', async () => {
    const [one, another] = [await anAdmin(app), await anAdmin(app)];
    await app.call(updateSettings, { usd_mxn_value: 30, cart_message_value: '' }, one.token);
    await app.call(updateSettings, { usd_mxn_value: 31 }, another.token);
    await app.call(updateSettings, { cart_message_value: 'Hoy no' }, one.token);
    const whole = await app.call(listSettingsLog, {}, admin.token);
    const username = whole.body.results[0]?.user;
    const { body } = await app.call(listSettingsLog, { who_updated_settings: username }, admin.token);
    expect(body.results).toHaveLength(2);
    expect(body.results[0]).toMatchObject({
      ...{ usd_mxn_value: 31, cart_message_value: 'Hoy no' },
      before: { usd_mxn_value: 31, cart_message_value: '' },
    });
    expect(body.results).toEqual([whole.body.results[0], whole.body.results[2]]);
  });

  test('tells of the first change of all too what they were before it', async () => {
    const fresh = await createTestApp();
    const first = await anAdmin(fresh);
    await fresh.call(updateSettings, { delivery_status: false }, first.token);
    const { body } = await fresh.call(listSettingsLog, {}, first.token);
    expect(body.results).toMatchObject([{ delivery_available: false, before: { delivery_available: true } }]);
    await fresh.close();
  });

  test('tells what they were after each change and who made it, newest first (SITE-1)', async () => {
    await app.call(updateSettings, { usd_mxn_value: 19.5, username: 'somebody-else' }, admin.token);
    const { body } = await app.call(listSettingsLog, {}, admin.token);
    expect(body.results[0]).toMatchObject({
      user_id: admin.userId,
      usd_mxn_value: 19.5,
      dateAndTime: app.clock.now.toISOString(),
    });
    expect(body.results[0]?.user).not.toBe('somebody-else');
  });

  test('has no entry of what changed nothing', async () => {
    await app.call(updateSettings, { usd_mxn_value: 18.25 }, admin.token);
    const { body: before } = await app.call(listSettingsLog, {}, admin.token);
    expect((await app.call(updateSettings, { usd_mxn_value: 18.25 }, admin.token)).status).toBe(200);
    const { body: after } = await app.call(listSettingsLog, {}, admin.token);
    expect(after.count).toBe(before.count);
  });

  test('goes on behind the last entry shown, though changes are made meanwhile', async () => {
    const another = await anAdmin(app);
    for (let rate = 1; rate <= 21; rate += 1) await app.call(updateSettings, { usd_mxn_value: rate }, another.token);
    const first = await app.call(listSettingsLog, {}, admin.token);
    const who_updated_settings = first.body.results[0]?.user;
    const ofOne = await app.call(listSettingsLog, { who_updated_settings }, admin.token);
    expect(ofOne.body).toMatchObject({ count: 21, count_is_capped: false, previous: null });
    expect(ofOne.body.results).toHaveLength(20);
    await app.call(updateSettings, { usd_mxn_value: 50 }, another.token);
    const url = String(ofOne.body.next);
    const next = await app.app.inject({ url, headers: { authorization: `Token ${admin.token}` } });
    expect(next.json().results.map((entry: { usd_mxn_value: number }) => entry.usd_mxn_value)).toEqual([1]);
    expect(next.json()).toMatchObject({ next: null, previous: expect.stringContaining('page=1') });
  });

  test('is for Admins alone, and refuses a cursor of another list', async () => {
    expect((await app.call(listSettingsLog, {})).status).toBe(401);
    expect((await app.call(listSettingsLog, {}, customer.token)).status).toBe(403);
    expect((await app.call(listSettingsLog, { cursor: 'rubbish' }, admin.token)).status).toBe(400);
  });
});

describe('deliveries that are off until a time', () => {
  const HOUR_MS = 3_600_000;
  const inHours = (hours: number) => new Date(app.clock.now.getTime() + hours * HOUR_MS).toISOString();
  const switchOff = (delivery_off_until?: string | null) =>
    app.call(
      updateSettings,
      { delivery_status: false, ...(delivery_off_until !== undefined && { delivery_off_until }) },
      admin.token,
    );
  const standing = async () => good(await app.call(getSettings, {})).settings;
  const newest = async () => good(await app.call(listSettingsLog, {}, admin.token)).results[0];
  const comeTo = async (off_until: string) => {
    const { services, log } = app.app;
    await switchOnDelivery.run({ off_until }, { services, log, signal: AbortSignal.timeout(60_000) });
  };
  const turnBack = (to: string) => app.db.updateTable('settings').set({ delivery_off_until: to }).execute();
  const PAST = '2020-01-01T12:00:00.000Z';

  afterEach(async () => {
    good(await app.call(updateSettings, { delivery_status: true }, admin.token));
  });

  test('say until when, and are on from then on, though nothing has switched them yet (SITE-10)', async () => {
    const until = inHours(2);
    expect(good(await switchOff(until)).settings).toMatchObject({
      delivery_available: false,
      delivery_off_until: until,
    });
    app.clock.now = new Date(app.clock.now.getTime() + 2 * HOUR_MS);
    expect(await standing()).toMatchObject({ delivery_available: true, delivery_off_until: null });
  });

  test('keep their time when something else is changed, and lose it when it is taken away or they are switched on', async () => {
    const until = inHours(2);
    good(await switchOff(until));
    good(await app.call(updateSettings, { cart_message_value: 'Hoy hay mercado' }, admin.token));
    expect((await standing()).delivery_off_until).toBe(until);
    expect(good(await switchOff(null)).settings).toMatchObject({ delivery_available: false, delivery_off_until: null });
    good(await switchOff(inHours(3)));
    good(await app.call(updateSettings, { delivery_status: true }, admin.token));
    expect(good(await switchOff()).settings.delivery_off_until).toBeNull();
  });

  test.each([
    ['that has passed', -1],
    ['years ahead', 20_000],
  ])('are refused a time %s', async (_which, hours) => {
    expect(await switchOff(inHours(hours))).toMatchObject({
      status: 400,
      body: { errors: { delivery_off_until: expect.anything() } },
    });
  });

  test('are switched on by themselves, on record, by nobody (SITE-10, RECORD-8)', async () => {
    good(await switchOff(inHours(2)));
    await turnBack(PAST);
    await comeTo(PAST);
    expect(await newest()).toMatchObject({
      ...{ user_id: null, user: '', delivery_available: true, delivery_off_until: null },
      before: { delivery_available: false, delivery_off_until: PAST },
    });
    const [entry] = good(await app.call(listActivity, { subject: 'settings' }, admin.token)).results;
    expect(entry).toMatchObject({
      kind: 'changeSettings',
      before: { delivery_available: false },
      after: { delivery_available: true },
    });
  });

  test.each([
    ['another time was named', () => turnBack('2020-01-02T12:00:00.000Z')],
    ['they were switched off for good', () => switchOff(null)],
    ['they are on already', () => app.call(updateSettings, { delivery_status: true }, admin.token)],
  ])('are left as they are where %s meanwhile (SITE-10)', async (_why, meanwhile) => {
    good(await switchOff(inHours(2)));
    await turnBack(PAST);
    await meanwhile();
    const before = await newest();
    await comeTo(PAST);
    expect(await newest()).toEqual(before);
  });

  test('stay off that the version before has switched off, whatever time stood there from earlier (SITE-10)', async () => {
    const until = inHours(2);
    good(await switchOff(until));
    for (const delivery_available of [true, false])
      await app.db.updateTable('settings').set({ delivery_available }).execute();
    app.clock.now = new Date(Date.parse(until));
    expect(await standing()).toMatchObject({ delivery_available: false, delivery_off_until: null });
  });

  test('wait for their time where the job comes early', async () => {
    const until = new Date(Date.now() + HOUR_MS).toISOString();
    good(await switchOff());
    await turnBack(until);
    await comeTo(until);
    expect((await newest())?.delivery_available).toBe(false);
  });
});

describe("a person's language", () => {
  test('is chosen and kept', async () => {
    const userId = customer.userId;
    await app.call(updateUserSettings, { userId, language_value: 'en' }, customer.token);
    const { body } = await app.call(getUserSettings, { userId }, customer.token);
    expect(body.settings.language_value).toBe('en');
  });

  test('chosen again leaves nothing on record (CALL-20)', async () => {
    const { userId, token } = await aCustomer(app);
    const rows = () => app.db.selectFrom('audit_log').select('action').where('actor_id', '=', userId).execute();
    const before = (await rows()).length;
    for (let at = 0; at < 50; at += 1) {
      expect((await app.call(updateUserSettings, { userId, language_value: 'es' }, token)).status).toBe(200);
    }
    expect((await rows()).slice(before)).toEqual([{ action: 'updateUserSettings' }]);
  });

  test('is one of the two (SITE-3)', async () => {
    const input = { userId: customer.userId, language_value: 'de' };
    expect((await app.callWrongly(updateUserSettings, input, customer.token)).status).toBe(400);
  });

  test("is nobody else's to read or change", async () => {
    const input = { userId: admin.userId, language_value: 'en' as const };
    expect((await app.call(updateUserSettings, input, customer.token)).status).toBe(403);
    expect((await app.call(getUserSettings, { userId: admin.userId }, customer.token)).status).toBe(403);
    expect((await app.call(getUserSettings, { userId: admin.userId })).status).toBe(401);
  });

  test('of an account that does not exist is not found, even by an Admin', async () => {
    expect((await app.call(getUserSettings, { userId: 999_999 }, admin.token)).status).toBe(404);
    const input = { userId: 999_999, language_value: 'en' as const };
    expect((await app.call(updateUserSettings, input, admin.token)).status).toBe(404);
  });
});
