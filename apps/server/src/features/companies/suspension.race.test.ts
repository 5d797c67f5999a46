import { updatePerson } from '@mercadito/contracts/accounts';
import { addCartItem } from '@mercadito/contracts/cart';
import { suspendCompany } from '@mercadito/contracts/companies';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aFullCart, checkout } from '../../../test/orders.ts';
import { anAdmin, type Person } from '../../../test/people.ts';
import { onPostgres, warmUp } from '../../../test/races.ts';
import { aShopWithAddress, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Db } from '../../database/connection.ts';
import { holdOpenCompanies, lockAgainstOrders, setSuspension } from './suspension.queries.ts';

const reason = 'Three orders were never filled.';

describe.runIf(onPostgres)('closing a business beside an order of it', () => {
  let app: TestApp;
  let admin: Person;
  let shop: Shop;
  let productId: number;
  beforeAll(async () => {
    app = await createTestApp();
    await warmUp(app);
    admin = await anAdmin(app);
    shop = await aShopWithAddress(app);
    productId = await goods(app, { company_id: shop.companyId });
  });
  afterAll(() => app.close());

  const setMembership = (db: Db, until: string | null) =>
    db.updateTable('users').set({ subscription_until: until }).where('id', '=', shop.userId).execute();

  /** Until somebody waits for a lock in this database. */
  const somebodyWaits = () =>
    vi.waitFor(
      async () => {
        const { rows } = await sql`select from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(app.db);
        expect(rows).toHaveLength(1);
      },
      { interval: 10, timeout: 5_000 },
    );

  test('an order that is sent while its business is being closed is refused (SUSPENSION-4)', async () => {
    const buyer = await aFullCart(app, productId);
    const suspension = { at: app.clock.now.toISOString(), reason, by: admin.userId };
    const sent = await app.db.transaction().execute(async (transaction) => {
      await lockAgainstOrders(transaction, shop.companyId);
      await setSuspension(transaction, shop.companyId, suspension);
      const order = app.call(createOrder, checkout(buyer), buyer.token);
      await somebodyWaits();
      return { order };
    });
    const { status, body } = await sent.order;
    expect([status, body]).toMatchObject([409, { code: 'no_longer_sold' }]);
    await setSuspension(app.db, shop.companyId, null);
    good(await app.call(createOrder, checkout(buyer), buyer.token));
  });

  test('an order that is sent while the membership of its owner is being ended is refused (SELLING-2)', async () => {
    const buyer = await aFullCart(app, productId);
    const sent = await app.db.transaction().execute(async (transaction) => {
      await lockAgainstOrders(transaction, shop.companyId);
      await setMembership(transaction, null);
      const order = app.call(createOrder, checkout(buyer), buyer.token);
      await somebodyWaits();
      return { order };
    });
    const { status, body } = await sent.order;
    await setMembership(app.db, '2099-12-31T00:00:00.000Z');
    expect([status, body]).toMatchObject([409, { code: 'takes_no_orders' }]);
    good(await app.call(createOrder, checkout(buyer), buyer.token));
  });

  test('a membership is ended after an order that holds the business', async () => {
    const ending = await app.db.transaction().execute(async (transaction) => {
      await holdOpenCompanies(transaction, [shop.companyId]);
      const answer = app.call(updatePerson, { userId: shop.userId, subscription_until: null }, admin.token);
      await somebodyWaits();
      return { answer };
    });
    expect((await ending.answer).status).toBe(200);
    await setMembership(app.db, '2099-12-31T00:00:00.000Z');
  });

  test('waits for an order that holds it, and for no longer', async () => {
    const closing = await app.db.transaction().execute(async (transaction) => {
      await holdOpenCompanies(transaction, [shop.companyId]);
      const answer = app.call(suspendCompany, { companyId: shop.companyId, reason }, admin.token);
      await somebodyWaits();
      return { answer };
    });
    expect(good(await closing.answer).is_suspended).toBe(true);
    const buyer = await aFullCart(app);
    expect((await app.call(addCartItem, { product_id: productId }, buyer.token)).status).toBe(404);
    await setSuspension(app.db, shop.companyId, null);
  });

  test('the owner and who orders do not wait for each other', async () => {
    const buyer = await aFullCart(app, productId);
    await app.db.transaction().execute(async (transaction) => {
      await sql`select from companies where id = ${shop.companyId} for no key update`.execute(transaction);
      good(await app.call(createOrder, checkout(buyer), buyer.token));
    });
  });
});
