import { getUser, listPeople, login, resetPassword, updatePerson } from '@mercadito/contracts/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShippedOrder } from '../../../test/orders.ts';
import { aCustomer, aDriver, anAdmin, PASSWORD, type Person } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const roleOf = async ({ token }: Person) => (await app.call(getUser, {}, token)).body.profile;

describe('finding people', () => {
  test('ignores case and accents, in every name they have', async () => {
    const person = await aCustomer(app, 'chavela');
    await app.db.updateTable('users').set({ last_name: 'Peñaloza Ríos' }).where('id', '=', person.userId).execute();
    for (const search of ['CHAVELA', 'penaloza', 'RIOS', 'chavela@example.com', 'ana rios']) {
      const { body } = await app.call(listPeople, { search }, admin.token);
      expect(body.results.map(({ username }) => username)).toContain('chavela');
    }
    const none = await app.call(listPeople, { search: 'zzzzzz' }, admin.token);
    expect(none.body).toMatchObject({ results: [], count: 0, next: null, previous: null });
    expect((await app.call(listPeople, { search: '%' }, admin.token)).body.count).toBe(0);
  });

  test('filters by role, in the words that accounts carry', async () => {
    const { userId } = await aDriver(app);
    for (const role of ['driver', 'Galeana Biz driver']) {
      const { body } = await app.call(listPeople, { role }, admin.token);
      expect(body.results.map(({ id }) => id)).toEqual([userId]);
    }
    const admins = await app.call(listPeople, { role: 'Admin' }, admin.token);
    expect(admins.body.results.map(({ profile }) => profile.role)).toEqual(['Admin']);
    const none = await app.call(listPeople, { role: 'king' }, admin.token);
    expect(none.body).toMatchObject({ code: 'invalid_input', errors: { role: [expect.any(String)] } });
    expect(none.status).toBe(400);
  });

  test('shows twenty a page, and nobody twice though people join meanwhile', async () => {
    for (let at = 10; at < 32; at += 1) await aCustomer(app, `zoila-${at}`);
    const first = await app.call(listPeople, { search: 'zoila' }, admin.token);
    expect(first.body).toMatchObject({ count: 22, count_is_capped: false, previous: null });
    expect(first.body.results).toHaveLength(20);
    await aCustomer(app, 'zoila-09');
    const authorization = `Token ${admin.token}`;
    const next = await app.app.inject({ url: String(first.body.next), headers: { authorization } });
    const usernames = next.json().results.map((person: { username: string }) => person.username);
    expect(usernames).toEqual(['zoila-30', 'zoila-31']);
    expect(next.json().next).toBeNull();
  });

  test('is for Admins alone', async () => {
    const { token } = await aCustomer(app);
    expect((await app.call(listPeople, {})).status).toBe(401);
    expect((await app.call(listPeople, {}, token)).status).toBe(403);
  });
});

