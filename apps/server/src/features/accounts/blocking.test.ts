import {
  blockPerson,
  getPerson,
  getUser,
  listPeople,
  login,
  resetPassword,
  signPersonOut,
  unblockPerson,
  updatePerson,
} from '@mercadito/contracts/accounts';
import { getCompany } from '@mercadito/contracts/companies';
import { assignOrder } from '@mercadito/contracts/deliveries/admin';
import { setDriverAvailability } from '@mercadito/contracts/deliveries/driver';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heardBy, listen, openStream } from '../../../test/event-client.ts';
import { aPendingOrder, aShippedOrder } from '../../../test/orders.ts';
import { aCustomer, aDriver, anAdmin, PASSWORD, type Person } from '../../../test/people.ts';
import { aShop, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeAdmin } from './make-admin.ts';

let app: TestApp;
let address: string;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  address = await listen(app.app);
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const reason = 'Two orders were refused at the door.';
const block = ({ userId }: Person, by = admin) => app.call(blockPerson, { userId, reason }, by.token);
const unblock = ({ userId }: Person) => app.call(unblockPerson, { userId }, admin.token);
const signIn = (username: string, password = PASSWORD) => app.call(login, { username, password });

describe('who is blocked', () => {
  test('is signed out at once, and the stream of events ends (ACCOUNT-14)', async () => {
    const person = await aCustomer(app);
    const stream = await openStream(address, person.token);
    expect(good(await block(person))).toMatchObject({
      is_blocked: true,
      block: { reason, at: app.clock.now.toISOString(), by: expect.any(String) },
      sessions: 0,
    });
    await stream.ended();
    expect((await app.call(getUser, {}, person.token)).status).toBe(401);
  });

  test('is told why at the login, once the password was right, and nothing before (ACCOUNT-13)', async () => {
    const person = await aCustomer(app, 'bloqueado');
    good(await block(person));
    const wrong = await signIn('bloqueado', 'a-wrong-password');
    const unknown = await signIn('nobody-of-that-name', 'a-wrong-password');
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    const right = await signIn('bloqueado');
    expect(right.status).toBe(403);
    expect(right.body).toMatchObject({
      code: 'account_blocked',
      detail: `This account is blocked: ${reason}`,
      facts: { reason },
    });
  });

  test('is let in again when the Admin says so, by a new session alone', async () => {
    const person = await aCustomer(app, 'perdonada');
    good(await block(person));
    expect(good(await unblock(person))).toMatchObject({ is_blocked: false, block: null });
    expect((await app.call(getUser, {}, person.token)).status).toBe(401);
    expect((await signIn('perdonada')).status).toBe(200);
  });

  test('cannot go on with a token that was not ended', async () => {
    const person = await aCustomer(app);
    const blocked = { blocked_at: app.clock.now.toISOString(), block_reason: reason };
    await app.db.updateTable('users').set(blocked).where('id', '=', person.userId).execute();
    expect((await app.call(getUser, {}, person.token)).status).toBe(401);
  });

  test('cannot use a one-time password, and has it still when let in again', async () => {
    const person = await aCustomer(app, 'con-clave');
    good(await block(person));
    const { password } = good(await app.call(resetPassword, { userId: person.userId }, admin.token));
    expect((await signIn('con-clave', password)).body).toMatchObject({ code: 'account_blocked' });
    good(await unblock(person));
    expect((await signIn('con-clave', password)).status).toBe(200);
  });

  test('keeps a business that everybody sees (ROLE-9)', async () => {
    const shop = await aShop(app);
    good(await block(shop));
    expect((await app.call(getCompany, { companyId: shop.companyId })).status).toBe(200);
  });

  test('may be told another reason, and is blocked since the first', async () => {
    const person = await aCustomer(app);
    const { block: first } = good(await block(person));
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    const again = { userId: person.userId, reason: 'A third one too.' };
    const { block: second } = good(await app.call(blockPerson, again, admin.token));
    expect(second).toEqual({ ...first, reason: 'A third one too.' });
  });
});

