import { createHash } from 'node:crypto';
import { addCartItem } from '@mercadito/contracts/cart';
import { assignOrder } from '@mercadito/contracts/deliveries/admin';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { requestPathOf } from '@mercadito/contracts/request';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aFullCart, aPendingOrder, checkout } from '../../../test/orders.ts';
import { aCustomer, aDriver, anAdmin, type Person } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { sweepIdempotencyKeys } from './idempotency.ts';

let app: TestApp;
let person: Person;
beforeEach(async () => {
  app = await createTestApp();
  person = await aCustomer(app, 'lola');
});
afterEach(() => app.close());

/** Something to buy, with no key of those who made it. */
async function goodsAlone(): Promise<number> {
  const productId = await goods(app);
  await app.db.deleteFrom('idempotency_keys').execute();
  return productId;
}

/** The first answers are kept by the database's own time. */
const sweepAfter = (days: number) => sweepIdempotencyKeys(app.db, new Date(Date.now() + days * 86_400_000));

test('the first answer is kept for a month', async () => {
  const product_id = await goodsAlone();
  await app.call(addCartItem, { product_id }, person.token, 'the-first-tap');
  expect(await sweepAfter(29)).toBe(0);
  expect(await sweepAfter(31)).toBe(1);
});

test('of what was asked the SHA-256 alone is kept', async () => {
  const product_id = await goodsAlone();
  await app.call(addCartItem, { product_id }, person.token, 'the-first-tap');
  const hashes = app.db.selectFrom('idempotency_keys').select(['request_hash', 'received_hash']);
  const parsed = { params: {}, query: {}, body: { product_id, attribute_values: [], count: 1 } };
  const received = { body: { product_id }, files: [], params: {}, query: {} };
  const hash = (of: object) => createHash('sha256').update(JSON.stringify(of)).digest('hex');
  expect(await hashes.execute()).toEqual([{ request_hash: hash(parsed), received_hash: hash(received) }]);
});

test.each([2_000, 45_000])(
  'what no contract names is refused under a key where it is nested %i deep',
  async (depth) => {
    const product_id = await goodsAlone();
    const send = (levels: number, key: string) =>
      app.app.inject({
        method: 'POST',
        url: requestPathOf(addCartItem, {}),
        headers: {
          ...{ authorization: `Token ${person.token}`, 'content-type': 'application/json', 'idempotency-key': key },
        },
        payload: `{"product_id":${product_id},"more":${'['.repeat(levels)}${']'.repeat(levels)}}`,
      });
    const refused = await send(depth, 'nested-without-end');
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { body: ['Is nested too deeply'] }]);
    expect((await send(20, 'nested-a-little')).statusCode).toBe(201);
  },
);

