import { changePassword, getUser, login, resetPassword, signUp } from '@mercadito/contracts/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inboxOf } from '../../../test/messages.ts';
import { aCustomer, anAdmin, PASSWORD, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let person: Person;
let username: string;
let people = 0;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  username = `rosa-${++people}`;
  person = await aCustomer(app, username);
});
afterAll(() => app.close());

interface From {
  readonly remoteAddress?: string;
  readonly cookie?: string | undefined;
}

/** A try to sign in, from wherever a test likes. */
async function tryFrom({ remoteAddress = '203.0.113.1', cookie }: From, password: string, name = username) {
  const headers = { ...(cookie && { cookie }) };
  const payload = { username: name, password };
  const answer = await app.app.inject({ method: 'POST', url: '/api/login/', payload, headers, remoteAddress });
  const [set = ''] = [answer.headers['set-cookie'] ?? ''].flat();
  return { status: answer.statusCode, wait: Number(answer.headers['retry-after']), set, device: set.split(';')[0] };
}

const guessOften = async (from: From, times: number) => {
  const statuses = [];
  for (let at = 0; at < times; at += 1) statuses.push((await tryFrom(from, `wrong ${at}`)).status);
  return statuses;
};

const pass = (milliseconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + milliseconds);
};

const swarm = (count: number, of: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) => tryFrom({ remoteAddress: `198.18.${of}.${at}` }, `guess ${at}`)),
  );

const HOME = { remoteAddress: '203.0.113.77' };