describe('setting what a person is', () => {
  test.each(['driver', 'Galeana Biz driver'])(
    'makes a driver of them by the role "%s", with a profile',
    async (role) => {
      const person = await aCustomer(app);
      const { status, body } = await app.call(updatePerson, { userId: person.userId, role }, admin.token);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        driver_id: expect.any(Number),
        profile: { kind: 'driver', role: 'Galeana Biz driver' },
      });
      const again = await app.call(updatePerson, { userId: person.userId, role }, admin.token);
      expect(again.body.driver_id).toBe(body.driver_id);
    },
  );

  test('gives a membership to the last day there is', async () => {
    const person = await aCustomer(app);
    const give = { userId: person.userId, subscription_until: '2999-12-31' };
    const { body } = await app.call(updatePerson, give, admin.token);
    expect(body.subscriptionStatus).toEqual({ active: true, until: '3000-01-01T06:00:00.000Z' });
    expect((await app.call(updatePerson, { ...give, subscription_until: '9999-12-31' }, admin.token)).status).toBe(400);
  });

  test('takes a driver who becomes a customer off the available ones', async () => {
    const driver = await aDriver(app);
    await app.call(updatePerson, { userId: driver.userId, role: 'User' }, admin.token);
    const { availability_status } = await app.db
      .selectFrom('drivers')
      .select('availability_status')
      .where('id', '=', driver.driverId)
      .executeTakeFirstOrThrow();
    expect(availability_status).toBe('unavailable');
  });

  test('leaves a driver who holds an order one', async () => {
    const { driver } = await aShippedOrder(app);
    const input = { userId: driver.userId, role: 'user' };
    const { status, body } = await app.call(updatePerson, input, admin.token);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'driver_has_orders' });
    expect((await roleOf(driver)).kind).toBe('driver');
  });

  test('gives a membership through the whole of its last day, and ends it (ROLE-3)', async () => {
    const person = await aCustomer(app);
    const give = { userId: person.userId, subscription_until: '2026-06-30' };
    const { body } = await app.call(updatePerson, give, admin.token);
    expect(body).toMatchObject({
      subscriptionStatus: { active: true, until: '2026-07-01T06:00:00.000Z' },
      profile: { kind: 'user' },
    });
    const ended = await app.call(updatePerson, { userId: person.userId, subscription_until: null }, admin.token);
    expect(ended.body.subscriptionStatus).toEqual({ active: false, until: null });
  });

  test.each([
    ['role', { role: 'Lebaron Biz driver' }],
    ['role', { role: 'root' }],
    ['subscription_until', { subscription_until: 'soon' }],
    ['subscription_until', { subscription_until: '2026-02-30' }],
    ['subscription_until', { subscription_until: '0001-01-01' }],
    ['subscription_until', { subscription_until: '0000-01-01T00:00:00Z' }],
  ])('names %s when it is not usable', async (field, change) => {
    const { userId } = await aCustomer(app);
    const { status, body } = await app.call(updatePerson, { userId, ...change }, admin.token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: expect.any(Array) } });
  });

  test('is for Admins alone, and finds only people who exist', async () => {
    const person = await aCustomer(app);
    const input = { userId: person.userId, role: 'admin' };
    expect((await app.call(updatePerson, input)).status).toBe(401);
    expect((await app.call(updatePerson, input, person.token)).status).toBe(403);
    expect((await app.call(updatePerson, { userId: 999_999, role: 'admin' }, admin.token)).status).toBe(404);
    expect((await app.call(updatePerson, { userId: 999_999 }, admin.token)).status).toBe(404);
    expect((await roleOf(person)).kind).toBe('user');
  });
});

describe('the last Admin', () => {
  test('stays one', async () => {
    await app.db.updateTable('users').set({ role: 'User' }).where('id', '!=', admin.userId).execute();
    const { status, body } = await app.call(updatePerson, { userId: admin.userId, role: 'user' }, admin.token);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'last_admin' });
    expect((await app.call(updatePerson, { userId: admin.userId, role: 'admin' }, admin.token)).status).toBe(200);
  });

  test('is left when all of them demote each other at once (ROLE-4)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const admins = [admin, await anAdmin(app), await anAdmin(app)];
      const next = (at: number) => admins[(at + 1) % admins.length]?.userId ?? 0;
      await Promise.all(
        admins.map(({ token }, at) => app.call(updatePerson, { userId: next(at), role: 'user' }, token)),
      );
      const left = await app.db.selectFrom('users').select('id').where('role', '=', 'Admin').execute();
      expect(left.length).toBeGreaterThan(0);
      await app.db.updateTable('users').set({ role: 'User' }).where('role', '=', 'Admin').execute();
      await app.db.updateTable('users').set({ role: 'Admin' }).where('id', '=', admin.userId).execute();
    }
  });
});

describe('resetting a password', () => {
  test('gives a one-time password, signs the person out and asks them for another', async () => {
    const person = await aCustomer(app, 'olvidadizo');
    const { status, body } = await app.call(resetPassword, { userId: person.userId }, admin.token);
    expect(status).toBe(200);
    expect((await app.call(getUser, {}, person.token)).status).toBe(401);
    expect((await app.call(login, { username: 'olvidadizo', password: PASSWORD })).status).toBe(401);
    const again = await app.call(login, { username: 'olvidadizo', password: body.password });
    expect((await app.call(getUser, {}, again.body.token)).body.must_change_password).toBe(true);
  });

  test('leaves the password out of the audit', async () => {
    const { userId } = await aCustomer(app);
    const { body } = await app.call(resetPassword, { userId }, admin.token);
    const actions = ['issueOneTimePassword', 'resetPassword'];
    const rows = await app.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', 'in', actions)
      .orderBy('id')
      .execute();
    expect(rows.at(-1)?.detail).toEqual({ userId, events: ['password.reset'] });
    expect(rows.at(-2)?.detail).toEqual({ before: null, after: { holds_until: expect.any(String) } });
    expect(JSON.stringify(rows)).not.toContain(body.password);
  });

  test('is for Admins alone, and finds only people who exist', async () => {
    const person = await aCustomer(app);
    expect((await app.call(resetPassword, { userId: admin.userId })).status).toBe(401);
    expect((await app.call(resetPassword, { userId: admin.userId }, person.token)).status).toBe(403);
    expect((await app.call(resetPassword, { userId: 999_999 }, admin.token)).status).toBe(404);
  });
});
