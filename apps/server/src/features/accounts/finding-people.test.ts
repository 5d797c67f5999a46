import {
  blockPerson,
  getPerson,
  listPeople,
  login,
  signPersonOut,
  signUp,
  updatePerson,
} from '@mercadito/contracts/accounts';
import { updateCompanyPlan } from '@mercadito/contracts/companies';
import { addCompanyAddress } from '@mercadito/contracts/customization';
import type { Input } from '@mercadito/contracts/endpoint';
import { updateAccount } from '@mercadito/contracts/own-account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBuyer, aShippedOrder } from '../../../test/orders.ts';
import { aCustomer, aDriver, aMember, anAdmin, PASSWORD, type Person } from '../../../test/people.ts';
import { aShop, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const found = async (query: Input<typeof listPeople>): Promise<number[]> =>
  good(await app.call(listPeople, query, admin.token)).results.map(({ id }) => id);
const shown = async ({ userId }: Person) => good(await app.call(getPerson, { userId }, admin.token));

async function withPhone(telephone_number: string): Promise<Person> {
  const buyer = await aBuyer(app);
  await app.db
    .updateTable('customer_addresses')
    .set({ telephone_number })
    .where('user_id', '=', buyer.userId)
    .execute();
  return buyer;
}

describe('short words after a sign', () => {
  let rosa: number;
  beforeAll(async () => {
    const form = { username: 'j.r.loza', first_name: 'Rosa', last_name: 'Paz-Ku', email: 'rosa.x@correo.mx' };
    rosa = (await app.call(signUp, { ...form, password: PASSWORD })).body.user.id;
  });

  test.each([
    ['an e-mail address that ends in two letters', 'rosa.x@correo.mx'],
    ['half of it', 'rosa.x@co'],
    ['a user name of single letters and dots', 'j.r.loza'],
    ['a name with a hyphen', 'Paz-Ku'],
  ])('find a person by %s: %s', async (_what, search) => {
    expect(await found({ search })).toEqual([rosa]);
  });
});

describe('a telephone number', () => {
  test('finds its person however it is written, and by its last digits (ACCOUNT-11)', async () => {
    const { userId } = await withPhone('+526361112233');
    const { userId: other } = await withPhone('+526361112244');
    for (const search of ['+52 636 111 2233', '+52 1 636 111 2233', '044 636 111 2233', '636 111 2233', '2233']) {
      expect([search, await found({ search })]).toEqual([search, [userId]]);
    }
    expect(await found({ search: '636-111-22' })).toEqual([userId, other]);
    expect(await found({ search: '+1 636 111 2233' })).toEqual([]);
  });

  test('finds the owner of the business that it stands at', async () => {
    const shop = await aShop(app);
    const place = {
      neighborhood: 'Lagunitas',
      street_1: 'Hidalgo 1',
      street_2: 'Allende',
      additional_instructions: 'Door',
    };
    const address = { company: shop.companyId, ...place, telephone_number: '+526367778899' };
    good(await app.call(addCompanyAddress, address, shop.token));
    expect(await found({ search: '777 8899' })).toEqual([shop.userId]);
    expect((await shown(shop)).phone).toBe('+526367778899');
  });

  test('finds whose own it is, which stands before that of their address (ACCOUNT-22)', async () => {
    const { userId, token } = await withPhone('+526364443322');
    good(await app.call(updateAccount, { telephone: '+1 915 444 7788' }, token));
    expect(await found({ search: '915 444 7788' })).toEqual([userId]);
    expect(await found({ search: '636 444 3322' })).toEqual([userId]);
    const entry = good(await app.call(listPeople, { search: '9154447788' }, admin.token)).results[0];
    expect([entry?.phone, entry?.telephone]).toEqual(['+19154447788', '+19154447788']);
  });

  test('finds nobody whom the filters leave out', async () => {
    await withPhone('+526365550001');
    expect(await found({ search: '6365550001', role: 'admin' })).toEqual([]);
    expect(await found({ search: '6365550001', state: 'blocked' })).toEqual([]);
  });

  test('of few digits may be a part of a name as well', async () => {
    const named = await aCustomer(app, 'norma0957');
    const phoned = await withPhone('+526361230957');
    expect(await found({ search: '0957' })).toEqual([named.userId, phoned.userId]);
  });
});

describe('a search for people', () => {
  test('forgives a slip of the finger (ACCOUNT-11)', async () => {
    const { userId } = await aCustomer(app, 'guadalupana');
    expect(await found({ search: 'guadalpuana' })).toEqual([userId]);
  });

  test('is narrowed to those who are blocked, to members and to owners (ACCOUNT-12)', async () => {
    const [blocked, member, shop] = [await aCustomer(app), await aMember(app), await aShop(app)];
    good(await app.call(blockPerson, { userId: blocked.userId, reason: 'False orders' }, admin.token));
    const lapsed = await aCustomer(app);
    await app.db
      .updateTable('users')
      .set({ subscription_until: app.clock.now.toISOString() })
      .where('id', '=', lapsed.userId)
      .execute();
    expect(await found({ state: 'blocked' })).toEqual([blocked.userId]);
    const members = await found({ state: 'member' });
    expect(members).toContain(member.userId);
    expect(members).not.toContain(lapsed.userId);
    const owners = await found({ state: 'owner' });
    expect(owners).toContain(shop.userId);
    expect(owners).not.toContain(member.userId);
    const wrong = await app.callWrongly(listPeople, { state: 'rich' }, admin.token);
    expect([wrong.status, wrong.body]).toMatchObject([400, { errors: { state: [expect.any(String)] } }]);
  });

  test('counts no further than a thousand (ACCOUNT-12)', async () => {
    await app.db
      .insertInto('users')
      .values(
        Array.from({ length: 1_001 }, (_, at) => ({
          username: `somebody-${at}`,
          first_name: 'Una',
          last_name: 'Multitud',
          email: `somebody-${at}@example.com`,
          password_hash: '',
        })),
      )
      .execute();
    const { body } = await app.call(listPeople, { search: 'multitud' }, admin.token);
    expect(body).toMatchObject({ count: 1_000, count_is_capped: true });
  });
});

describe('what Admins are shown of a person', () => {
  test('is their business with its plan, and whether it has goods for members', async () => {
    const shop = await aShop(app, { name: 'Panadería Luz' });
    const plan = { companyId: shop.companyId, subscription_product_until: '2026-12-31' };
    good(await app.call(updateCompanyPlan, plan, admin.token));
    expect((await shown(shop)).company).toEqual({
      _id: shop.companyId,
      name: 'Panadería Luz',
      plan: { active: true, until: '2027-01-01T06:00:00.000Z' },
      has_member_only: false,
      suspension: null,
    });
  });

  test('is what a driver has in hand', async () => {
    const { driver } = await aShippedOrder(app);
    const profile = { id: driver.driverId, availability_status: 'available', orders_in_hand: 1 };
    expect((await shown(driver)).driver).toMatchObject(profile);
    const listed = good(await app.call(listPeople, { role: 'driver' }, admin.token)).results;
    expect(listed.find(({ id }) => id === driver.userId)?.driver).toMatchObject(profile);
  });

  test('is on how many devices they are signed in, and when they last were though they are signed out', async () => {
    const person = await aCustomer(app, 'dos-aparatos');
    good(await app.call(login, { username: 'dos-aparatos', password: PASSWORD }));
    expect(await shown(person)).toMatchObject({ sessions: 2, phone: null, block: null, company: null, driver: null });
    const out = good(await app.call(signPersonOut, { userId: person.userId }, admin.token));
    expect(out).toMatchObject({ sessions: 0, last_seen_at: app.clock.now.toISOString() });
  });

  test('is for Admins alone, and of people who exist', async () => {
    const { token, userId } = await aDriver(app);
    expect((await app.call(getPerson, { userId })).status).toBe(401);
    expect((await app.call(getPerson, { userId }, token)).status).toBe(403);
    expect((await app.call(getPerson, { userId: 999_999 }, admin.token)).status).toBe(404);
  });
});

test('what was decided about a person is on record as it was and as it is (ACCOUNT-16)', async () => {
  const { userId } = await aMember(app);
  const set = async (change: Omit<Input<typeof updatePerson>, 'userId'>) =>
    good(await app.call(updatePerson, { userId, ...change }, admin.token));
  await set({ role: 'driver' });
  await set({ role: 'driver' });
  await set({ subscription_until: '2026-06-30' });
  const rows = await app.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'subject', 'detail'])
    .where('subject', '=', 'person')
    .where('subject_id', '=', String(userId))
    .orderBy('id')
    .execute();
  const by = { actor_id: admin.userId, subject: 'person' };
  expect(rows).toEqual([
    { action: 'changeRole', ...by, detail: { before: { role: 'user' }, after: { role: 'driver' } } },
    {
      action: 'changeMembership',
      ...by,
      detail: { before: { until: expect.any(String) }, after: { until: '2026-07-01T06:00:00.000Z' } },
    },
  ]);
});
