import { login } from '@mercadito/contracts/accounts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  logInWithPasskey,
} from '@mercadito/contracts/passkeys';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator, cborText } from '../../../test/authenticator.ts';
import { aPasskey, ORIGIN, signInBy } from '../../../test/passkeys.ts';
import { aCustomer, PASSWORD, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let person: Person;
let people = 0;
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: ORIGIN });
});
beforeEach(async () => {
  person = await aCustomer(app, `vera-${++people}`);
});
afterAll(() => app.close());

const REFUSED = { status: 401, body: { code: 'invalid_credentials' } };
const NOT_ADDED = { status: 409, body: { code: 'passkey_refused' } };
const MINUTES_MS = 60_000;

const beginAdding = async ({ token } = person) =>
  good(await app.call(beginPasskey, { current_password: PASSWORD }, token));
const add = (credential: ReturnType<Authenticator['make']>, { token } = person) =>
  app.call(addPasskey, credential, token);
const beginLogin = async () => good(await app.call(beginPasskeyLogin, {}));
const logIn = (credential: ReturnType<Authenticator['sign']>) => app.call(logInWithPasskey, credential);
const pass = (milliseconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + milliseconds);
};

describe('signing in is refused in the same words (PASSKEY-3)', () => {
  test('to a request that is sent again', async () => {
    const { device } = await aPasskey(app, person);
    const signed = device.sign(await beginLogin());
    const answers = await Promise.all([logIn(signed), logIn(signed), logIn(signed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await logIn(signed)).toMatchObject(REFUSED);
  });

  test.each([
    ['what it was not asked to sign', async () => ({ challenge: 'A'.repeat(43) })],
    ['what it was asked for to add one', () => beginAdding()],
  ])('to who has signed %s', async (_what, asked) => {
    const { device } = await aPasskey(app, person);
    expect(await logIn(device.sign(await asked()))).toMatchObject(REFUSED);
  });

  test('after five minutes', async () => {
    const { device } = await aPasskey(app, person);
    const [late, soon] = [await beginLogin(), await beginLogin()];
    pass(5 * MINUTES_MS - 1);
    good(await logIn(device.sign(soon)));
    pass(1);
    expect(await logIn(device.sign(late))).toMatchObject(REFUSED);
  });

  test.each([
    ['on the page of an attacker', { origin: 'https://mercado.example.attacker.net' }],
    ['on another port', { origin: `${ORIGIN}:8443` }],
    ['on a page below the name', { origin: 'https://shop.mercado.example' }],
    ['for another site', { rpId: 'attacker.net' }],
    ['as one that is made', { type: 'webauthn.create' }],
    ['without having recognized its person', { isVerified: false }],
    ['in the name of somebody else', { userHandle: Buffer.from('1').toString('base64url') }],
  ])('to what was signed %s, and what it was asked to sign is used up', async (_how, odd) => {
    const { device } = await aPasskey(app, person);
    const options = await beginLogin();
    expect(await logIn(device.sign(options, odd))).toMatchObject(REFUSED);
    const isSpent = !('type' in odd);
    expect((await logIn(device.sign(options))).status).toBe(isSpent ? 401 : 200);
  });

  test("to who has signed with one passkey and names another's", async () => {
    const victim = await aPasskey(app, await aCustomer(app));
    const { device } = await aPasskey(app, person);
    const [own, theirs] = [device.kept[0], victim.device.kept[0]];
    if (!own || !theirs) throw new Error('Both have one');
    const disguised = { ...own, id: theirs.id, userHandle: theirs.userHandle };
    expect(await logIn(device.sign(await beginLogin(), {}, disguised))).toMatchObject(REFUSED);
  });

  test('to a copy that has signed less often than the one it was made of', async () => {
    const { device } = await aPasskey(app, person);
    for (const signCount of [7, 8]) good(await logIn(device.sign(await beginLogin(), { signCount })));
    for (const signCount of [8, 3, 0]) {
      expect(await logIn(device.sign(await beginLogin(), { signCount }))).toMatchObject(REFUSED);
    }
    good(await logIn(device.sign(await beginLogin(), { signCount: 9 })));
  });

  test('to one of two that have signed equally often at once', async () => {
    const { device } = await aPasskey(app, person);
    const both = [await beginLogin(), await beginLogin()].map((options) => device.sign(options, { signCount: 5 }));
    const answers = await Promise.all(both.map(logIn));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('but not to a device that never counts', async () => {
    const { device } = await aPasskey(app, person);
    for (const _ of [1, 2]) good(await logIn(device.sign(await beginLogin(), { signCount: 0 })));
  });

  test('to a passkey that nobody has, which is slowed down as one that somebody has', async () => {
    const { device } = await aPasskey(app, person);
    const stranger = new Authenticator(ORIGIN);
    stranger.make(await beginAdding());
    for (const each of [device, stranger]) {
      const statuses = [];
      for (let tries = 0; tries < 6; tries += 1) {
        statuses.push((await logIn(each.sign(await beginLogin(), { origin: 'https://attacker.net' }))).status);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 401]);
      expect((await signInBy(app, each)).status).toBe(429);
    }
  });

  test('while the password of its person was guessed at, it is let in', async () => {
    const { device } = await aPasskey(app, person);
    for (let tries = 0; tries < 7; tries += 1) {
      await app.call(login, { username: `vera-${people}`, password: `wrong ${tries}` });
    }
    good(await signInBy(app, device));
  });
});

describe('adding is refused (PASSKEY-2)', () => {
  test('a second time, and to somebody else, who was not asked for the password', async () => {
    const device = new Authenticator(ORIGIN);
    const options = await beginAdding();
    expect(await add(device.make(options), await aCustomer(app))).toMatchObject(NOT_ADDED);
    good(await add(device.make(options)));
    expect(await add(device.make(options))).toMatchObject(NOT_ADDED);
  });

  test('for what was asked to sign in', async () => {
    const device = new Authenticator(ORIGIN);
    const { challenge } = await beginLogin();
    expect(await add(device.make({ ...(await beginAdding()), challenge }))).toMatchObject(NOT_ADDED);
  });

  test.each([
    ['was made on the page of an attacker', { origin: 'https://attacker.net' }],
    ['is for another site', { rpId: 'attacker.net' }],
    ['has signed in place of being made', { type: 'webauthn.get' }],
    ['was made without recognizing its person', { isVerified: false }],
  ])('for one that %s', async (_what, odd) => {
    expect(await add(new Authenticator(ORIGIN).make(await beginAdding(), odd))).toMatchObject(NOT_ADDED);
    expect(good(await app.call(listPasskeys, {}, person.token)).results).toEqual([]);
  });

  test('for one that brings certificates, for which nobody has asked', async () => {
    const withCertificate = (format: string) =>
      Buffer.concat([
        ...[cborText('fmt'), cborText(format), cborText('attStmt'), Buffer.from([0xa1])],
        ...[cborText('x5c'), Buffer.from([0x80])],
      ]);
    for (const format of ['packed', 'apple', 'android-key']) {
      const credential = new Authenticator(ORIGIN).make(await beginAdding(), { attestation: withCertificate(format) });
      expect(await add(credential)).toMatchObject(NOT_ADDED);
    }
  });

  test('after five minutes, and for a passkey that somebody has', async () => {
    const device = new Authenticator(ORIGIN);
    const late = await beginAdding();
    pass(5 * MINUTES_MS);
    expect(await add(device.make(late))).toMatchObject(NOT_ADDED);
    const theirs = device.make(await beginAdding());
    good(await add(theirs));
    const other = await aCustomer(app);
    const own = device.make(await beginAdding(other));
    const { id, rawId } = theirs.credential;
    expect(await add({ credential: { ...own.credential, id, rawId } }, other)).toMatchObject(NOT_ADDED);
  });
});
