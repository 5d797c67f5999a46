import { getUser, login } from '@mercadito/contracts/accounts';
import { addCartItem, getCart } from '@mercadito/contracts/cart';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { listHomeProducts } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WITHOUT_TIME_LIMIT } from '../src/database/prepared-statements.ts';
import { type AppOnLine, createAppOnLine } from './app-on-line.ts';
import { anAddress, goods } from './carts.ts';
import { heardBy, listen, openStream } from './event-client.ts';
import { type Buyer, checkout } from './orders.ts';
import { aCustomer, PASSWORD } from './people.ts';
import { onPostgres, several, warmUp } from './races.ts';
import { good } from './shops.ts';

const BACK_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 5_000;

let app: AppOnLine;
afterEach(() => app?.close());

/** A customer with an address and something to order. */
async function aBuyerOf(productId: number): Promise<Buyer> {
  const person = await aCustomer(app, `buyer-${productId}`);
  good(await app.call(addCartItem, { product_id: productId }, person.token));
  return { ...person, addressId: await anAddress(app, person) };
}

/** Calls of every kind: public and private ones, reads and writes. */
const callsOf = (buyer: Buyer, productId: number) => [
  () => app.call(listHomeProducts, {}),
  () => app.call(getUser, {}, buyer.token),
  () => app.call(getCart, { userId: buyer.userId }, buyer.token),
  () => app.call(addCartItem, { product_id: productId }, buyer.token),
  () => app.call(login, { username: `buyer-${productId}`, password: PASSWORD }),
  () => app.call(createOrder, checkout(buyer), buyer.token),
];

const statusOf = async (url: string) => (await app.app.inject({ url })).statusCode;

/** Everything answers 503 with a time to come back, and soon. */
async function expectAway(calls: ReturnType<typeof callsOf>): Promise<void> {
  const began = performance.now();
  const answers = await Promise.all([...calls, ...calls].map((call) => call()));
  const took = performance.now() - began;
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  expect(answers.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/livez')).toBe(200);
  expect(took).toBeLessThan(ANSWER_WITHIN_MS);
}

interface Way {
  readonly take: (app: AppOnLine) => unknown;
  readonly mend: (app: AppOnLine) => unknown;
}

const WAYS_TO_GO: Record<string, Way> = {
  'is down': { take: ({ line }) => line.cut(), mend: ({ line }) => line.mend() },
  'cannot be heard': { take: ({ line }) => line.silence(), mend: ({ line }) => line.mend() },
  // The database of the tests asks for no password: that the role may sign in no more is refused in the same class, 28.
  'has another password than the site': {
    take: async ({ behindLine: db, role }) => {
      await sql`alter role ${sql.id(role)} nologin password 'second'`.execute(db);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${role}`.execute(db);
    },
    mend: ({ behindLine: db, role }) => sql`alter role ${sql.id(role)} login password 'first'`.execute(db),
  },
};

describe.runIf(onPostgres).each(Object.entries(WAYS_TO_GO))('while the database %s', (_way, { take, mend }) => {
  test('calls answer 503, and afterwards all is as before without a restart', async () => {
    app = await createAppOnLine({ statementTimeoutMs: 500 });
    const address = await listen(app.app);
    const product = await goods(app);
    const buyer = await aBuyerOf(product);
    const calls = callsOf(buyer, product);
    const stream = await openStream(address, buyer.token);
    await warmUp(app);
    const underway = several(10, () => app.call(getCart, { userId: buyer.userId }, buyer.token));
    await take(app);
    for (const { status } of await underway) expect([200, 503]).toContain(status);
    await expectAway(calls);

    await mend(app);
    const back = performance.now();
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), BACK_WITHIN_MS);
    for (const call of calls) expect((await call()).status).toBeLessThan(300);
    // Whoever listened may have missed something: the stream ends, and is opened anew.
    await stream.ended();
    expect(performance.now() - back).toBeLessThan(BACK_WITHIN_MS);
    const again = await openStream(address, buyer.token);
    await heardBy(app, [again]);
    good(await app.call(addCartItem, { product_id: product }, buyer.token));
    expect(await heardBy(app, [again])).toEqual([['Cart']]);
    again.leave();
  });
});

test.runIf(onPostgres)('a migration may take longer than a call', async () => {
  app = await createAppOnLine({ statementTimeoutMs: 200 });
  const slow = sql`select pg_sleep(0.5)`;
  await expect(slow.execute(app.db)).rejects.toThrow('statement timeout');
  await app.db.transaction().execute(async (transaction) => {
    await sql.raw(WITHOUT_TIME_LIMIT).execute(transaction);
    await slow.execute(transaction);
  });
});