describe('a replay after an update', () => {
  const KEY = 'tapped-before-the-update';
  const send = (payload: object) =>
    app.app.inject({
      method: 'POST',
      url: requestPathOf(addCartItem, {}),
      headers: { authorization: `Token ${person.token}`, 'idempotency-key': KEY },
      payload,
    });
  /** As the version of another contract keeps it. */
  const keep = (hashes: { request_hash?: string; received_hash?: null }) =>
    app.db.updateTable('idempotency_keys').set(hashes).where('key', '=', KEY).execute();

  test('is one though this version fills in a field that the first did not know, in whatever order they come (CALL-19)', async () => {
    const product_id = await goodsAlone();
    expect((await send({ product_id, attribute_values: [] })).statusCode).toBe(201);
    await keep({ request_hash: 'of a contract with other defaults' });
    expect((await send({ attribute_values: [], product_id })).json()).toMatchObject({ total_items: 1 });
    expect((await send({ product_id, attribute_values: [], count: 2 })).json()).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  test('is one of what a process of the version before has kept, and that one knows what this one keeps', async () => {
    const product_id = await goodsAlone();
    expect((await send({ product_id })).statusCode).toBe(201);
    await keep({ received_hash: null });
    expect((await send({ product_id })).json()).toMatchObject({ total_items: 1 });
    expect((await send({ product_id, count: 2 })).statusCode).toBe(409);
  });
});

describe('a replay under the same key', () => {
  const KEY = 'tapped-in-a-dead-spot';
  const SECRETS = ['delivery_password', 'telephone', 'alternate_receiver_phone', 'exterior_number', 'interior_number'];
  const NOTHING = { kind: 'answer', body: null };
  const keptUnder = async (key: string) => {
    const rows = app.db.selectFrom('idempotency_keys').select('response').where('key', '=', key);
    return (await rows.executeTakeFirstOrThrow()).response;
  };

  /** A driver's claim, and the same sent again whenever a test likes. */
  async function aClaim() {
    const { transactionId } = await aPendingOrder(app);
    const driver = await aDriver(app);
    const input = { driver_id: driver.driverId, transaction_id: transactionId };
    const claim = () => app.call(claimOrder, input, driver.token, KEY);
    expect((await claim()).body.order).toMatchObject({ telephone: '+526362223333', exterior_number: '12' });
    return { driver, input, transactionId, claim };
  }

  test("of a driver's claim shows the order as it is now: nothing private after the delivery", async () => {
    const { driver, input, claim } = await aClaim();
    expect((await claim()).body.order).toMatchObject({ status: 'shipped', exterior_number: '12' });
    const outcome = { ...input, delivery_successful: true };
    await app.call(finishDelivery, outcome, driver.token, 'the-outcome');
    const { status, body } = await claim();
    expect([status, body.order.status]).toEqual([200, 'delivered']);
    for (const field of SECRETS) expect(body.order).toHaveProperty(field, null);
    expect((await app.call(finishDelivery, outcome, driver.token, 'the-outcome')).body.status).toBe('delivered');
    expect([await keptUnder(KEY), await keptUnder('the-outcome')]).toEqual([NOTHING, NOTHING]);
  });

  test('is not found once the order is in other hands, and refused to who drives no more', async () => {
    const { driver, transactionId, claim } = await aClaim();
    const other = await aDriver(app);
    await app.db
      .updateTable('orders')
      .set({ driver_id: other.driverId })
      .where('transaction_id', '=', transactionId)
      .execute();
    expect((await claim()).status).toBe(404);
    await app.db.updateTable('users').set({ role: 'User' }).where('id', '=', driver.userId).execute();
    expect((await claim()).status).toBe(403);
  });

  test('of an assignment is for Admins of now alone', async () => {
    const admin = await anAdmin(app);
    const { transactionId } = await aPendingOrder(app);
    const input = { driverId: (await aDriver(app)).driverId, transactionId };
    const assign = () => app.call(assignOrder, input, admin.token, KEY);
    expect([(await assign()).status, (await assign()).status, await keptUnder(KEY)]).toEqual([200, 200, NOTHING]);
    await app.db.updateTable('users').set({ role: 'Driver' }).where('id', '=', admin.userId).execute();
    expect((await assign()).status).toBe(403);
  });

  test('of a product put into the cart shows the cart of now', async () => {
    const product_id = await goods(app);
    await app.call(addCartItem, { product_id }, person.token, KEY);
    await app.call(addCartItem, { product_id }, person.token);
    expect((await app.call(addCartItem, { product_id }, person.token, KEY)).body.total_items).toBe(2);
    expect(await keptUnder(KEY)).toEqual(NOTHING);
  });

  test('of an order gives its number again, and nothing else is kept', async () => {
    const buyer = await aFullCart(app);
    const first = await app.call(createOrder, checkout(buyer), buyer.token, KEY);
    expect((await app.call(createOrder, checkout(buyer), buyer.token, KEY)).body).toEqual(first.body);
    expect(await keptUnder(KEY)).toEqual({ kind: 'answer', body: first.body });
    expect(Object.keys(first.body).sort()).toEqual(['awaits_confirmation', 'order_total', 'transaction_id']);
  });

  const NUMBER = { transaction_id: 'ABCDEFGH', order_total: 12 };
  const GONE = { status: 409, code: 'gone', message: 'Gone', facts: {} };
  test.each<[string, object, object]>([
    ['an answer is kept', { kind: 'answer', body: NUMBER }, NUMBER],
    ['an error is kept', { kind: 'error', body: GONE }, { code: 'gone' }],
  ])('is answered by what is kept where %s', async (_, kept, answer) => {
    const buyer = await aFullCart(app);
    await app.call(createOrder, checkout(buyer), buyer.token, KEY);
    const response = JSON.stringify(kept);
    await app.db.updateTable('idempotency_keys').set({ response }).where('key', '=', KEY).execute();
    expect((await app.call(createOrder, checkout(buyer), buyer.token, KEY)).body).toMatchObject(answer);
  });
});
