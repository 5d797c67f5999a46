import { deleteProducts } from '@mercadito/contracts/catalog-editing';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { cancelOrder, getOrder } from '@mercadito/contracts/orders/tracking';
import { deleteProduct } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aFullCart, aPendingOrder, checkout } from '../../../test/orders.ts';
import { onPostgres } from '../../../test/races.ts';
import { aShopWithAddress, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a product that was ordered is deleted without a line of an order being written, however many there are', async () => {
  const shop = await aShopWithAddress(app);
  const ids = [await goods(app, { company_id: shop.companyId }), await goods(app, { company_id: shop.companyId })];
  const [first = 0, second = 0] = ids;
  const orders = [await aPendingOrder(app, first), await aPendingOrder(app, second)];
  await sql`
    insert into order_items (order_id, order_company_id, product_id, name, count, price_cents, discount,
      discounted_price_cents, cargo_extra_cents, currency, item_total_cents)
    select order_id, order_company_id, product_id, name, count, price_cents, discount, discounted_price_cents,
      cargo_extra_cents, currency, item_total_cents
    from order_items cross join generate_series(1, 300) where product_id = any(${ids}::integer[])`.execute(app.db);
  const lines = async () => {
    const { rows } = await sql<object>`
      select count(*) as lines, max(xmin::text::bigint) as last_writer from order_items`.execute(app.db);
    return rows[0];
  };
  const before = await lines();
  good(await app.call(deleteProducts, { companyId: shop.companyId, ids: [first] }, shop.token));
  good(await app.call(deleteProduct, { company_id: shop.companyId, productId: second }, shop.token));
  expect(await lines()).toEqual(before);
  for (const { buyer, transactionId } of orders) {
    const order = good(await app.call(getOrder, { userId: buyer.userId, transactionId }, buyer.token));
    const items = order.order_companies.flatMap((company) => company.orderItem);
    expect(items).toHaveLength(301);
    expect(new Set(items.map(({ product_id }) => product_id))).toEqual(new Set([null]));
  }
});

test('an order of a product that is gone is cancelled as any other: there is no stock to give back', async () => {
  const shop = await aShopWithAddress(app);
  const id = await goods(app, { company_id: shop.companyId, quantity_manage: true, stock: 5 });
  const { buyer, transactionId } = await aPendingOrder(app, id, 2);
  good(await app.call(deleteProduct, { company_id: shop.companyId, productId: id }, shop.token));
  const cancelled = { user: buyer.userId, transaction_id: transactionId };
  expect((await app.call(cancelOrder, cancelled, buyer.token)).status).toBe(200);
});

test.runIf(onPostgres)('a product that is deleted while it is being ordered is in no order', async () => {
  const id = await goods(app);
  const buyer = await aFullCart(app, id);
  const { ordering } = await app.db.transaction().execute(async (holder) => {
    await sql`delete from products where id = ${id}`.execute(holder);
    const ordering = app.call(createOrder, checkout(buyer), buyer.token);
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where not granted and locktype = 'transactionid'`.execute(holder);
      expect(rows.length).toBeGreaterThan(0);
    });
    return { ordering };
  });
  expect(await ordering).toMatchObject({ status: 409, body: { code: 'sold_out', facts: { product_id: id } } });
  const { rows } = await sql`select from order_items where product_id = ${id}`.execute(app.db);
  expect(rows).toEqual([]);
});
