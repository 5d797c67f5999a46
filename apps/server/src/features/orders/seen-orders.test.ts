import { getDispatchBoard } from '@mercadito/contracts/dispatch';
import { listInbox } from '@mercadito/contracts/inbox';
import { setOpeningHours } from '@mercadito/contracts/opening-hours';
import { listCompanyOrders, listUnseenOrders, markOrdersSeen } from '@mercadito/contracts/orders/company';
import { cancelOrder, getOrder } from '@mercadito/contracts/orders/tracking';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { tellEverybody } from '../../../test/messages.ts';
import { aPendingOrder } from '../../../test/orders.ts';
import { anAdmin } from '../../../test/people.ts';
import { several } from '../../../test/races.ts';
import { aShopWithAddress, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../database/transaction.ts';
import { selectUnseenOfCompany } from './company-orders.queries.ts';

let app: TestApp;
let shop: Shop;
beforeEach(async () => {
  app = await createTestApp();
  shop = await aShopWithAddress(app);
});
afterEach(() => app.close());

const pass = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};
const anOrder = async () => aPendingOrder(app, await goods(app, { company_id: shop.companyId }));
const see = (by: Shop, ...transaction_ids: string[]) =>
  app.call(markOrdersSeen, { company_id: by.companyId, transaction_ids }, by.token);
const seenAt = async () =>
  good(await app.call(listCompanyOrders, { companyId: shop.companyId }, shop.token)).results.map(
    ({ seen_at }) => seen_at,
  );
const recorded = async () =>
  (await app.db.selectFrom('audit_log').select('action').where('action', '=', 'markOrdersSeen').execute()).length;

describe('an order that somebody of a business has seen (ORDER-16)', () => {
  test('tells so to its customer, once, and the first time counts', async () => {
    const { buyer, transactionId } = await anOrder();
    expect(await seenAt()).toEqual([null]);
    const first = app.clock.now.toISOString();
    good(await see(shop, transactionId));
    pass(5);
    good(await see(shop, transactionId));
    expect(await seenAt()).toEqual([first]);
    const order = good(await app.call(getOrder, { userId: buyer.userId, transactionId }, buyer.token));
    expect(order.order_companies).toMatchObject([{ seen_at: first }]);
    await tellEverybody(app);
    const inbox = good(await app.call(listInbox, {}, buyer.token)).results;
    expect(inbox.filter(({ href }) => href.includes(transactionId))).toHaveLength(1);
    expect(await recorded()).toBe(1);
  });

  test('stands among those that nobody has seen, of however many pages, until it is seen or has ended', async () => {
    const numbers: string[] = [];
    for (let order = 0; order < 12; order += 1) numbers.push((await anOrder()).transactionId);
    const { buyer, transactionId } = await anOrder();
    good(await app.call(cancelOrder, { transaction_id: transactionId }, buyer.token));
    const unseen = async () =>
      good(await app.call(listUnseenOrders, { companyId: shop.companyId }, shop.token)).results.map(
        (order) => order.transaction_id,
      );
    expect(await unseen()).toEqual(numbers.toReversed());
    good(await see(shop, ...numbers.slice(0, 11)));
    expect(await unseen()).toEqual(numbers.slice(11));
  });

  test('is looked for among those alone that nobody has seen and that have not ended', async () => {
    const [waiting, ended] = [await anOrder(), await anOrder()];
    good(await app.call(cancelOrder, { transaction_id: ended.transactionId }, ended.buyer.token));
    const read = await inTransaction(app.db, async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      return selectUnseenOfCompany(transaction, shop.companyId).explain('json', sql`analyze`);
    });
    const [, rows] =
      /"Index Name":"order_companies_unseen"[^{}]*"Actual Rows":([\d.]+)/.exec(JSON.stringify(read)) ?? [];
    expect(Number(rows)).toBe(1);
    expect(good(await see(shop, waiting.transactionId))).toEqual({ done: true });
  });

  test('is seen once by several at once', async () => {
    const { transactionId } = await anOrder();
    const answers = await several(5, () => see(shop, transactionId));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await recorded()).toBe(1);
  });

  test('is not seen by another business, nor once it has ended', async () => {
    const { buyer, transactionId } = await anOrder();
    expect((await see(await aShopWithAddress(app), transactionId)).status).toBe(404);
    good(await app.call(cancelOrder, { transaction_id: transactionId }, buyer.token));
    good(await see(shop, transactionId));
    expect(await seenAt()).toEqual([null]);
  });
});

describe('on the board', () => {
  const hours = { day_no: 0, opens: '08:00', shuts: '18:00', break_start: '', break_end: '' };
  const partOf = async () => {
    const { token } = await anAdmin(app);
    return good(await app.call(getDispatchBoard, {}, token)).waiting.orders[0]?.companies[0];
  };

  test('a business that has not seen its order has its telephone, one that has seen it has none (ORDER-16)', async () => {
    const { transactionId } = await anOrder();
    const at = app.clock.now.toISOString();
    expect(await partOf()).toMatchObject({ seen_at: null, counts_from: at, telephone: '+526361110000' });
    good(await see(shop, transactionId));
    expect(await partOf()).toMatchObject({ seen_at: at, telephone: null });
  });

  test('what came while it is closed counts from its opening (ORDER-16)', async () => {
    const opening_hours = [1, 2, 3, 4, 5, 6, 7].map((day_no) => ({ ...hours, day_no }));
    good(await app.call(setOpeningHours, { company_id: shop.companyId, opening_hours }, shop.token));
    app.clock.now = new Date('2026-11-27T05:00:00.000Z');
    await anOrder();
    const opening = '2026-11-27T14:00:00.000Z';
    expect(await partOf()).toMatchObject({ is_open_now: false, next_change_at: opening, counts_from: opening });
    app.clock.now = new Date('2026-11-27T14:30:00.000Z');
    expect(await partOf()).toMatchObject({ is_open_now: true, counts_from: opening });
  });
});
