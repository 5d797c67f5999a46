import { getDeliveryOrder, listAssignedOrders } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder, listQueuedOrders } from '@mercadito/contracts/deliveries/queue';
import type { Input } from '@mercadito/contracts/endpoint';
import { listOrdersByStatus } from '@mercadito/contracts/orders/admin';
import { getOrder } from '@mercadito/contracts/orders/tracking';
import { KEYWORD_VECTORS } from '@mercadito/domain/test/keyword-vectors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPendingOrder, aShippedOrder } from '../../../test/orders.ts';
import { aDriver, anAdmin, type Person } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { hashKeyword } from './hash-keyword.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

type More = Partial<Input<typeof finishDelivery>>;

/** An order in hand, and how its driver hands it over. */
async function atTheDoor() {
  const { driver, transactionId } = await aShippedOrder(app);
  const form = { driver_id: driver.driverId, transaction_id: transactionId, delivery_successful: true };
  const hand = (more: More = {}, key?: string) => app.call(finishDelivery, { ...form, ...more }, driver.token, key);
  const asAdmin = async () => (await app.call(getDeliveryOrder, { current_order: transactionId }, admin.token)).body;
  return { driver, transactionId, hand, asAdmin };
}

describe('the keyword at the door', () => {
  test('confirms the handover however it is written, and Admins see that', async () => {
    const { hand, asAdmin } = await atTheDoor();
    const { status, body } = await hand({ keyword: ' MÁNGO ', wrong_tries: 1 });
    expect([status, body]).toMatchObject([200, { status: 'delivered', keyword_check: null, wrong_tries: 0 }]);
    expect(await asAdmin()).toMatchObject({ keyword_check: 'confirmed', wrong_tries: 1, without_keyword_reason: null });
  });

  test('that is wrong is counted and refused, with how many are left; after three the right one is refused too (DELIVERY-14)', async () => {
    const { hand, asAdmin } = await atTheDoor();
    for (const tries_left of [2, 1, 0]) {
      const { status, body } = await hand({ keyword: 'pera' });
      expect([status, body]).toMatchObject([409, { code: 'wrong_keyword', facts: { tries_left } }]);
    }
    const { status, body } = await hand({ keyword: 'mango' });
    expect([status, body]).toMatchObject([409, { code: 'keyword_exhausted', facts: { tries_left: 0 } }]);
    expect(await asAdmin()).toMatchObject({ status: 'shipped', keyword_check: null, wrong_tries: 3 });
  });

  test('may be missing for a reason, at any time, which Admins read in the order and in the list (DELIVERY-16)', async () => {
    const { hand, transactionId, asAdmin } = await atTheDoor();
    const why = { without_keyword_reason: 'other', without_keyword_note: 'A neighbour', wrong_tries: 3 } as const;
    expect((await hand({ keyword: 'pera', ...why })).status).toBe(200);
    const { wrong_tries, ...said } = why;
    expect(await asAdmin()).toMatchObject({ keyword_check: 'without', wrong_tries, ...said });
    const list = await app.call(listOrdersByStatus, { status: 'delivered' }, admin.token);
    const listed = list.body.results.find((order) => order.transaction_id === transactionId);
    expect(listed).toMatchObject({ keyword_check: 'without', wrong_tries, ...said });
  });

  test('that was confirmed, or missing and why, is told to its customer too, and nothing before', async () => {
    const { buyer, driver, transactionId } = await aShippedOrder(app);
    const look = async () => (await app.call(getOrder, { userId: buyer.userId, transactionId }, buyer.token)).body;
    expect(await look()).toMatchObject({ keyword_check: null, without_keyword_reason: null });
    const why = { without_keyword_reason: 'other', without_keyword_note: 'A neighbour' } as const;
    const form = { driver_id: driver.driverId, transaction_id: transactionId, delivery_successful: true };
    await app.call(finishDelivery, { ...form, ...why }, driver.token);
    expect(await look()).toMatchObject({ keyword_check: 'without', ...why });
  });

  test('needs words where the reason is another one', async () => {
    const { hand } = await atTheDoor();
    const { status, body } = await hand({ without_keyword_reason: 'other', without_keyword_note: ' ' });
    expect([status, body]).toMatchObject([400, { errors: { without_keyword_note: [expect.any(String)] } }]);
  });

  test('is not asked of a client that knows of none (DELIVERY-14)', async () => {
    const { hand, asAdmin } = await atTheDoor();
    expect((await hand()).status).toBe(200);
    expect(await asAdmin()).toMatchObject({ keyword_check: 'not_asked', wrong_tries: 0 });
  });

  test('that was wrong is counted once for one key, and answered the same', async () => {
    const { hand, asAdmin } = await atTheDoor();
    const first = await hand({ keyword: 'pera' }, 'wrong-word-1');
    const again = await hand({ keyword: 'pera' }, 'wrong-word-1');
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await asAdmin()).toMatchObject({ wrong_tries: 1 });
  });

  test('tells nobody but the holder whether a word is right', async () => {
    const { transactionId } = await aPendingOrder(app);
    const driver = await aDriver(app);
    const form = { driver_id: driver.driverId, transaction_id: transactionId, delivery_successful: true };
    const right = await app.call(finishDelivery, { ...form, keyword: 'mango' }, driver.token);
    const wrong = await app.call(finishDelivery, { ...form, keyword: 'pera' }, driver.token);
    expect([right.status, right.body]).toEqual([wrong.status, wrong.body]);
    expect(wrong.body).toMatchObject({ code: 'wrong_status' });
  });
});

