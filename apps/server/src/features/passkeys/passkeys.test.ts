import {
  blockPerson,
  changePassword,
  getUser,
  listSessions,
  login,
  resetPassword,
  unblockPerson,
} from '@mercadito/contracts/accounts';
import * as contracts from '@mercadito/contracts/passkeys';
import { chooseNewPassword, forgotPassword, readResetLink } from '@mercadito/contracts/recovery';
import { getSettings } from '@mercadito/contracts/settings';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { Authenticator } from '../../../test/authenticator.ts';
import { aMailingSite, secretIn } from '../../../test/mailbox.ts';
import { inboxOf, tellEverybody } from '../../../test/messages.ts';
import { aPasskey, ORIGIN, signInBy } from '../../../test/passkeys.ts';
import { aCustomer, anAdmin, PASSWORD, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { sweepPasskeys } from './index.ts';

const site = aMailingSite();
const NEW = 'my-mountain-path-7';

let person: Person;
let username: string;
let people = 0;
beforeEach(async () => {
  username = `noemi-${++people}`;
  person = await aCustomer(site.app, username);
});

const begin = (current_password = PASSWORD, { token } = person) =>
  site.app.call(contracts.beginPasskey, { current_password }, token);
const list = async ({ token } = person) => good(await site.app.call(contracts.listPasskeys, {}, token)).results;
const remove = (passkeyId: number, { token } = person) => site.app.call(contracts.deletePasskey, { passkeyId }, token);

describe('a person adds a passkey', () => {
  test('with the password, sees it by the device it was made on, and signs in by it without a name (PASSKEY-1, PASSKEY-3)', async () => {
    const { id, device } = await aPasskey(site.app, person);
    expect(await list()).toEqual([
      { id, name: expect.any(String), created_at: site.app.clock.now.toISOString(), last_used_at: null },
    ]);
    site.pass(60_000);
    const { token } = good(await signInBy(site.app, device));
    expect(good(await site.app.call(getUser, {}, token)).username).toBe(username);
    expect(await list()).toMatchObject([{ id, last_used_at: site.app.clock.now.toISOString() }]);
    expect(good(await site.app.call(listSessions, {}, token)).results).toHaveLength(2);
  });

  test('is asked for the password, and slowed down like anybody who guesses at it (PASSKEY-2)', async () => {
    expect((await begin('not-this-one')).body).toMatchObject({ errors: { current_password: expect.anything() } });
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await begin('not-this-one')).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    expect((await begin('not-this-one')).status).toBe(429);
  });

  test('is asked for one that the device keeps and that it uses for nobody it has not recognized (PASSKEY-2)', async () => {
    const { device } = await aPasskey(site.app, person);
    expect(good(await begin())).toMatchObject({
      rp: { id: 'mercado.example' },
      user: { name: username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.kept[0]?.id }],
      attestation: 'none',
    });
  });

  test('is told of it, wherever they are (PASSKEY-4)', async () => {
    const confirmed = { email_confirmed_at: site.app.clock.now };
    await site.app.db.updateTable('users').set(confirmed).where('id', '=', person.userId).execute();
    await aPasskey(site.app, person);
    expect(await inboxOf(site.app, person)).toEqual(['A passkey was added']);
    const subjects = (await site.mailsTo(`${username}@example.com`)).map(({ headers }) => headers.subject);
    expect(subjects).toContainEqual(expect.stringContaining('llave de acceso'));
  });

  test('has twenty at most (PASSKEY-1)', async () => {
    const { device } = await aPasskey(site.app, person);
    const options = good(await begin());
    for (let more = 1; more < 20; more += 1) await aPasskey(site.app, person, device);
    const many = { status: 409, body: { code: 'too_many_passkeys', facts: { max: 20 } } };
    expect(await begin()).toMatchObject(many);
    expect(await site.app.call(contracts.addPasskey, device.make(options), person.token)).toMatchObject(many);
    expect(await list()).toHaveLength(20);
  });
});

