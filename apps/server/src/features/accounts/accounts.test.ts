import { getUser, login, logout, signUp } from '@mercadito/contracts/accounts';
import type { Output } from '@mercadito/contracts/endpoint';
import { getUserSettings } from '@mercadito/contracts/settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, PASSWORD } from '../../../test/people.ts';
import { aShop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const form = {
  username: 'lupita',
  first_name: 'Lupita',
  last_name: 'Ríos',
  email: 'lupita@example.com',
  password: PASSWORD,
};

let readers = 0;

describe('signing up', () => {
  test('opens an account and signs it in (ACCOUNT-1)', async () => {
    const { status, body } = await app.call(signUp, form);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ username: 'lupita', profile: { role: 'User' }, company_id: null });
    expect((await app.call(getUser, {}, body.token)).body.id).toBe(body.user.id);
  });

  test('refuses a user name that is taken, whatever its case, on its field (ACCOUNT-2)', async () => {
    await aCustomer(app, 'pedro');
    const { status, body } = await app.call(signUp, { ...form, username: 'PEDRO', email: 'other@example.com' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'username_taken', errors: { username: [expect.any(String)] } });
  });

  test('takes a name in its compatibility form, and for taken in any other', async () => {
    const { status, body } = await app.call(signUp, { ...form, username: 'ﬁｄｅｌ', email: 'fidel@example.com' });
    expect([status, body.user.username]).toEqual([201, 'fidel']);
    const again = await app.call(signUp, { ...form, username: 'ＦＩＤＥＬ', email: 'other-fidel@example.com' });
    expect([again.status, again.body]).toMatchObject([409, { code: 'username_taken' }]);
    expect((await app.call(login, { username: 'Ｆidel', password: PASSWORD })).status).toBe(200);
  });

  test('leaves names alone that were there before in another form', async () => {
    const { userId } = await aCustomer(app, 'before');
    await app.db.updateTable('users').set({ username: 'ﬂor' }).where('id', '=', userId).execute();
    expect((await app.call(login, { username: 'ﬂor', password: PASSWORD })).status).toBe(200);
    expect((await app.call(signUp, { ...form, username: 'flor', email: 'flor@example.com' })).status).toBe(409);
  });

  test.each([{}, { 'accept-language': 'en-US,en;q=0.9' }, { cookie: 'other=1; language=en' }])(
    'leaves the language open until its person chooses one: %j',
    async (headers) => {
      const username = `reader-${++readers}`;
      const payload = { ...form, username, email: `${username}@example.com` };
      const response = await app.app.inject({ method: 'POST', url: '/api/accounts/', payload, headers });
      const { token, user } = response.json<Output<typeof signUp>>();
      const { body: settings } = await app.call(getUserSettings, { userId: user.id }, token);
      expect(settings.settings.language_value).toBeNull();
    },
  );

  test.each([
    ['username', { username: 'ab' }],
    ['first_name', { first_name: '   ' }],
    ['email', { email: 'nobody' }],
    ['email', { email: '7@deleted.invalid' }],
    ['email', { email: 'me@Unconfirmed.INVALID' }],
    ['password', { password: 'short' }],
    ['password', { password: 'Password1' }],
    ['password', { password: 'Qwertyuiop' }],
    ['password', { password: 'Contraseña' }],
    ['password', { password: 'Galeana2026' }],
    ['password', { password: 'galeana-biz!' }],
    ['password', { password: 'Carmen1234', username: 'carmen', email: 'c@example.com' }],
    ['password', { password: 'carmelita77', username: 'doña', email: 'carmelita@example.com' }],
    ['username', { username: 'lupitа' }],
    ['last_name', { last_name: 'with a \u0000' }],
  ])('names the field %s when it is not usable', async (field, change) => {
    const { status, body } = await app.call(signUp, { ...form, ...change });
    expect(status).toBe(400);
    expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual([field]);
  });
});

