import { getUser, login, logout, signUp } from '@mercadito/contracts/accounts';
import { addCartItem } from '@mercadito/contracts/cart';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { unsubscribe } from '@mercadito/contracts/inbox';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { beginPasskeyLogin, logInWithPasskey } from '@mercadito/contracts/passkeys';
import { listHomeProducts } from '@mercadito/contracts/products';
import { chooseNewPassword, confirmEmail, readResetLink } from '@mercadito/contracts/recovery';
import { requestPathOf } from '@mercadito/contracts/request';
import type { FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { anAddress, goods } from '../../../test/carts.ts';
import { checkout } from '../../../test/orders.ts';
import { aCustomer, PASSWORD } from '../../../test/people.ts';
import { several } from '../../../test/races.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { notSignedIn } from '../problems/errors.ts';
import type { Viewer } from '../serve/actor.ts';
import { createLimits } from './limits.ts';
import { networksOf } from './network-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' });
});
afterEach(() => {
  vi.restoreAllMocks();
  // Whatever a test used up is there again for the next one.
  app.clock.now = new Date(app.clock.now.getTime() + 3_600_000);
});
afterAll(() => app.close());

const invalidToken = (at: number): string => `invalid-${at}-${'x'.repeat(40)}`;

/** Asks who one is, from an address. */
const askFrom = async (remoteAddress: string, token: string) => {
  const headers = { authorization: `Token ${token}` };
  const { statusCode, headers: told } = await app.app.inject({ url: '/api/get-user/', headers, remoteAddress });
  return { status: statusCode, retryAfter: Number(told['retry-after']) };
};

/** Every token is looked up by this: one query each. */
const watchLookUps = () => vi.spyOn(app.app.services, 'findActor');