describe('a stranger who guesses', () => {
  test('waits longer and longer, and keeps nobody outside who comes from elsewhere (ACCOUNT-5)', async () => {
    expect(await guessOften({}, 8)).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
    expect((await tryFrom({}, PASSWORD)).status).toBe(429);
    expect((await tryFrom(HOME, PASSWORD)).status).toBe(200);
  });

  test('is told how long in whole seconds, after which the wait is over', async () => {
    await guessOften({}, 6);
    pass(500);
    const { status, wait } = await tryFrom({}, PASSWORD);
    expect([status, wait]).toEqual([429, 2]);
    pass(wait * 1000);
    expect((await tryFrom({}, PASSWORD)).status).toBe(200);
  });

  test('has one count for all addresses of a /64', async () => {
    for (let at = 0; at < 6; at += 1) await tryFrom({ remoteAddress: `2001:db8:5:6::${at + 1}` }, 'wrong');
    expect((await tryFrom({ remoteAddress: '2001:db8:5:6:7::1' }, PASSWORD)).status).toBe(429);
    expect((await tryFrom({ remoteAddress: '2001:db8:5:7::1' }, PASSWORD)).status).toBe(200);
  });

  test('does not lock a name by one guess each quarter of an hour', async () => {
    for (let at = 0; at < 12; at += 1) {
      pass(900_000);
      await tryFrom({}, `guess ${at}`);
    }
    expect((await tryFrom(HOME, PASSWORD)).status).toBe(200);
  });

  test('from many addresses is slowed down by seconds, not more', async () => {
    const statuses = (await swarm(110, 0)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(101);
    const meanwhile = await tryFrom(HOME, PASSWORD);
    expect(meanwhile.status).toBe(429);
    expect(meanwhile.wait).toBeLessThanOrEqual(10);
    pass(meanwhile.wait * 1000);
    expect((await tryFrom(HOME, PASSWORD)).status).toBe(200);
    pass(3_600_000);
    expect((await swarm(5, 1)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  test('uses up nothing of the count for all while the own wait lasts', async () => {
    await guessOften({}, 150);
    expect((await tryFrom(HOME, PASSWORD)).status).toBe(200);
  });
});

describe('a device that signed in before', () => {
  test('is told to nobody when it signs in again, and a new one to its person (MESSAGE-12)', async () => {
    const { device } = await tryFrom({}, PASSWORD);
    expect(await inboxOf(app, person)).toEqual(['New login on another device']);
    await tryFrom({ cookie: device }, PASSWORD);
    expect(await inboxOf(app, person)).toHaveLength(1);
    await tryFrom({ cookie: `device=${'x'.repeat(43)}` }, PASSWORD);
    expect(await inboxOf(app, person)).toHaveLength(2);
  });

  test('passes whatever is guessed elsewhere, from its own address too', async () => {
    const { device } = await tryFrom({}, PASSWORD);
    await guessOften({}, 8);
    await swarm(101, 2);
    expect((await tryFrom({}, PASSWORD)).status).toBe(429);
    expect((await tryFrom({ cookie: device }, PASSWORD)).status).toBe(200);
    expect((await tryFrom({ cookie: `language=es; ${device}` }, PASSWORD)).status).toBe(200);
  });

  test('waits for its own guesses, each of those made at once counted', async () => {
    const { device } = await tryFrom({}, PASSWORD);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => tryFrom({ cookie: device }, `guess ${at}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(6);
    expect((await tryFrom({ cookie: device }, PASSWORD)).status).toBe(429);
  });

  test("is nothing to other people's names, and neither is one that names itself", async () => {
    const { device } = await tryFrom({}, PASSWORD);
    const other = (await aCustomer(app, `other-${people}`)) && `other-${people}`;
    const planted = `device=${'x'.repeat(43)}`;
    for (let at = 0; at < 7; at += 1) await tryFrom({ cookie: at % 2 ? device : planted }, `guess ${at}`, other);
    expect((await tryFrom({ cookie: device }, PASSWORD, other)).status).toBe(429);
    const answer = await tryFrom({ ...HOME, cookie: planted }, PASSWORD, other);
    expect([answer.status, answer.device === planted]).toEqual([200, false]);
  });

  test('is forgotten by the twenty that its own person used since, by nobody else’s', async () => {
    const { device: shared } = await tryFrom({}, PASSWORD);
    const other = `busy-${people}`;
    await aCustomer(app, other);
    // Later than the device that signed up: which of two used at one instant is older, nobody can tell.
    pass(1000);
    await tryFrom({ cookie: shared }, PASSWORD, other);
    const knowing = async () => {
      const isKnownTo = async (name: string) => {
        for (let at = 0; at < 8; at += 1) await tryFrom({}, `wrong ${at}`, name);
        return (await tryFrom({ cookie: shared }, PASSWORD, name)).status === 200;
      };
      return [await isKnownTo(username), await isKnownTo(other)];
    };
    const useOthers = async (times: number, name: string) => {
      for (let at = 0; at < times; at += 1) {
        pass(1000);
        await tryFrom(HOME, PASSWORD, name);
      }
    };
    await useOthers(19, other);
    await useOthers(1, username);
    expect(await knowing()).toEqual([true, true]);
    await useOthers(20, username);
    expect(await knowing()).toEqual([false, true]);
  });

  test('keeps its name where scripts and other sites do not reach it, and shares it among its people', async () => {
    const first = await tryFrom({}, PASSWORD);
    expect(first.set).toMatch(/^device=[\w-]{43}; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Strict$/);
    await aCustomer(app, `second-${people}`);
    expect((await tryFrom({ cookie: first.device }, PASSWORD, `second-${people}`)).device).toBe(first.device);
    const form = {
      username: `new-${people}`,
      first_name: 'Ana',
      last_name: 'Ruiz',
      email: `new-${people}@example.com`,
    };
    const opened = await app.call(signUp, { ...form, password: PASSWORD });
    expect(opened.headers['set-cookie']).toMatch(/^device=/);
  });
});

describe('changing the password', () => {
  const form = { current_password: PASSWORD, new_password: 'an-even-better-one' };

  test("is not kept back by a stranger's guesses at the login", async () => {
    await guessOften({ remoteAddress: '127.0.0.1' }, 8);
    await swarm(101, 3);
    expect((await app.call(changePassword, form, person.token)).status).toBe(200);
  });

  test('waits after six wrong guesses in its own session, which keep nobody from signing in', async () => {
    for (let guess = 1; guess <= 6; guess += 1) {
      const wrong = { ...form, current_password: `guess ${guess}` };
      expect((await app.call(changePassword, wrong, person.token)).status).toBe(400);
    }
    const { status, headers } = await app.call(changePassword, form, person.token);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await app.call(getUser, {}, person.token)).status).toBe(200);
    expect((await tryFrom({}, PASSWORD)).status).toBe(200);
  });
});

test("an Admin's reset forgives every failure of a name", async () => {
  const admin = await anAdmin(app);
  await guessOften({}, 8);
  const { password } = good(await app.call(resetPassword, { userId: person.userId }, admin.token));
  expect(good(await app.call(login, { username, password })).token).not.toBe('');
  expect((await tryFrom({}, 'wrong again')).status).toBe(401);
});