describe('blocking', () => {
  test('is done with a reason, by Admins alone, to people who exist', async () => {
    const person = await aCustomer(app);
    const blank = await app.call(blockPerson, { userId: person.userId, reason: '  ' }, admin.token);
    expect([blank.status, blank.body]).toMatchObject([400, { errors: { reason: ['Is required'] } }]);
    const long = { userId: person.userId, reason: 'x'.repeat(301) };
    expect((await app.call(blockPerson, long, admin.token)).status).toBe(400);
    expect((await block(admin, person)).status).toBe(403);
    expect((await app.call(unblockPerson, { userId: admin.userId }, person.token)).status).toBe(403);
    expect((await app.call(signPersonOut, { userId: admin.userId }, person.token)).status).toBe(403);
    for (const contract of [unblockPerson, signPersonOut]) {
      expect((await app.call(contract, { userId: 999_999 }, admin.token)).status).toBe(404);
    }
    expect((await app.call(blockPerson, { userId: 999_999, reason }, admin.token)).status).toBe(404);
  });

  test('is not done to oneself', async () => {
    const { status, body } = await block(admin);
    expect([status, body]).toMatchObject([409, { code: 'own_account' }]);
  });

  test('is on record with who did it and without the reason (ACCOUNT-16)', async () => {
    const person = await aCustomer(app);
    good(await block(person));
    good(await unblock(person));
    good(await unblock(person));
    const rows = await app.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    const changes = rows.filter(({ action, subject_id: id }) => action === 'changeBlock' && id === `${person.userId}`);
    const [kept, free] = [{ blocked: true }, { blocked: false }];
    expect(changes.map(({ actor_id, detail }) => [actor_id, detail])).toEqual([
      [admin.userId, { before: free, after: kept }],
      [admin.userId, { before: kept, after: free }],
    ]);
    expect(JSON.stringify(rows)).not.toContain(reason);
  });

  test('is shown to the other Admins at once', async () => {
    const other = await anAdmin(app);
    const person = await aCustomer(app);
    const stream = await openStream(address, other.token);
    await heardBy(app, [stream]);
    good(await block(person));
    expect(await heardBy(app, [stream])).toEqual([['Driver', 'People']]);
    stream.leave();
  });
});

describe('a driver who is blocked', () => {
  test('must have empty hands, and is said to hold how many orders (ROLE-7)', async () => {
    const { driver, transactionId } = await aShippedOrder(app);
    const { status, body } = await block(driver);
    expect([status, body]).toMatchObject([409, { code: 'driver_has_orders', facts: { count: 1 } }]);
    expect((await app.call(getUser, {}, driver.token)).status).toBe(200);
    const done = { driver_id: driver.driverId, transaction_id: transactionId, delivery_successful: true };
    good(await app.call(finishDelivery, done, driver.token));
    expect((await block(driver)).status).toBe(200);
  });

  test('is not available, is given no order, and is switched on by nobody (ROLE-8)', async () => {
    const driver = await aDriver(app);
    good(await block(driver));
    // Whatever the switch says.
    await app.db
      .updateTable('drivers')
      .set({ availability_status: 'available' })
      .where('id', '=', driver.driverId)
      .execute();
    const { transactionId } = await aPendingOrder(app);
    const given = await app.call(assignOrder, { driverId: driver.driverId, transactionId }, admin.token);
    expect([given.status, given.body]).toMatchObject([409, { code: 'driver_unavailable' }]);
    const on = { driver_id: driver.driverId, availability_status: 'available' as const };
    const switched = await app.call(setDriverAvailability, on, admin.token);
    expect([switched.status, switched.body]).toMatchObject([409, { code: 'driver_blocked' }]);
  });

  test('is off duty when let in again (ROLE-8)', async () => {
    const driver = await aDriver(app);
    good(await block(driver));
    good(await unblock(driver));
    const { driver: profile } = good(await app.call(getPerson, { userId: driver.userId }, admin.token));
    expect(profile?.availability_status).toBe('unavailable');
  });
});

describe('an Admin who is blocked', () => {
  test('keeps nothing running: the other one is the last (ROLE-11)', async () => {
    const other = await anAdmin(app);
    await app.db
      .updateTable('users')
      .set({ role: 'User' })
      .where('role', '=', 'Admin')
      .where('id', 'not in', [admin.userId, other.userId])
      .execute();
    good(await block(other));
    const demoted = await app.call(updatePerson, { userId: admin.userId, role: 'user' }, admin.token);
    expect([demoted.status, demoted.body]).toMatchObject([409, { code: 'last_admin' }]);
  });

  test('is let in by the command that makes Admins (ACCOUNT-17)', async () => {
    const other = await anAdmin(app);
    good(await block(other));
    const { username } = good(await app.call(getPerson, { userId: other.userId }, admin.token));
    const site = { productName: 'Galeana', brandName: 'Galeana Biz' };
    const answers = { askPassword: async () => PASSWORD, confirm: async () => undefined };
    const asked = { username, email: 'x@example.com', site, ...answers };
    expect(await makeAdmin(app.db, asked, app.clock.now)).toBe('promoted');
    expect((await signIn(username)).status).toBe(200);
  });
});

test('a person signed out everywhere by an Admin may sign in again (ACCOUNT-15)', async () => {
  const person = await aCustomer(app, 'en-todas-partes');
  const stream = await openStream(address, person.token);
  good(await app.call(signPersonOut, { userId: person.userId }, admin.token));
  await stream.ended();
  expect((await app.call(getUser, {}, person.token)).status).toBe(401);
  expect((await signIn('en-todas-partes')).status).toBe(200);
  expect((await app.call(listPeople, { search: 'en-todas-partes' }, admin.token)).body.results).toHaveLength(1);
});