describe('a passkey ends', () => {
  test('by its person, and nobody signs in by it any more; not by somebody else (PASSKEY-1)', async () => {
    const { id, device } = await aPasskey(site.app, person);
    expect((await remove(id, await aCustomer(site.app))).status).toBe(404);
    good(await signInBy(site.app, device));
    good(await remove(id));
    expect(await list()).toEqual([]);
    expect(await signInBy(site.app, device)).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect((await remove(id)).status).toBe(404);
  });

  test('when a password is chosen by a link, which lists them, unless it is kept (RECOVERY-5)', async () => {
    const lost = await aPasskey(site.app, person);
    const kept = await aPasskey(site.app, person);
    const begun = good(await begin());
    const others = await aPasskey(site.app, await aCustomer(site.app));
    good(await site.app.call(forgotPassword, { login: username }));
    const secret = secretIn((await site.mailsTo(`${username}@example.com`)).at(-1), 'reset');
    const { passkeys = [] } = good(await site.app.call(readResetLink, { secret }));
    expect(passkeys.map(({ id }) => id)).toEqual([lost.id, kept.id]);
    const keep_passkeys = [kept.id, others.id];
    good(await site.app.call(chooseNewPassword, { secret, new_password: NEW, keep_passkeys }));
    expect((await signInBy(site.app, lost.device)).status).toBe(401);
    const { token } = good(await signInBy(site.app, kept.device));
    expect((await list({ ...person, token })).map(({ id }) => id)).toEqual([kept.id]);
    good(await signInBy(site.app, others.device));
    // What was begun before is over.
    const late = await site.app.call(contracts.addPasskey, lost.device.make(begun), token);
    expect(late).toMatchObject({ status: 409, body: { code: 'passkey_refused' } });
  });

  test('by a link of a client that says nothing of them, and by the one-time password of an Admin (RECOVERY-5)', async () => {
    const first = await aPasskey(site.app, person);
    good(await site.app.call(forgotPassword, { login: username }));
    const secret = secretIn((await site.mailsTo(`${username}@example.com`)).at(-1), 'reset');
    good(await site.app.call(chooseNewPassword, { secret, new_password: PASSWORD }));
    expect((await signInBy(site.app, first.device)).status).toBe(401);
    const { token } = good(await site.app.call(login, { username, password: PASSWORD }));
    const second = await aPasskey(site.app, { token });
    good(await site.app.call(resetPassword, { userId: person.userId }, (await anAdmin(site.app)).token));
    expect((await signInBy(site.app, second.device)).status).toBe(401);
  });

  test('not when its person changes the password', async () => {
    const { device } = await aPasskey(site.app, person);
    good(await site.app.call(changePassword, { current_password: PASSWORD, new_password: NEW }, person.token));
    good(await signInBy(site.app, device));
  });

  test('with its person', async () => {
    await aPasskey(site.app, person);
    good(await begin());
    await tellEverybody(site.app);
    await site.app.db.deleteFrom('audit_log').where('actor_id', '=', person.userId).execute();
    await site.app.db.deleteFrom('users').where('id', '=', person.userId).execute();
    for (const table of ['passkeys', 'passkey_challenges'] as const) {
      const left = site.app.db.selectFrom(table).select('user_id').where('user_id', '=', person.userId);
      expect(await left.execute()).toEqual([]);
    }
  });
});

describe('signing in by a passkey', () => {
  test('is told of on a device that is new, as by password (PASSKEY-3)', async () => {
    const { device } = await aPasskey(site.app, person);
    good(await signInBy(site.app, device));
    // Two jobs tell of them, in no order.
    expect((await inboxOf(site.app, person)).sort()).toEqual(['A passkey was added', 'New login on another device']);
  });

  test('is refused to whoever is kept out, with the reason, and goes on afterwards (ACCOUNT-13)', async () => {
    const { device } = await aPasskey(site.app, person);
    const admin = await anAdmin(site.app);
    good(await site.app.call(blockPerson, { userId: person.userId, reason: 'False orders' }, admin.token));
    expect(await signInBy(site.app, device)).toMatchObject({
      status: 403,
      body: { code: 'account_blocked', facts: { reason: 'False orders' } },
    });
    good(await site.app.call(unblockPerson, { userId: person.userId }, admin.token));
    good(await signInBy(site.app, device));
  });

  test('counts for that one alone where devices do not count, as most that keep them in a cloud (PASSKEY-1)', async () => {
    const { device } = await aPasskey(site.app, person);
    const other = await aCustomer(site.app);
    await aPasskey(site.app, other);
    const options = good(await site.app.call(contracts.beginPasskeyLogin, {}));
    good(await site.app.call(contracts.logInWithPasskey, device.sign(options, { signCount: 0 })));
    expect(await list()).toMatchObject([{ last_used_at: expect.any(String) }]);
    expect(await list(other)).toMatchObject([{ last_used_at: null }]);
  });

  test('is asked of everybody alike, whoever they are (PASSKEY-3)', async () => {
    const { challenge: one, ...same } = good(await site.app.call(contracts.beginPasskeyLogin, {}));
    const { challenge: other, ...too } = good(await site.app.call(contracts.beginPasskeyLogin, {}, person.token));
    expect(same).toEqual(too);
    expect(same).toMatchObject({ rpId: 'mercado.example', userVerification: 'required' });
    expect(one).not.toBe(other);
  });
});

