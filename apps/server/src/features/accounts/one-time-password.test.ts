import { changePassword, getUser, login, logout, resetPassword } from '@mercadito/contracts/accounts';
import { getCompanyForUser } from '@mercadito/contracts/companies';
import { getProduct } from '@mercadito/contracts/products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAllContracts } from '../../../test/all-contracts.ts';
import { aMember, anAdmin, type Person } from '../../../test/people.ts';
import { sampleInput } from '../../../test/sample-input.ts';
import { aProduct, aShop, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const contracts = (await findAllContracts()).map(({ contract }) => contract);

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

async function nameOf({ userId }: Person): Promise<string> {
  const rows = app.db.selectFrom('users').select('username').where('id', '=', userId);
  return (await rows.executeTakeFirstOrThrow()).username;
}

/** Resets a person's password and signs them in with the one-time one. */
async function withOneTimePassword(person: Person): Promise<{ token: string; password: string }> {
  const { password } = good(await app.call(resetPassword, { userId: person.userId }, admin.token));
  return { token: good(await app.call(login, { username: await nameOf(person), password })).token, password };
}

describe('a person with a one-time password', () => {
  test('is let in nowhere before it is changed, an Admin no more than others (ACCOUNT-8)', async () => {
    const { token } = await withOneTimePassword(await anAdmin(app));
    const shut = contracts.filter(({ access, withOneTimePassword: open }) => access.permission !== null && !open);
    for (const contract of shut) {
      const { status, body } = await app.call(contract, sampleInput(contract), token);
      expect([contract.name, status, body.code]).toEqual([contract.name, 403, 'password_change_required']);
    }
    expect(shut.length).toBeGreaterThan(50);
  });

  test('learns what to do, changes it, and goes on with the same token', async () => {
    const person = await aMember(app);
    const { token, password } = await withOneTimePassword(person);
    expect(good(await app.call(getUser, {}, token)).must_change_password).toBe(true);
    const form = { current_password: password, new_password: 'one-of-my-own' };
    expect((await app.call(changePassword, form, token)).status).toBe(200);
    expect(good(await app.call(getUser, {}, token)).must_change_password).toBe(false);
  });

  test('signs in once: the same again, at once or later, is a wrong one', async () => {
    const person = await aMember(app);
    const { password } = good(await app.call(resetPassword, { userId: person.userId }, admin.token));
    const signIn = async () => (await app.call(login, { username: await nameOf(person), password })).status;
    expect((await Promise.all([signIn(), signIn(), signIn()])).sort()).toEqual([200, 401, 401]);
    expect(await signIn()).toBe(401);
  });

  test('has three days for it', async () => {
    const person = await aMember(app);
    const { password } = good(await app.call(resetPassword, { userId: person.userId }, admin.token));
    const username = await nameOf(person);
    const start = app.clock.now;
    app.clock.now = new Date(start.getTime() + 72 * 3_600_000);
    const late = await app.call(login, { username, password });
    app.clock.now = new Date(start.getTime() + 72 * 3_600_000 - 1000);
    const inTime = await app.call(login, { username, password });
    app.clock.now = start;
    expect([late.status, late.body, inTime.status]).toMatchObject([401, { code: 'invalid_credentials' }, 200]);
  });

  test('signs in with the own one as often as before once it is changed', async () => {
    const person = await aMember(app);
    const { token, password } = await withOneTimePassword(person);
    await app.call(changePassword, { current_password: password, new_password: 'one-of-my-own' }, token);
    const own = { username: await nameOf(person), password: 'one-of-my-own' };
    expect((await app.call(login, own)).status).toBe(200);
    expect((await app.call(login, own)).status).toBe(200);
  });

  test('may sign out', async () => {
    const { token } = await withOneTimePassword(await aMember(app));
    expect((await app.call(logout, {}, token)).status).toBe(200);
    expect((await app.call(getUser, {}, token)).status).toBe(401);
  });

  test('is a visitor where visitors may look: what is for members is not there', async () => {
    const shop = await aShop(app);
    const product = await aProduct(app, shop, { subscription: true });
    const member = await aMember(app);
    const { token } = await withOneTimePassword(member);
    expect((await app.call(getProduct, { id: product.id }, token)).status).toBe(404);
    const place = { companyId: shop.companyId, userId: member.userId };
    expect((await app.call(getCompanyForUser, place, token)).status).toBe(200);
  });
});