describe('logging in', () => {
  test('gives a token that works until logout', async () => {
    await aCustomer(app, 'rosa');
    const { body } = await app.call(login, { username: 'Rosa', password: PASSWORD });
    expect((await app.call(getUser, {}, body.token)).status).toBe(200);
    const { status, headers } = await app.call(logout, {}, body.token);
    expect([status, headers['clear-site-data']]).toEqual([200, '"cache"']);
    expect((await app.call(getUser, {}, body.token)).status).toBe(401);
  });

  test.each(['customer', 'member', 'owner', 'driver', 'driver2', 'admin'])(
    'has no %s of the demo in an installation of its own (ROLE-6)',
    async (username) => {
      expect((await app.call(login, { username, password: 'demo-1234' })).status).toBe(401);
    },
  );

  test('answers a wrong password and an unknown name alike (ACCOUNT-4)', async () => {
    await aCustomer(app, 'jorge');
    const wrong = await app.call(login, { username: 'jorge', password: 'not-the-one' });
    const unknown = await app.call(login, { username: 'nobody-here', password: 'not-the-one' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body).toMatchObject({ detail: 'Invalid credentials', code: 'invalid_credentials' });
  });

  test('makes an account wait after six failures from an address, even with the right password', async () => {
    await aCustomer(app, 'marta');
    for (let failure = 1; failure <= 6; failure += 1) {
      await app.call(login, { username: 'marta', password: `wrong ${failure}` });
    }
    const { status, headers } = await app.call(login, { username: 'marta', password: PASSWORD });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  test.each(['olivia', 'nobody-like-that'])('counts guesses made at once, each of them: %s', async (username) => {
    if (username === 'olivia') await aCustomer(app, username);
    const guess = (password: string) => app.call(login, { username, password });
    const countFailures = async () => {
      const rows = app.db.selectFrom('login_attempts').select('failures').where('account', '=', username);
      const both = (await rows.execute()).map(({ failures }) => failures);
      // By address and by name alone, alike.
      expect(both).toHaveLength(2);
      return new Set(both).size === 1 ? both[0] : both;
    };
    await Promise.all([1, 2, 3, 4].map((at) => guess(`wrong ${at}`)));
    expect(await countFailures()).toBe(4);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => guess(`other ${at}`)));
    const refused = answers.filter(({ status }) => status === 429);
    // The fifth is free, the sixth brings the wait: nothing after it is even looked at.
    expect([answers.filter(({ status }) => status === 401).length, refused.length]).toEqual([2, 18]);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    expect(await countFailures()).toBe(6);
    expect((await guess(PASSWORD)).status).toBe(429);
    expect(await countFailures()).toBe(6);
  });

  test('lets the right password in again when the wait is over, and forgets the failures', async () => {
    await aCustomer(app, 'paula');
    await Promise.all(Array.from({ length: 8 }, () => app.call(login, { username: 'paula', password: 'not-the-one' })));
    const start = app.clock.now;
    app.clock.now = new Date(start.getTime() + 2_000);
    expect((await app.call(login, { username: 'paula', password: PASSWORD })).status).toBe(200);
    app.clock.now = start;
    expect((await app.call(login, { username: 'paula', password: 'not-the-one' })).status).toBe(401);
  });

  test('finds a name whatever its letters become when they are made small', async () => {
    await app.call(signUp, { ...form, username: 'İpek', email: 'ipek@example.com' });
    expect((await app.call(login, { username: 'İpek', password: PASSWORD })).status).toBe(200);
    const { status, body } = await app.call(login, { username: 'İ'.repeat(60), password: PASSWORD });
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'invalid_credentials' });
  });

  test('counts the failures of a name together, however it is written', async () => {
    await aCustomer(app, 'ivi');
    for (const username of ['ivi', 'IVI', 'İvi', 'ivİ', 'İVİ', 'Ivi']) {
      await app.call(login, { username, password: 'not-the-one' });
    }
    expect((await app.call(login, { username: 'ivi', password: PASSWORD })).status).toBe(429);
  });

  test('a token dies when it is not used for two weeks', async () => {
    const { token } = await aCustomer(app);
    const start = app.clock.now;
    app.clock.now = new Date(start.getTime() + 15 * 86_400_000);
    expect((await app.call(getUser, {}, token)).status).toBe(401);
    app.clock.now = start;
  });

  test('an owner stays signed in for twelve hours, from the first token on', async () => {
    const shop = await aShop(app);
    const { username } = await app.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', shop.userId)
      .executeTakeFirstOrThrow();
    const { token } = (await app.call(login, { username, password: PASSWORD })).body;
    const { token: ofCustomer } = await aCustomer(app);
    const start = app.clock.now;
    app.clock.now = new Date(start.getTime() + 13 * 3_600_000);
    // The owner's first token is from before there was a shop.
    const statuses = await Promise.all(
      [token, shop.token, ofCustomer].map(async (each) => (await app.call(getUser, {}, each)).status),
    );
    app.clock.now = start;
    expect(statuses).toEqual([401, 401, 200]);
  });

  test('keeps twenty sessions of a person: the one used least ends (ACCOUNT-6)', async () => {
    const first = await aCustomer(app, 'everywhere');
    const signIn = async () => (await app.call(login, { username: 'everywhere', password: PASSWORD })).body.token;
    for (let at = 0; at < 19; at += 1) await signIn();
    expect((await app.call(getUser, {}, first.token)).status).toBe(200);
    const last = await signIn();
    expect((await app.call(getUser, {}, first.token)).status).toBe(401);
    await Promise.all(Array.from({ length: 5 }, signIn));
    const rows = await app.db.selectFrom('tokens').select('id').where('user_id', '=', first.userId).execute();
    expect(rows).toHaveLength(20);
    expect((await app.call(getUser, {}, last)).status).toBe(200);
  });

  test('a visitor is asked to sign in', async () => {
    const { status, body } = await app.call(getUser, {});
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'not_signed_in' });
  });
});