describe('invalid tokens', () => {
  test('are not even looked up from the twenty-first of a minute on, and whoever was here reads on', async () => {
    const { token } = await aCustomer(app);
    const address = '198.51.100.7';
    expect((await askFrom(address, token)).status).toBe(200);
    const lookUps = watchLookUps();
    const statuses = [];
    for (let at = 0; at < 40; at += 1) statuses.push((await askFrom(address, invalidToken(at))).status);
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(20).fill(429)]);
    expect(lookUps).toHaveBeenCalledTimes(20);
    expect((await askFrom(address, invalidToken(40))).retryAfter).toBeGreaterThan(0);
    expect((await askFrom(address, token)).status).toBe(200);
    expect((await askFrom('198.51.100.8', invalidToken(41))).status).toBe(401);
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    expect((await askFrom(address, invalidToken(42))).status).toBe(401);
  });

  test('sent all at once are counted each', async () => {
    const lookUps = watchLookUps();
    const answers = await several(60, (at) => askFrom('2001:db8:1:2::1', invalidToken(at)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(lookUps).toHaveBeenCalledTimes(20);
    expect((await askFrom('2001:db8:1:2:ffff::9', invalidToken(201))).status).toBe(429);
    expect((await askFrom('2001:db8:1:3::1', invalidToken(202))).status).toBe(401);
  });

  test('do not cost those behind the same address their place who come at once for the first time', async () => {
    const living = { ...(await app.app.services.findActor((await aCustomer(app)).token, app.clock.now)) };
    vi.spyOn(app.app.services, 'findActor').mockResolvedValue(living as never);
    const answers = await several(60, (at) => askFrom('198.51.100.20', invalidToken(at)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('do not keep who signs in meanwhile outside, and a session that has ended is invalid at once', async () => {
    const address = '198.51.100.30';
    await aCustomer(app, 'returning');
    await several(25, (at) => askFrom(address, invalidToken(300 + at)));
    const { token } = good(await app.call(login, { username: 'returning', password: PASSWORD }));
    expect((await askFrom(address, token)).status).toBe(200);
    expect((await app.call(logout, {}, token)).status).toBe(200);
    expect((await askFrom(address, token)).status).toBe(401);
    expect((await askFrom(address, token)).status).toBe(429);
  });
});

describe('looking tokens up', () => {
  const limited = () => createLimits({ config: { ...app.config, rateLimits: true }, now: () => app.clock.now });
  const bring = (token: string) =>
    ({ ip: '192.0.2.9', headers: { authorization: `Token ${token}` } }) as FastifyRequest;
  const invalid = vi.fn(() => Promise.reject(notSignedIn()));
  const valid = vi.fn(async () => null);

  test('is not done for invalid ones by the thousand, and goes on for whoever was here', async () => {
    const limits = limited();
    await limits.lookUp(bring('mine'), valid);
    await Promise.allSettled(Array.from({ length: 9000 }, (_, at) => limits.lookUp(bring(`invalid ${at}`), invalid)));
    expect(invalid).toHaveBeenCalledTimes(20);
    await expect(limits.lookUp(bring('mine'), valid)).resolves.toBeNull();
  });

  test('takes none for invalid while the database is away', async () => {
    const limits = limited();
    const away = () => Promise.reject(new Error('away'));
    await Promise.allSettled(Array.from({ length: 40 }, (_, at) => limits.lookUp(bring(`one ${at}`), away)));
    await expect(limits.lookUp(bring('another'), valid)).resolves.toBeNull();
  });

  test('is not done without end for one that is valid', async () => {
    const limits = limited();
    valid.mockClear();
    await Promise.allSettled(Array.from({ length: 2000 }, () => limits.lookUp(bring('mine'), valid)));
    expect(valid.mock.calls.length).toBeLessThan(1600);
  });
});

describe('a person', () => {
  test('has one allowance, however often they are signed in, and what is refused takes nothing of it (CALL-10)', async () => {
    const buyer = await aCustomer(app, 'shopper');
    const [product_id, addressId] = [await goods(app), await anAddress(app, buyer)];
    const form = checkout({ ...buyer, addressId });
    const signIn = async () => good(await app.call(login, { username: 'shopper', password: PASSWORD })).token;
    const tokens = [buyer.token, await signIn(), await signIn()];
    for (let at = 0; at < 8; at += 1) {
      expect((await app.callWrongly(createOrder, { ...form, load_type: '' }, tokens[at % 3])).status).toBe(400);
      expect((await app.call(createOrder, form, tokens[at % 3])).status).toBe(409);
    }
    const order = async (at: number) => {
      good(await app.call(addCartItem, { product_id }, buyer.token));
      return (await app.call(createOrder, form, tokens[at % 3])).status;
    };
    const statuses = [];
    for (let at = 0; at < 6; at += 1) statuses.push(await order(at));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test('cannot try wrong orders without end', async () => {
    const { token } = await aCustomer(app);
    const answers = await several(60, () => app.callWrongly(createOrder, {}, token));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await app.call(getUser, {}, token)).status).toBe(200);
  });
});

describe('lists that cost much', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('are read two at a time for an address, of IPv6 a /64, fifty wait, and others do not wait for them', async () => {
    // So that nobody loses patience while the machine is busy.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { promise: end, resolve: goOn } = Promise.withResolvers<void>();
    const read = vi.fn(() => end);
    const ask = (at: number) => app.app.limits.readInTurn({ ip: `2001:db8:5:5::${at}` } as FastifyRequest, read);
    const reading = Array.from({ length: 52 }, (_, at) => ask(at));
    const searchFrom = async (remoteAddress: string, search = 'pan') =>
      (await app.app.inject({ url: requestPathOf(listHomeProducts, { search }), remoteAddress })).statusCode;
    expect(read).toHaveBeenCalledTimes(2);
    expect(await searchFrom('2001:db8:5:5::99')).toBe(503);
    expect(await searchFrom('2001:db8:5:5::99', '')).toBe(200);
    expect(await searchFrom('2001:db8:5:6::99')).toBe(200);
    goOn();
    await Promise.all(reading);
    expect(await searchFrom('2001:db8:5:5::99')).toBe(200);
  });
});

describe('signing up', () => {
  test('is refused as often as one likes without using up the hour', async () => {
    const form = { username: 'many-tries', first_name: 'Ana', last_name: 'Ruiz', email: 'a@example.com' };
    const refused = await several(15, () => app.callWrongly(signUp, { ...form, password: 'short' }));
    expect(refused.every(({ status }) => status === 400)).toBe(true);
    expect((await app.call(signUp, { ...form, password: PASSWORD })).status).toBe(201);
  });

  test('gets slower after ten accepted ones from an address, and ends for the hour after sixty', async () => {
    const paused: number[] = [];
    const limits = createLimits({ config: { ...app.config, rateLimits: true }, now: () => app.clock.now }, async (ms) =>
      paused.push(ms),
    );
    const from = (ip: string) => ({ ip }) as FastifyRequest;
    const accept = (ip = '192.0.2.1') => limits.countAccepted('sign-up', from(ip), null, async () => 'open');
    const refuse = () =>
      limits.countAccepted('sign-up', from('192.0.2.1'), null, () => Promise.reject(new Error('no')));
    for (let at = 0; at < 10; at += 1) await accept();
    for (let at = 0; at < 5; at += 1) await expect(refuse()).rejects.toThrow('no');
    expect(paused).toEqual([250, 250, 250, 250, 250]);
    for (let at = 0; at < 50; at += 1) await accept();
    expect([paused[5], paused[6], paused.at(-1)]).toEqual([250, 500, 5000]);
    await expect(accept()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3600 });
    expect(await accept('192.0.2.2')).toBe('open');
  });

  test('has no more than a hundred wait at once', async () => {
    const { promise: end, resolve: goOn } = Promise.withResolvers<void>();
    const limits = createLimits({ config: { ...app.config, rateLimits: true }, now: () => app.clock.now }, () => end);
    const accept = (at: number) =>
      limits.countAccepted('sign-up', { ip: `192.0.2.${at % 3}` } as FastifyRequest, null, async () => 'open');
    const answers = Promise.allSettled(Array.from({ length: 180 }, (_, at) => accept(at)));
    goOn();
    const refused = (await answers).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(50);
    expect(refused[0]).toMatchObject({ reason: { status: 503 } });
  });
});

describe('many people behind one address', () => {
  const limited = () => createLimits({ config: { ...app.config, rateLimits: true }, now: () => app.clock.now });

  test('are all served at noon: three hundred visitors, each with a page, its files and thirty reads in a minute (CALL-18)', () => {
    const limits = limited();
    const request = { ip: '203.0.113.50' } as FastifyRequest;
    for (let at = 0; at < 300; at += 1) {
      limits.countServed('page', request);
      for (let file = 0; file < 60; file += 1) limits.countServed('file', request);
      for (let read = 0; read < 30; read += 1) limits.countTry('read', request, null);
    }
  });

  test('are bounded all the same: by reads, by pages and by files, and a person who signed in by what one has', () => {
    const limits = limited();
    const request = { ip: '203.0.113.51' } as FastifyRequest;
    const most = (count: () => void): number => {
      for (let at = 0; at < 100_000; at += 1) {
        try {
          count();
        } catch (error) {
          expect(error).toMatchObject({ status: 429 });
          return at;
        }
      }
      return Number.POSITIVE_INFINITY;
    };
    expect(most(() => limits.countTry('read', request, null))).toBe(12_000);
    expect(most(() => limits.countServed('page', request))).toBe(3_000);
    expect(most(() => limits.countServed('file', request))).toBe(30_000);
    expect(most(() => limits.countTry('read', request, { userId: 1 } as Viewer))).toBe(1_200);
  });

  test('sign in by passkeys and use the links in their mails while somebody there guesses at passwords', () => {
    const limits = limited();
    const request = { ip: '203.0.113.52' } as FastifyRequest;
    const rateOf = ({ rate }: AnyEndpoint) => rate;
    for (let at = 0; at < 20; at += 1) {
      limits.countTry(rateOf(beginPasskeyLogin), request, null);
      limits.countTry(rateOf(logInWithPasskey), request, null);
    }
    expect(() => limits.countTry(rateOf(login), request, null)).toThrow('Too many requests');
    for (const byLink of [unsubscribe, readResetLink, chooseNewPassword, confirmEmail]) {
      limits.countTry(rateOf(byLink), request, null);
    }
    limits.countTry(rateOf(beginPasskeyLogin), request, null);
  });

  test('of IPv6 are limited by their /64, and five times as much by the /48 with all its 65,536', () => {
    const limits = limited();
    const logIn = (ip: string) => limits.countTry('login', { ip } as FastifyRequest, null);
    for (let at = 0; at < 20; at += 1) logIn('2001:db8:9:1::1');
    expect(() => logIn('2001:db8:9:1::2')).toThrow('Too many requests');
    for (let house = 2; house < 82; house += 1) logIn(`2001:db8:9:${house}::1`);
    expect(() => logIn('2001:db8:9:100::1')).toThrow('Too many requests');
    logIn('2001:db8:a:100::1');
  });
});

test.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['::ffff:203.0.113.9', ['203.0.113.9']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
])('%s is counted as %s', (ip, networks) => {
  expect(networksOf(ip)).toEqual(networks);
});
