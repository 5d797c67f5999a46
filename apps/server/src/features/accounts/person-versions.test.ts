import { changePassword, getPerson, listPeople, resetPassword, updatePerson } from '@mercadito/contracts/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, PASSWORD, type Person } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

test('a new password is no other version of a person: nothing that an Admin decides of them shows it', async () => {
  const person = await aCustomer(app);
  const version = async () => (await app.call(getPerson, { userId: person.userId }, admin.token)).body.updated_at;
  const before = await version();
  const change = { current_password: PASSWORD, new_password: 'correct horse battery' };
  expect((await app.call(changePassword, change, person.token)).status).toBe(200);
  const reset = await app.call(resetPassword, { userId: person.userId }, admin.token);
  expect(reset.status).toBe(200);
  expect(await version()).toBe(before);
});

describe('a person of whom another Admin has decided something', () => {
  const read = async ({ userId }: Person) => (await app.call(getPerson, { userId }, admin.token)).body;

  test('is not given another end of the membership by whoever has not seen that (ROLE-3)', async () => {
    const person = await aCustomer(app);
    const { updated_at } = await read(person);
    const give = (subscription_until: string, seen?: string) =>
      app.call(updatePerson, { userId: person.userId, subscription_until, updated_at: seen }, admin.token);
    const year = await give('2032-12-31', updated_at);
    expect(year.status).toBe(200);
    // Asked for again, since the answer was lost.
    expect((await give('2032-12-31', updated_at)).status).toBe(200);
    const refused = await give('2031-01-31', updated_at);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'changed_meanwhile' }]);
    expect((await read(person)).subscriptionStatus.until).toBe(year.body.subscriptionStatus.until);
    expect((await give('2031-01-31', (await read(person)).updated_at)).status).toBe(200);
    expect((await give('2031-02-28')).status).toBe(200);
  });

  test('keeps the year that was given by then, where a month is given from an older list (ROLE-3)', async () => {
    const person = await aCustomer(app, 'wanting-a-month');
    const { results } = (await app.call(listPeople, { search: 'wanting-a-month' }, admin.token)).body;
    const listed = results.find(({ id }) => id === person.userId);
    expect(listed?.updated_at).toBeDefined();
    const give = (subscription_until: string, updated_at?: string) =>
      app.call(updatePerson, { userId: person.userId, subscription_until, updated_at }, admin.token);
    expect((await give('2032-12-31')).status).toBe(200);
    expect((await give('2032-01-31', listed?.updated_at)).status).toBe(409);
  });

  test('is given role and membership in one by whoever has', async () => {
    const person = await aCustomer(app);
    const { updated_at } = await read(person);
    const both = { userId: person.userId, role: 'driver', subscription_until: '2032-12-31', updated_at };
    expect((await app.call(updatePerson, both, admin.token)).body.profile).toMatchObject({ kind: 'driver' });
    const other = { ...both, subscription_until: '2031-12-31' };
    expect((await app.call(updatePerson, other, admin.token)).status).toBe(409);
    expect((await app.call(updatePerson, { ...other, role: 'user' }, admin.token)).status).toBe(409);
  });

  test.each([
    ['a role', { role: 'driver' }],
    ['a role and a membership', { role: 'driver', subscription_until: '2032-12-31' }],
    ['a membership', { subscription_until: '2032-12-31' }],
  ])('has %s already that is asked for again after a lost answer: nothing is written (ROLE-3)', async (_, decision) => {
    const person = await aCustomer(app);
    const { updated_at } = await read(person);
    const set = () => app.call(updatePerson, { userId: person.userId, ...decision, updated_at }, admin.token);
    const first = await set();
    const again = await set();
    expect([again.status, again.body]).toEqual([200, first.body]);
  });
});
