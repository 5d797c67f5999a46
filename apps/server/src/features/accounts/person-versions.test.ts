import { getPerson, updatePerson } from '@mercadito/contracts/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, type Person } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

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

  test('is given role and membership in one by whoever has', async () => {
    const person = await aCustomer(app);
    const { updated_at } = await read(person);
    const both = { userId: person.userId, role: 'driver', subscription_until: '2032-12-31', updated_at };
    expect((await app.call(updatePerson, both, admin.token)).body.profile).toMatchObject({ kind: 'driver' });
    expect((await app.call(updatePerson, both, admin.token)).status).toBe(409);
  });
});
