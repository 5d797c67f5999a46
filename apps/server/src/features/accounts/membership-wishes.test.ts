import { getPerson, listPeople, updatePerson } from '@mercadito/contracts/accounts';
import { listActivity } from '@mercadito/contracts/activity';
import { askForMembership, declineMembershipWish, getMembershipWish } from '@mercadito/contracts/membership-wishes';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inboxOf } from '../../../test/messages.ts';
import { aCustomer, aDriver, aMember, anAdmin, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { sweepMembershipWishes } from './index.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let admin: Person;
let person: Person;
beforeEach(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
  person = await aCustomer(app);
});
afterEach(() => app.close());

const ask = ({ token }: Person = person) => app.call(askForMembership, {}, token);
const wishOf = async ({ token }: Person = person) => good(await app.call(getMembershipWish, {}, token)).wish;
const decline = (reason = 'Solo vendemos comida.') =>
  app.call(declineMembershipWish, { userId: person.userId, reason }, admin.token);
const grant = () => app.call(updatePerson, { userId: person.userId, subscription_until: '2098-12-31' }, admin.token);
const asking = async () => {
  const { results, count } = good(await app.call(listPeople, { state: 'asking' }, admin.token));
  expect(count).toBe(results.length);
  return results.map(({ id }) => id);
};
const wishes = () => app.db.selectFrom('membership_wishes').select('user_id').execute();

describe('a wish for a membership', () => {
  test('is open once a person, however often it is asked, also at the same moment (WISH-1)', async () => {
    expect(await wishOf()).toBeNull();
    expect(good(await ask()).wish).toMatchObject({ status: 'open', reason: null });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await wishes()).toHaveLength(1);
    expect(await inboxOf(app, admin)).toEqual(['Somebody wants to sell']);
  });

  test('is found among people by Admins alone, with the time since when (WISH-2)', async () => {
    await ask();
    expect(await asking()).toEqual([person.userId]);
    const { membership_asked_at } = good(await app.call(getPerson, { userId: person.userId }, admin.token));
    expect(membership_asked_at).toBe((await wishOf())?.asked_at);
    expect((await app.call(listPeople, { state: 'asking' }, person.token)).status).toBe(403);
  });

  test('is granted by the membership, which its person hears of in its words (WISH-3)', async () => {
    await ask();
    good(await grant());
    expect(await asking()).toEqual([]);
    expect(await wishOf()).toBeNull();
    expect(await inboxOf(app, person)).toEqual(['You have your membership']);
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'has_membership' } });
  });

  test('stays open when a membership is ended, which grants nothing (WISH-3)', async () => {
    const former = await aMember(app);
    const end = (subscription_until: string | null) =>
      app.call(updatePerson, { userId: former.userId, subscription_until }, admin.token);
    good(await end('2020-01-01'));
    good(await ask(former));
    good(await end(null));
    expect(await asking()).toEqual([former.userId]);
  });

  test('is declined with a reason that its person reads, and nobody else; then it can be asked anew (WISH-3)', async () => {
    await ask();
    good(await decline());
    expect(await wishOf()).toMatchObject({ status: 'declined', reason: 'Solo vendemos comida.' });
    expect(await inboxOf(app, person)).toEqual(['Your membership was answered']);
    expect(await decline()).toMatchObject({ status: 409, body: { code: 'wish_decided' } });
    const { results } = good(await app.call(listActivity, { subject: 'person' }, admin.token));
    expect(results[0]).toMatchObject({ before: { request: 'pending' }, after: { request: 'declined' } });
    expect(JSON.stringify(results)).not.toContain('comida');
    expect(good(await ask()).wish).toMatchObject({ status: 'open' });
  });

  test('is declined once by two Admins at the same moment (WISH-3)', async () => {
    await ask();
    const answers = await Promise.all([decline('A'), decline('B')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is nothing for drivers and Admins, and takes an account (WISH-1)', async () => {
    expect((await ask(admin)).status).toBe(403);
    expect((await ask(await aDriver(app))).status).toBe(403);
    expect((await app.call(askForMembership, {})).status).toBe(401);
    expect((await app.call(declineMembershipWish, { userId: 999_999, reason: 'No' }, admin.token)).status).toBe(404);
  });

  test('is kept for 90 days after its end, an open one for as long as it waits (WISH-4)', async () => {
    const patient = await aCustomer(app);
    await ask(patient);
    await ask();
    good(await decline());
    const sweepAfter = (days: number) =>
      sweepMembershipWishes(app.db, new Date(app.clock.now.getTime() + days * DAY_MS));
    expect(await sweepAfter(89)).toBe(0);
    expect(await sweepAfter(91)).toBe(1);
    expect(await wishes()).toEqual([{ user_id: patient.userId }]);
  });
});

test('people whose membership ends within a week are a list of their own (ACCOUNT-12)', async () => {
  const until = (days: number) => new Date(app.clock.now.getTime() + days * DAY_MS).toISOString();
  for (const days of [-1, 6, 8]) {
    const { userId } = await aCustomer(app);
    good(await app.call(updatePerson, { userId, subscription_until: until(days) }, admin.token));
  }
  const { results } = good(await app.call(listPeople, { state: 'ending' }, admin.token));
  expect(results).toHaveLength(1);
});