describe('the keyword in clear', () => {
  test('goes to no driver, not to the holder either, whatever is asked or told (DELIVERY-13)', async () => {
    const { transactionId } = await aPendingOrder(app);
    const driver = await aDriver(app);
    const { token, driverId: driver_id } = driver;
    const claimed = await app.call(claimOrder, { driver_id, transaction_id: transactionId }, token);
    const answers = [
      claimed.body.order,
      (await app.call(getDeliveryOrder, { driver_id, current_order: transactionId }, token)).body,
      (await app.call(getDeliveryOrder, { current_order: transactionId }, token)).body,
      (await app.call(listAssignedOrders, { driverId: driver_id }, token)).body.results[0],
      (await app.call(listQueuedOrders, {}, token)).body.results[0],
    ];
    for (const answer of answers.slice(0, 4))
      expect(answer).toMatchObject({ transaction_id: transactionId, is_mine: true });
    for (const answer of answers) expect(answer?.delivery_password ?? null).toBeNull();
    expect(JSON.stringify(answers)).not.toContain('mango');
    expect(answers[0]).toHaveProperty('delivery_password', null);
  });
});

describe('the hash of the keyword', () => {
  test.each(KEYWORD_VECTORS)('of “$word” is the one that a device makes', async ({ word, salt, hash }) => {
    expect(await hashKeyword(word, Buffer.from(salt, 'hex'))).toEqual({ salt, hash, iterations: 50_000 });
  });

  test('is given to the holder alone, and is another one each time', async () => {
    const { driver, transactionId, hand } = await atTheDoor();
    const active = await app.call(listAssignedOrders, { driverId: driver.driverId }, driver.token);
    const { keyword_hash } = active.body.results[0] ?? {};
    expect(keyword_hash).toEqual(await hashKeyword('mango', Buffer.from(keyword_hash?.salt ?? '', 'hex')));
    const other = await atTheDoor();
    const theirs = await app.call(listAssignedOrders, { driverId: other.driver.driverId }, other.driver.token);
    expect(theirs.body.results[0]?.keyword_hash?.salt).not.toBe(keyword_hash?.salt);
    await hand({ keyword: 'mango' });
    const over = await app.call(
      getDeliveryOrder,
      { driver_id: driver.driverId, current_order: transactionId },
      driver.token,
    );
    expect(over.body.keyword_hash).toBeNull();
    await aPendingOrder(app);
    const queue = await app.call(listQueuedOrders, {}, driver.token);
    expect(queue.body.results.every((order) => order.keyword_hash === null)).toBe(true);
  });
});
