import { setOpeningHours } from '@mercadito/contracts/opening-hours';
import { requeueOrder } from '@mercadito/contracts/orders/admin';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { inboxOf } from '../../../test/messages.ts';
import { aPendingOrder, aShippedOrder, type Buyer } from '../../../test/orders.ts';
import { anAdmin, type Person } from '../../../test/people.ts';
import { aShopWithAddress, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { tellWaiting } from './index.ts';

const MINUTE_MS = 60_000;
const LATE = 'An order has been waiting too long';

let app: TestApp;
let admin: Person;
let shop: Shop;
beforeEach(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
  shop = await aShopWithAddress(app);
});
afterEach(() => app.close());

interface Waiting {
  readonly order_id: number;
  readonly since: string;
}

/** What is to be looked at later, and in how many minutes. */
async function queued(): Promise<(Waiting & { minutes: number })[]> {
  const { rows } = await sql<Waiting & { minutes: number }>`
    select (data ->> 'order_id')::int as order_id, data ->> 'since' as since,
      round(extract(epoch from start_after - now()) / 60)::int as minutes
    from jobs.job where name = ${tellWaiting.name} order by start_after desc`.execute(app.db);
  return rows;
}

/** The order has waited for so many minutes by the database's clock; what Admins have heard of late orders once it was looked at. */
async function heardAfter(minutes: number, look?: Waiting): Promise<string[]> {
  const [job = { order_id: 0, since: '' }] = await queued();
  const since = new Date(Date.now() - minutes * MINUTE_MS).toISOString();
  await app.db.updateTable('orders').set({ status_changed_at: since }).where('id', '=', job.order_id).execute();
  const { services, log } = app.app;
  const context = { services, log, signal: AbortSignal.timeout(60_000) };
  await tellWaiting.run({ order_id: job.order_id, since: look?.since ?? since }, context);
  return (await inboxOf(app, admin)).filter((title) => title === LATE);
}

const anOrder = async (): Promise<{ buyer: Buyer; transactionId: string }> =>
  aPendingOrder(app, await goods(app, { company_id: shop.companyId }));

test('is looked at half an hour after it was sent, and Admins hear that it still waits (MESSAGE-13)', async () => {
  await anOrder();
  expect(await queued()).toMatchObject([{ minutes: 30 }]);
  expect(await heardAfter(31)).toEqual([LATE]);
});

test('is told to nobody once it waits no more, or waits anew (MESSAGE-13)', async () => {
  const { buyer, transactionId } = await anOrder();
  const [first] = await queued();
  expect(await heardAfter(31, first)).toEqual([]);
  good(await app.call(cancelOrder, { transaction_id: transactionId }, buyer.token));
  expect(await heardAfter(31)).toEqual([]);
});

test('is looked at again when it is put back into the queue', async () => {
  const { transactionId } = await aShippedOrder(app, await goods(app, { company_id: shop.companyId }));
  await sql`update orders set status = 'delivery_failed', failed_at = now()`.execute(app.db);
  good(await app.call(requeueOrder, { transaction_id: transactionId }, admin.token));
  expect(await queued()).toHaveLength(2);
  expect(await heardAfter(31)).toEqual([LATE]);
});

test('is late with nothing while its only business is closed, and looked at again (MESSAGE-13, ORDER-16)', async () => {
  const tomorrow = (new Date(Date.now() + 36 * 60 * MINUTE_MS).getUTCDay() + 6) % 7;
  const opening_hours = [{ day_no: tomorrow + 1, opens: '08:00', shuts: '09:00' }];
  good(await app.call(setOpeningHours, { company_id: shop.companyId, opening_hours }, shop.token));
  await anOrder();
  expect(await heardAfter(31)).toEqual([]);
  const [later] = await queued();
  expect(later?.minutes).toBeGreaterThan(31);
});
