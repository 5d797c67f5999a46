import { blockPerson } from '@mercadito/contracts/accounts';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { endOrderSharing, getSharedOrder, shareOrder } from '@mercadito/contracts/orders/sharing';
import { getOrder } from '@mercadito/contracts/orders/tracking';
import { requestPathOf } from '@mercadito/contracts/request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShippedOrder } from '../../../test/orders.ts';
import { aCustomer, anAdmin } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { sweepOrderShares } from './order-shares.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pass = (days: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + days * 86_400_000);
};

/** An order that a driver has, and the link to it. */
async function aSharedOrder() {
  const order = await aShippedOrder(app);
  const transaction_id = order.transactionId;
  const share = async () => good(await app.call(shareOrder, { transaction_id }, order.buyer.token));
  const end = () =>
    app.call(endOrderSharing, { userId: order.buyer.userId, transactionId: transaction_id }, order.buyer.token);
  return { ...order, ...(await share()), share, end };
}

const look = (secret: string) => app.call(getSharedOrder, { secret });
const gone = async (secret: string) => {
  const [{ status, body }, wrong] = [await look(secret), await look('a-wrong-one')];
  expect(wrong.status).toBe(404);
  return status === 404 && JSON.stringify(body) === JSON.stringify(wrong.body);
};

describe('an order whose customer has made a link (ORDER-17)', () => {
  test('is seen by whoever has it: where it stands, from whom, how much, and the driver’s first name', async () => {
    const { secret, shared_until, driver, transactionId } = await aSharedOrder();
    expect(secret).toMatch(/^[\w-]{22}$/);
    const order = good(await look(secret));
    expect(order).toMatchObject({
      ...{ status: 'shipped', pick_ups: { done: 0, total: 1 }, total_items: 1, driver_name: 'Ana', shared_until },
    });
    expect(order.company_names).toHaveLength(1);
    const end = {
      driver_id: driver.driverId,
      transaction_id: transactionId,
      delivery_successful: true,
      body: 'Blue door',
    };
    good(await app.call(finishDelivery, end, driver.token));
    expect(good(await look(secret))).toMatchObject({ status: 'delivered', driver_name: null });
  });

  test('tells neither who ordered nor where to, by which telephone, keyword or number', async () => {
    const { secret, transactionId } = await aSharedOrder();
    const row = await app.db
      .selectFrom('orders')
      .selectAll()
      .where('transaction_id', '=', transactionId)
      .executeTakeFirstOrThrow();
    const order = good(await look(secret));
    expect(Object.keys(order).sort()).toEqual([
      'awaits_confirmation',
      'company_names',
      'delivery_fee',
      'driver_name',
      'on_way_at',
      'order_total',
      'pick_ups',
      'ready_names',
      'shared_until',
      'since',
      'status',
      'total_items',
    ]);
    const { telephone_number, street_1, delivery_password, instruction, last_name, username, transaction_id } = row;
    const told = JSON.stringify(order);
    for (const secretOfHers of [
      telephone_number,
      street_1,
      delivery_password,
      instruction,
      last_name,
      username,
      transaction_id,
    ])
      expect(told).not.toContain(secretOfHers);
  });

  test('is kept and passed on by nobody, and its link is nowhere but with whoever has it', async () => {
    const { secret } = await aSharedOrder();
    const { headers } = await app.app.inject(requestPathOf(getSharedOrder, { secret }));
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const rows = await app.db.selectFrom('order_shares').selectAll().execute();
    const told = await app.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify([rows, told])).not.toContain(secret);
  });

  test.each<[string, (of: Awaited<ReturnType<typeof aSharedOrder>>) => Promise<unknown>]>([
    ['she has ended it', ({ end }) => end()],
    ['she has made another one', ({ share }) => share()],
    ['30 days are over', async () => pass(30)],
    [
      'her account is blocked',
      async ({ buyer }) => {
        const { token } = await anAdmin(app);
        return good(await app.call(blockPerson, { userId: buyer.userId, reason: 'Test' }, token));
      },
    ],
  ])('is seen by nobody once %s, as if there had been no link', async (_, makeEnd) => {
    const shared = await aSharedOrder();
    expect(await gone(shared.secret)).toBe(false);
    await makeEnd(shared);
    expect(await gone(shared.secret)).toBe(true);
  });

  test('says so to her until it ends', async () => {
    const { buyer, transactionId, shared_until, end } = await aSharedOrder();
    const until = async () =>
      good(await app.call(getOrder, { userId: buyer.userId, transactionId }, buyer.token)).shared_until;
    expect(await until()).toBe(shared_until);
    good(await end());
    expect(await until()).toBeNull();
    good(await end());
  });

  test('is shared and ended by nobody else', async () => {
    const { secret, transactionId } = await aSharedOrder();
    const { token, userId } = await aCustomer(app);
    const answers = [
      await app.call(shareOrder, { transaction_id: transactionId }, token),
      await app.call(endOrderSharing, { userId, transactionId }, token),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await gone(secret)).toBe(false);
  });
});

test('links whose time is over are swept', async () => {
  await sweepOrderShares(app.db, new Date('2999-01-01'));
  await aSharedOrder();
  expect(await sweepOrderShares(app.db, app.clock.now)).toBe(0);
  pass(30);
  expect(await sweepOrderShares(app.db, app.clock.now)).toBe(1);
});