describe('of what is asked to be signed', () => {
  const waiting = async (purpose: 'add' | 'login') => {
    const challenges = site.app.db.selectFrom('passkey_challenges').select('challenge');
    return (await challenges.where('purpose', '=', purpose).execute()).map(({ challenge }) => challenge);
  };

  test('so much waits and no more, from however many addresses: the oldest is forgotten, and nobody who adds one', async () => {
    const adding = good(await begin()).challenge;
    const { challenge: first } = good(await site.app.call(contracts.beginPasskeyLogin, {}));
    site.pass(20_000);
    // Its figures are of what was there before, as after any sudden crowd.
    await sql`analyze passkey_challenges`.execute(site.app.db);
    const last = new Date(site.app.clock.now.getTime() + 300_000).toISOString();
    await sql`
      insert into passkey_challenges (challenge, purpose, expires_at)
      select 'flood-' || number, 'login', ${last}::timestamptz - number * interval '1 millisecond'
      from generate_series(1, 12000) as number`.execute(site.app.db);
    const { challenge } = good(await site.app.call(contracts.beginPasskeyLogin, {}));
    const kept = await waiting('login');
    expect(kept).toHaveLength(10_000);
    expect(kept).toContain(challenge);
    expect(kept).not.toContain(first);
    expect(await waiting('add')).toContain(adding);
  });

  test('what is too old is forgotten when the next one asks', async () => {
    const { challenge } = good(await site.app.call(contracts.beginPasskeyLogin, {}));
    site.pass(301_000);
    good(await site.app.call(contracts.beginPasskeyLogin, {}));
    expect(await waiting('login')).not.toContain(challenge);
  });
});

test('what nobody has signed is forgotten the day after', async () => {
  good(await site.app.call(contracts.beginPasskeyLogin, {}));
  site.pass(3_600_000);
  expect(await sweepPasskeys(site.app.db, site.app.clock.now)).toBeGreaterThan(0);
  expect(await sweepPasskeys(site.app.db, site.app.clock.now)).toBe(0);
});

test.each([
  ['without PUBLIC_URL', {}],
  ['at an address of numbers, which has none in any browser', { PUBLIC_URL: 'https://192.0.2.1' }],
  ['without https', { PUBLIC_URL: 'http://mercado.example' }],
])('a site %s has none, and says so (PASSKEY-5)', async (_where, variables: Record<string, string>) => {
  const without = await createTestApp(variables);
  const { token } = await aCustomer(without);
  const device = new Authenticator(ORIGIN);
  const options = good(await begin());
  const none = { status: 409, body: { code: 'no_passkeys' } };
  expect((await without.call(getSettings, {})).body.settings.site.passkeys_at).toBeNull();
  expect(await without.call(contracts.beginPasskey, { current_password: PASSWORD }, token)).toMatchObject(none);
  expect(await without.call(contracts.addPasskey, device.make(options), token)).toMatchObject(none);
  expect(await without.call(contracts.beginPasskeyLogin, {})).toMatchObject(none);
  expect(await without.call(contracts.logInWithPasskey, device.sign(options))).toMatchObject(none);
  // Those of a time when it had them are still seen and removed.
  expect(good(await without.call(contracts.listPasskeys, {}, token)).results).toEqual([]);
  await without.close();
});

test.each([
  ['mercado.example', ORIGIN],
  ['localhost', 'http://localhost:5173'],
])('a site at %s has passkeys of that name (PASSKEY-5)', async (rpId, origin) => {
  const app = await createTestApp({ PUBLIC_URL: origin });
  expect((await app.call(getSettings, {})).body.settings.site.passkeys_at).toBe(origin);
  expect(good(await app.call(contracts.beginPasskeyLogin, {})).rpId).toBe(rpId);
  const { device } = await aPasskey(app, await aCustomer(app), new Authenticator(origin));
  good(await signInBy(app, device));
  await app.close();
});
