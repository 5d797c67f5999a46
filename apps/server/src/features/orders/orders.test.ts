import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { declineOrder, listOrdersByStatus, requeueOrder } from '@mercadito/contracts/orders/admin';
import { getRandomWord } from '@mercadito/contracts/orders/checkout';
import { cancelOrder, getOrder, listOrders } from '@mercadito/contracts/orders/tracking';
import { updateAccount } from '@mercadito/contracts/own-account';
import { ENGLISH_KEYWORDS } from '@mercadito/domain/orders/keywords.en';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAddress, goods } from '../../../test/carts.ts';
import { aBuyer, aPendingOrder, aShippedOrder } from '../../../test/orders.ts';
import { aCustomer, aDriver, anAdmin, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const stockOf = async (productId: number) =>
  (await app.db.selectFrom('products').select('stock').where('id', '=', productId).executeTakeFirstOrThrow()).stock;
const counted = (stock: number) => goods(app, { quantity_manage: true, stock });

async function aFailedOrder(productId?: number, count = 1) {
  const order = await aShippedOrder(app, productId, count);
  const { driverId, token } = order.driver;
  const outcome = {
    driver_id: driverId,
    transaction_id: order.transactionId,
    delivery_successful: false,
    body: 'Shut',
  };
  expect((await app.call(finishDelivery, outcome, token)).status).toBe(200);
  return order;
}

describe('who carries an order', () => {
  test('can be called by its customer while it is on its way, and no longer (ORDER-11)', async () => {
    const order = await aShippedOrder(app);
    await anAddress(app, order.driver);
    const look = async () =>
      (await app.call(getOrder, { userId: order.buyer.userId, transactionId: order.transactionId }, order.buyer.token))
        .body.driver;
    expect(await look()).toMatchObject({ name: 'Ana', telephone: '+526362223333' });
    const { driverId, token } = order.driver;
    const outcome = { driver_id: driverId, transaction_id: order.transactionId, delivery_successful: true, body: '' };
    await app.call(finishDelivery, outcome, token);
    expect(await look()).toMatchObject({ name: 'Ana', telephone: null });
  });
});

describe('cancelling an order', () => {
  test('gives its stock back, once, and is told in its timeline', async () => {
    const product = await counted(5);
    const { buyer, transactionId } = await aPendingOrder(app, product, 3);
    const { status, body } = await app.call(cancelOrder, { transaction_id: transactionId }, buyer.token);
    expect([status, body.status]).toEqual([200, 'cancelled']);
    expect(body.events.map((event) => event.status)).toEqual(['pending', 'cancelled']);
    const again = await app.call(cancelOrder, { transaction_id: transactionId }, buyer.token);
    expect([again.status, again.body]).toMatchObject([409, { code: 'wrong_status', facts: { status: 'cancelled' } }]);
    expect(await stockOf(product)).toBe(5);
  });

  test('is for its customer alone', async () => {
    const { buyer, transactionId } = await aPendingOrder(app);
    const other = await aCustomer(app);
    expect((await app.call(cancelOrder, { transaction_id: transactionId })).status).toBe(401);
    expect((await app.call(cancelOrder, { transaction_id: transactionId }, other.token)).status).toBe(404);
    const named = { transaction_id: transactionId, user: buyer.userId };
    expect((await app.call(cancelOrder, named, other.token)).status).toBe(403);
    expect((await app.call(cancelOrder, { transaction_id: 'no!' }, buyer.token)).status).toBe(400);
  });

  test('is too late once it is on the road, and possible again when the delivery failed (ORDER-8)', async () => {
    const shipped = await aShippedOrder(app);
    const late = await app.call(cancelOrder, { transaction_id: shipped.transactionId }, shipped.buyer.token);
    expect([late.status, late.body]).toMatchObject([409, { code: 'wrong_status' }]);
    const product = await counted(2);
    const failed = await aFailedOrder(product);
    expect(await stockOf(product)).toBe(1);
    expect((await app.call(cancelOrder, { transaction_id: failed.transactionId }, failed.buyer.token)).status).toBe(
      200,
    );
    expect(await stockOf(product)).toBe(2);
  });
});

describe('declining an order', () => {
  test('needs a reason, which the customer is told, and gives the stock back (ORDER-9)', async () => {
    const product = await counted(1);
    const { buyer, transactionId } = await aPendingOrder(app, product);
    const without = await app.call(
      declineOrder,
      { transaction_id: transactionId, cancellation_reason: ' ' },
      admin.token,
    );
    expect(without.status).toBe(400);
    const input = { transaction_id: transactionId, cancellation_reason: 'Road is flooded' };
    expect((await app.call(declineOrder, input, admin.token)).body.status).toBe('declined');
    const path = { userId: buyer.userId, transactionId };
    const { body } = await app.call(getOrder, path, buyer.token);
    expect(body).toMatchObject({ status: 'declined', cancellation_reason: 'Road is flooded' });
    expect(await stockOf(product)).toBe(1);
  });

  test('is for Admins, and not for an order on the road', async () => {
    const { buyer, driver, transactionId } = await aShippedOrder(app);
    const input = { transaction_id: transactionId, cancellation_reason: 'No' };
    expect((await app.call(declineOrder, input, buyer.token)).status).toBe(403);
    expect((await app.call(declineOrder, input, driver.token)).status).toBe(403);
    expect((await app.call(declineOrder, input, admin.token)).status).toBe(409);
    const unknown = { ...input, transaction_id: 'ABCDEFGH2345' };
    expect((await app.call(declineOrder, unknown, admin.token)).status).toBe(404);
  });
});

describe('putting a failed order back into the queue', () => {
  test('frees it from its driver and keeps what it took', async () => {
    const product = await counted(3);
    const { transactionId } = await aFailedOrder(product, 2);
    const { status, body } = await app.call(requeueOrder, { transaction_id: transactionId }, admin.token);
    expect([status, body.status, body.driver]).toEqual([200, 'pending', null]);
    expect(body.events.map((event) => event.status)).toEqual(['pending', 'shipped', 'delivery_failed', 'pending']);
    expect(await stockOf(product)).toBe(1);
  });

  test('is for Admins and for failed orders', async () => {
    const { buyer, transactionId } = await aPendingOrder(app);
    expect((await app.call(requeueOrder, { transaction_id: transactionId }, admin.token)).status).toBe(409);
    expect((await app.call(requeueOrder, { transaction_id: transactionId }, buyer.token)).status).toBe(403);
  });
});

describe("a person's orders", () => {
  test('have the telephone that their driver has given (ACCOUNT-22)', async () => {
    const { buyer, driver, transactionId } = await aShippedOrder(app);
    good(await app.call(updateAccount, { telephone: '636 111 2233' }, driver.token));
    const { body } = await app.call(getOrder, { userId: buyer.userId, transactionId }, buyer.token);
    expect(body.driver?.telephone).toBe('+526361112233');
  });

  test('are shown one by one to themselves, with the driver once there is one', async () => {
    const { buyer, transactionId } = await aShippedOrder(app);
    const path = { userId: buyer.userId, transactionId };
    const { body } = await app.call(getOrder, path, buyer.token);
    expect(body).toMatchObject({ status: 'shipped', driver: { name: 'Ana', last_name: 'Ruiz', telephone: null } });
    const other = await aBuyer(app);
    expect((await app.call(getOrder, path, other.token)).status).toBe(403);
    expect((await app.call(getOrder, { ...path, userId: other.userId }, other.token)).status).toBe(404);
    expect((await app.call(getOrder, path)).status).toBe(401);
    expect((await app.call(getOrder, path, admin.token)).status).toBe(200);
  });

  test('are listed newest first, ten a page, without repeating when one is added', async () => {
    const { buyer, transactionId } = await aPendingOrder(app);
    const template = await app.db
      .selectFrom('orders')
      .selectAll()
      .where('transaction_id', '=', transactionId)
      .executeTakeFirstOrThrow();
    const { id: _id, ...row } = template;
    await aPendingOrder(app);
    const copies = Array.from({ length: 12 }, (_, at) => ({
      ...row,
      transaction_id: `COPY-${at}-${row.transaction_id}`,
    }));
    const ids = await app.db.insertInto('orders').values(copies).returning('id').execute();
    await app.db
      .insertInto('order_companies')
      .values(ids.map(({ id }) => ({ order_id: id, company_name: 'Shop', total_cents: 0 })))
      .execute();
    const path = { userId: buyer.userId };
    const first = await app.call(listOrders, path, buyer.token);
    expect(first.body).toMatchObject({ count: 13, previous: null });
    await app.db
      .insertInto('orders')
      .values({ ...row, transaction_id: 'NEW-IN-BETWEEN' })
      .execute();
    const headers = { authorization: `Token ${buyer.token}` };
    const second = (await app.app.inject({ url: first.body.next ?? '', headers })).json() as typeof first.body;
    const shown = [...first.body.results, ...second.results].map((order) => order.transaction_id);
    expect(new Set(shown).size).toBe(13);
    expect(shown.at(-1)).toBe(transactionId);
    expect(second.next).toBeNull();
    expect(second.results.at(-1)).toMatchObject({ company_names: ['La Esquina'], order_total: 100, total_items: 1 });
    const wrong = await app.call(listOrders, { ...path, cursor: 'nonsense' }, buyer.token);
    expect(wrong.status).toBe(400);
  });
});

describe('all orders', () => {
  test('are listed for Admins by status, with page numbers', async () => {
    const { transactionId, driver } = await aFailedOrder();
    const { body } = await app.call(listOrdersByStatus, { status: 'delivery_failed' }, admin.token);
    expect(body.current_page).toBe(1);
    expect(body.results.every((order) => order.status === 'delivery_failed')).toBe(true);
    expect(body.results.find((order) => order.transaction_id === transactionId)).toMatchObject({
      driver_id: driver.driverId,
      driver_name: 'Ana Ruiz',
      location: 'Lagunitas',
    });
    const all = await app.call(listOrdersByStatus, {}, admin.token);
    expect(all.body.num_pages).toBe(Math.ceil(all.body.count / 10));
    expect((await app.callWrongly(listOrdersByStatus, { status: 'lost' }, admin.token)).status).toBe(400);
    expect((await app.call(listOrdersByStatus, {}, driver.token)).status).toBe(403);
  });
});

describe('a keyword', () => {
  test('is a word of the language asked for', async () => {
    const driver = await aDriver(app);
    const { body } = await app.call(getRandomWord, { language: 'en' }, driver.token);
    expect(ENGLISH_KEYWORDS).toContain(body.word);
    expect((await app.callWrongly(getRandomWord, { language: 'fr' }, driver.token)).status).toBe(400);
    expect((await app.call(getRandomWord, { language: 'en' })).status).toBe(401);
  });
});
