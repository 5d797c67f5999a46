import { getUser, listPeople, login, resetPassword, signUp } from '@mercadito/contracts/accounts';
import { suspendCompany } from '@mercadito/contracts/companies';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { askForDeletion, exportOwnData, takeBackDeletion } from '@mercadito/contracts/privacy';
import { deletionTime } from '@mercadito/domain/access/account-deletion';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onTheRoad } from '../../../test/cash.ts';
import { inboxOf } from '../../../test/messages.ts';
import { aPendingOrder, aShippedOrder } from '../../../test/orders.ts';
import { aCustomer, anAdmin, PASSWORD, type Person } from '../../../test/people.ts';
import { aShop, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { deleteAccounts } from './index.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  // Nights go by the database's clock.
  app.clock.now = new Date();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const ask = ({ token }: Person, current_password = PASSWORD) => app.call(askForDeletion, { current_password }, token);
const takeBack = ({ token }: Person) => app.call(takeBackDeletion, {}, token);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

const rowOf = ({ userId }: Person) =>
  app.db
    .selectFrom('users')
    .select(['username', 'first_name', 'email', 'role', 'telephone', 'deletion_at', 'deleted_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** The week is over, by the database's clock, and the night comes. */
async function aWeekLater(...people: Person[]): Promise<void> {
  for (const { userId } of people)
    await sql`update users set deletion_at = now() - interval '1 second' where id = ${userId}`.execute(app.db);
  await night();
}
const night = () =>
  deleteAccounts.run({}, { services: app.app.services, log: app.app.log, signal: AbortSignal.timeout(60_000) });

describe('an account is not deleted', () => {
  test('without its password (PRIVACY-2)', async () => {
    const person = await aCustomer(app);
    expect((await ask(person, 'another-password')).status).toBe(400);
    expect((await rowOf(person)).deletion_at).toBeNull();
  });

  test('that is the last Admin’s (PRIVACY-2)', async () => {
    expect(codeOf(await ask(admin))).toEqual([409, 'last_admin']);
  });

  test('with an order that has not ended (PRIVACY-2)', async () => {
    const { buyer, transactionId } = await aPendingOrder(app);
    expect(codeOf(await ask(buyer))).toEqual([409, 'has_open_orders']);
    good(await app.call(cancelOrder, { user: buyer.userId, transaction_id: transactionId }, buyer.token));
    expect((await ask(buyer)).status).toBe(200);
  });

  test('with an order in hand, cash that was not handed in, or one that nobody has counted (PRIVACY-2)', async () => {
    const { driver } = await aShippedOrder(app);
    expect(codeOf(await ask(driver))).toEqual([409, 'has_orders_in_hand']);
    const road = await onTheRoad(app, admin);
    good(await road.finish());
    expect(codeOf(await ask(road.driver))).toEqual([409, 'has_open_cash']);
    good(await road.give(100));
    expect(codeOf(await ask(road.driver))).toEqual([409, 'has_open_cash']);
  });

  test('whose business is not closed, or is owed something (PRIVACY-2)', async () => {
    const shop = await aShop(app);
    expect(codeOf(await ask(shop))).toEqual([409, 'has_open_business']);
    const closed = { companyId: shop.companyId, reason: 'She asked for it.' };
    good(await app.call(suspendCompany, closed, admin.token));
    expect((await ask(shop)).status).toBe(200);
    const road = await onTheRoad(app, admin);
    good(await app.call(suspendCompany, { ...closed, companyId: road.shop.companyId }, admin.token));
    expect(codeOf(await ask(road.shop))).toEqual([409, 'has_open_business']);
    good(await road.finish());
    expect(codeOf(await ask(road.shop))).toEqual([409, 'has_open_cash']);
  });
});

describe('an account that is to be deleted', () => {
  test('is told so, works as before, stays with the first day, and is taken back (PRIVACY-3)', async () => {
    const person = await aCustomer(app);
    const { deletion_at } = good(await ask(person));
    expect(deletion_at).toBe(deletionTime(app.clock.now, app.app.services.config.timeZone).toISOString());
    expect(await inboxOf(app, person)).toEqual(['Your account will be deleted in seven days']);
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
    expect(good(await ask(person)).deletion_at).toBe(deletion_at);
    expect(good(await app.call(getUser, {}, person.token)).deletion_at).toBe(deletion_at);
    await night();
    expect((await rowOf(person)).deleted_at).toBeNull();
    expect(good(await takeBack(person)).deletion_at).toBeNull();
    expect(good(await takeBack(person)).deletion_at).toBeNull();
    await night();
    expect(await rowOf(person)).toMatchObject({ first_name: 'Ana', deletion_at: null, deleted_at: null });
  });

  test('is seen by Admins, and nobody else’s is touched (PRIVACY-3)', async () => {
    const [person, other] = [await aCustomer(app, 'se-va'), await aCustomer(app)];
    const { deletion_at } = good(await ask(person));
    const { results } = good(await app.call(listPeople, { search: 'se-va' }, admin.token));
    expect(results.map((each) => each.deletion_at)).toEqual([deletion_at]);
    good(await takeBack(other));
    expect((await rowOf(person)).deletion_at).toBe(deletion_at);
  });

  test('waits as long as something was opened meanwhile (PRIVACY-4)', async () => {
    const { buyer, transactionId } = await aPendingOrder(app);
    await aWeekLater(buyer);
    expect((await rowOf(buyer)).deleted_at).toBeNull();
    good(await app.call(cancelOrder, { user: buyer.userId, transaction_id: transactionId }, buyer.token));
    await night();
    expect((await rowOf(buyer)).deleted_at).not.toBeNull();
  });

  test('of two Admins one stays (PRIVACY-4)', async () => {
    const other = await anAdmin(app);
    good(await ask(admin));
    good(await ask(other));
    await aWeekLater(admin, other);
    const rows = [await rowOf(admin), await rowOf(other)];
    expect(rows.filter(({ role }) => role === 'Admin')).toHaveLength(1);
    admin = rows[0]?.deleted_at === null ? admin : other;
    good(await takeBack(admin));
  });

  test('is gone after a week: nobody gets in, finds it, or gives it a password; its names are free (PRIVACY-6)', async () => {
    const person = await aCustomer(app, 'se-fue');
    good(await ask(person));
    await aWeekLater(person);
    expect(await rowOf(person)).toMatchObject({ username: `(${person.userId})`, first_name: '—', role: 'User' });
    expect((await app.call(getUser, {}, person.token)).status).toBe(401);
    for (const username of ['se-fue', `(${person.userId})`])
      expect(codeOf(await app.call(login, { username, password: PASSWORD }))).toEqual([401, 'invalid_credentials']);
    for (const search of ['se-fue', 'deleted.invalid'])
      expect(good(await app.call(listPeople, { search }, admin.token)).results).toEqual([]);
    expect((await app.call(resetPassword, { userId: person.userId }, admin.token)).status).toBe(404);
    const form = { username: 'se-fue', first_name: 'Eva', last_name: 'Luna', email: 'se-fue@example.com' };
    expect((await app.call(signUp, { ...form, password: PASSWORD })).status).toBe(201);
    const done = await app.db.selectFrom('audit_log').select('id').where('action', '=', 'deleteAccount').execute();
    expect(done.length).toBeGreaterThan(0);
  });
});

test('an address that somebody has chosen keeps no account from being deleted, and another night changes none (PRIVACY-6)', async () => {
  const [person, other] = [await aCustomer(app), await aCustomer(app)];
  const foreseen = `${person.userId}@deleted.invalid`;
  await sql`update users set email = ${foreseen} where id = ${other.userId}`.execute(app.db);
  await aWeekLater(person);
  const { email } = await rowOf(person);
  expect(email).toMatch(/^[0-9a-f]{32}@deleted\.invalid$/);
  await night();
  expect((await rowOf(person)).email).toBe(email);
  await aWeekLater(other);
  expect((await rowOf(other)).email).not.toBe(foreseen);
});

test('whose deletion fails keeps nobody else’s, and none is given up for its time (PRIVACY-3)', async () => {
  const [failing, gone, due] = [await aCustomer(app), await aCustomer(app), await aCustomer(app)];
  await aWeekLater(failing, gone);
  // Written while it was being deleted.
  await sql`update users set telephone = '+526361110009' where id = ${gone.userId}`.execute(app.db);
  await sql`create function refuse_one() returns trigger language plpgsql as $$ begin
    if new.first_name <> '—' then return new; end if;
    if current_setting('statement_timeout') <> '0' then raise exception 'a time limit'; end if;
    if new.id = ${sql.lit(failing.userId)} then raise exception 'refused'; end if;
    return new; end $$`.execute(app.db);
  await sql`create trigger refuse_one before update on users for each row execute function refuse_one()`.execute(
    app.db,
  );
  await expect(aWeekLater(due)).rejects.toThrow('accounts could not be deleted');
  expect((await rowOf(due)).deleted_at).not.toBeNull();
  expect((await rowOf(gone)).telephone).toBeNull();
  await sql`drop trigger refuse_one on users`.execute(app.db);
  await sql`drop function refuse_one()`.execute(app.db);
  await night();
});

test('a person has everything about them as a file, and nobody else’s, nor what opens anything (PRIVACY-5)', async () => {
  const { buyer, transactionId } = await aPendingOrder(app);
  const { transactionId: another } = await aPendingOrder(app);
  // Read as what it says it is not: JSON.
  const data = good(await app.call(exportOwnData, {}, buyer.token)) as unknown as Record<string, object[]>;
  const text = JSON.stringify(data);
  expect(data.orders).toMatchObject([{ transaction_id: transactionId, instruction: 'Ring twice' }]);
  expect(data.users).toMatchObject([{ id: buyer.userId, first_name: 'Ana' }]);
  expect(data.customer_addresses).toHaveLength(1);
  expect(data.order_items).toHaveLength(1);
  expect(text).not.toContain(another);
  expect(text).not.toContain('argon2');
  expect(text).not.toMatch(/"(hash|keyword_hash|secret_hash|public_key)"/);
});
