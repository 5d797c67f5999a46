import { getUser, signUp } from '@mercadito/contracts/accounts';
import { updateLegal } from '@mercadito/contracts/legal';
import { getSetup, getSetupSteps, setUp } from '@mercadito/contracts/setup';
import { getTown, updateTown } from '@mercadito/contracts/town';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, PASSWORD } from '../../../test/people.ts';
import { aShop, good } from '../../../test/shops.ts';
import { createTestApp, createTestAppOn, type TestApp } from '../../../test/test-app.ts';
import { makeAdmin } from '../accounts/index.ts';
import { offerSetup } from './index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

/** What a start prints. */
async function printed(test = app): Promise<string> {
  const code = await offerSetup(test.db);
  if (code === null) throw new Error('There is an Admin already');
  return code;
}
const formOf = (code: string, username = 'jefa') => ({
  ...{ code, username, first_name: 'Mariana', last_name: 'Ruiz' },
  ...{ email: `${username}@example.com`, password: PASSWORD },
});
const admins = async () => {
  const rows = await app.db.selectFrom('users').select('username').where('role', '=', 'Admin').execute();
  return rows.map(({ username }) => username);
};

describe('the first Admin (SETUP-1, SETUP-2)', () => {
  test('opens the account by the code that was printed, however it is typed, and is signed in', async () => {
    expect(good(await app.call(getSetup, {}))).toEqual({ needed: true });
    const code = await printed();
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    const { status, body, headers } = await app.call(setUp, formOf(` ${code.toLowerCase().replaceAll('-', ' ')} `));
    expect([status, body.user.profile.kind]).toEqual([201, 'admin']);
    expect(headers['set-cookie']).toMatch(/^device=/);
    expect(good(await app.call(getUser, {}, body.token)).profile.kind).toBe('admin');
    good(await app.call(getTown, {}, body.token));
    expect(good(await app.call(getSetup, {}))).toEqual({ needed: false });
    const audited = await app.db.selectFrom('audit_log').select(['actor_id', 'action']).execute();
    expect(audited).toEqual([{ actor_id: Number(body.user.id), action: 'setUp' }]);
  });

  test('is refused with a wrong code on its field, and opens nothing', async () => {
    await printed();
    expect(await app.call(setUp, formOf('AAAA-AAAA-AAAA-AAAA'))).toMatchObject({
      status: 400,
      body: { errors: { code: [expect.any(String)] } },
    });
    expect(await app.callWrongly(setUp, { ...formOf(''), password: 'short' })).toMatchObject({
      status: 400,
      body: { errors: { code: [expect.any(String)], password: [expect.any(String)] } },
    });
    expect(await app.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('keeps the code where the rest of the form was wrong', async () => {
    const code = await printed();
    await aCustomer(app, 'jefa');
    expect((await app.call(setUp, formOf(code))).status).toBe(409);
    expect((await app.call(setUp, { ...formOf(code, 'otra'), password: 'password1' })).status).toBe(400);
    good(await app.call(setUp, formOf(code, 'otra')));
  });

  test('is one: a code that was used, and any other one, opens no second', async () => {
    const [one, other] = [await printed(), await printed()];
    good(await app.call(setUp, formOf(one)));
    for (const code of [one, other]) {
      expect(await app.call(setUp, formOf(code, 'otra'))).toMatchObject({
        status: 409,
        body: { code: 'already_set_up' },
      });
    }
    expect(await admins()).toEqual(['jefa']);
    expect(await app.db.selectFrom('setup_codes').selectAll().execute()).toEqual([]);
  });

  test('made by the command ends the codes too', async () => {
    const code = await printed();
    const person = { username: 'patrona', email: 'patrona@example.com', site: app.config };
    await makeAdmin(
      app.db,
      { ...person, askPassword: async () => PASSWORD, confirm: async () => undefined },
      new Date(),
    );
    expect((await app.call(setUp, formOf(code))).status).toBe(409);
    expect(await offerSetup(app.db)).toBeNull();
    expect(await app.db.selectFrom('setup_codes').selectAll().execute()).toEqual([]);
  });

  test('is let in by whichever process, with the code of whichever', async () => {
    const other = await createTestAppOn(app.app.services.database, app.config.dataDir);
    const [here] = await Promise.all([printed(), printed(other)]);
    good(await other.call(setUp, formOf(here)));
    await other.close();
  });

  test('may use the code of the last start after another one, but not of the ninth before', async () => {
    const first = await printed();
    const second = await printed();
    for (let start = 0; start < 7; start += 1) await printed();
    expect((await app.call(setUp, formOf(first))).status).toBe(400);
    good(await app.call(setUp, formOf(second)));
  });

  test('is never known by what is kept of the code', async () => {
    const code = await printed();
    const kept = JSON.stringify(await app.db.selectFrom('setup_codes').selectAll().execute());
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(code.replaceAll('-', ''));
  });
});

describe('who guesses at the code (SETUP-2, ACCOUNT-5)', () => {
  const guess = async (code: string, remoteAddress = '203.0.113.1') => {
    const answer = await app.app.inject({ method: 'POST', url: '/api/setup/', payload: formOf(code), remoteAddress });
    return { status: answer.statusCode, wait: Number(answer.headers['retry-after']) };
  };

  test('waits longer and longer, and keeps nobody out who comes from elsewhere', async () => {
    const code = await printed();
    const statuses = [];
    for (let at = 0; at < 7; at += 1) statuses.push((await guess(`AAAA-AAA${at + 2}`)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
    const { status, wait } = await guess(code);
    expect([status, wait > 0]).toEqual([429, true]);
    expect((await guess(code, '203.0.113.77')).status).toBe(201);
  });

  test('finds nobody of that name to keep out', async () => {
    await printed();
    const answer = await app.callWrongly(signUp, { ...formOf('x', 'setup code'), code: undefined });
    expect(answer).toMatchObject({ status: 400, body: { errors: { username: expect.anything() } } });
  });
});

test('an Admin sees which steps are left, by what there is (SETUP-3)', async () => {
  const { token } = await anAdmin(app);
  const steps = async () => good(await app.call(getSetupSteps, {}, token));
  expect(await steps()).toEqual({
    ...{ brand: false, places: true, zone: true, contacts: false, hours: false },
    ...{ responsible: false, categories: true, shop: false },
  });
  const { town } = good(await app.call(getTown, {}, token));
  good(
    await app.call(
      updateTown,
      { ...town, accent: '#0b6e4f', contacts: [{ name: 'Ana', whatsapp: '+526361234567' }] },
      token,
    ),
  );
  good(await app.call(updateLegal, { responsible: 'María Ruiz' }, token));
  await aShop(app);
  expect(await steps()).toMatchObject({ brand: true, contacts: true, responsible: true, shop: true, hours: false });
  expect((await app.call(getSetupSteps, {}, (await aCustomer(app)).token)).status).toBe(403);
});
