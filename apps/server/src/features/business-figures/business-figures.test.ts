import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import { addCartItem } from '@mercadito/contracts/cart';
import { updateCompanyPlan, uploadProfileImage } from '@mercadito/contracts/companies';
import { addCompanyAddress, addContact, updateContact } from '@mercadito/contracts/customization';
import { changeItemStatus } from '@mercadito/contracts/deliveries/active-deliveries';
import { setOpeningHours } from '@mercadito/contracts/opening-hours';
import { declineOrder } from '@mercadito/contracts/orders/admin';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { sayOrderReady } from '@mercadito/contracts/orders/company';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { createCompanyReview, createProductReview } from '@mercadito/contracts/reviews';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { change, goods } from '../../../test/carts.ts';
import { aFullCart, aPendingOrder, aShippedOrder, checkout } from '../../../test/orders.ts';
import { aCustomer, anAdmin } from '../../../test/people.ts';
import { aPicture, aShop, aShopJustBegun, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
let noon: Date;
beforeAll(async () => {
  app = await createTestApp();
  noon = app.clock.now;
});
beforeEach(async () => {
  app.clock.now = noon;
  shop = await aShopJustBegun(app);
});
afterAll(() => app.close());

const figures = async (of = shop) => good(await app.call(getBusinessFigures, { companyId: of.companyId }, of.token));
const ours = (fields: Parameters<typeof goods>[1] = {}) => goods(app, { company_id: shop.companyId, ...fields });
const NOTHING = { orders: 0, sales: 0 };

describe('what a business has sold', () => {
  test('is counted by the days of the site, whose Wednesday begins at six in the morning of UTC', async () => {
    const product = await ours();
    for (const at of ['2026-05-28T05:59:00Z', '2026-06-07T12:00:00Z', '2026-06-10T05:59:00Z', '2026-06-10T06:00:00Z']) {
      app.clock.now = new Date(at);
      await aPendingOrder(app, product, 2);
    }
    app.clock.now = noon;
    const { today, this_week, last_days, days_before } = await figures();
    expect({ today, this_week }).toEqual({ today: { orders: 1, sales: 200 }, this_week: { orders: 2, sales: 400 } });
    expect([days_before[0]?.date, last_days[0]?.date, last_days[6]?.date]).toEqual([
      '2026-05-28',
      '2026-06-04',
      '2026-06-10',
    ]);
    expect(days_before).toEqual(days_before.map(({ date }) => ({ date, ...NOTHING })));
    expect(last_days.map(({ orders }) => orders)).toEqual([0, 0, 0, 1, 0, 1, 1]);
  });

  test('is told of the same days of the week before, up to the midnight of the site', async () => {
    const product = await ours();
    for (const at of ['2026-06-01T05:59:00Z', '2026-06-01T06:00:00Z', '2026-06-04T05:59:00Z', '2026-06-04T06:00:00Z']) {
      app.clock.now = new Date(at);
      await aPendingOrder(app, product);
    }
    app.clock.now = noon;
    expect((await figures()).week_before).toEqual({ orders: 2, sales: 200 });
  });

  test('is its own share of an order', async () => {
    const buyer = await aFullCart(app, await ours({ price_cents: 70_00 }));
    await app.call(addCartItem, { product_id: await goods(app) }, buyer.token);
    expect(good(await app.call(createOrder, checkout(buyer), buyer.token)).order_total).toBe(170);
    expect((await figures()).today).toEqual({ orders: 1, sales: 70 });
  });

  test('is no order that was cancelled or declined, and no item that is not there (FIGURES-1)', async () => {
    const [product, admin] = [await ours(), await anAdmin(app)];
    const { buyer, transactionId } = await aPendingOrder(app, product);
    await app.call(cancelOrder, { transaction_id: transactionId }, buyer.token);
    const declined = { transaction_id: (await aPendingOrder(app, product)).transactionId, cancellation_reason: 'No' };
    good(await app.call(declineOrder, declined, admin.token));
    const shipped = await aShippedOrder(app, product);
    expect((await figures()).today).toEqual({ orders: 1, sales: 100 });
    const items = app.db.selectFrom('order_items').select('id').where('product_id', '=', product);
    const { id } = await items.orderBy('id', 'desc').executeTakeFirstOrThrow();
    const place = { driver_id: shipped.driver.driverId, transaction_id: shipped.transactionId, order_item_id: id };
    good(await app.call(changeItemStatus, { ...place, status_item: 'not_found' }, shipped.driver.token));
    expect(await figures()).toMatchObject({ today: NOTHING, best_sellers: [] });
  });

  test('is in pesos at the rate of the order', async () => {
    await aPendingOrder(app, await ours({ price_cents: 10_00, currency: 'USD' }));
    const order = app.db.selectFrom('orders').select('order_total_cents').orderBy('id', 'desc');
    const { order_total_cents } = await order.executeTakeFirstOrThrow();
    expect((await figures()).today.sales).toBe(order_total_cents / 100);
  });

  test('names the five of which most pieces went in thirty days, and none that is gone', async () => {
    const ids = [await ours(), await ours(), await ours(), await ours(), await ours(), await ours(), await ours()];
    const old = await ours();
    app.clock.now = new Date('2026-05-12T05:59:00Z');
    await aPendingOrder(app, old, 50);
    app.clock.now = new Date('2026-05-12T06:00:00Z');
    for (const [at, id] of ids.entries()) await aPendingOrder(app, id, at + 1);
    app.clock.now = noon;
    await app.db
      .deleteFrom('products')
      .where('id', '=', ids[6] ?? 0)
      .execute();
    const { best_sellers } = await figures();
    expect(best_sellers.map(({ product_id }) => product_id)).toEqual(ids.slice(1, 6).reverse());
    expect(best_sellers[0]).toEqual({ product_id: ids[5], name: 'Queso', photo_picture: null, pieces: 6, sales: 600 });
  });
});

describe('how a business stands', () => {
  test('tells which orders it has still to make: not those that are ready, fetched, or not confirmed yet', async () => {
    const product = await ours();
    const { transactionId: ready } = await aPendingOrder(app, product);
    const { transactionId: doubtful } = await aPendingOrder(app, product);
    await aShippedOrder(app, product);
    await aPendingOrder(app);
    expect((await figures()).orders_to_make).toBe(3);
    good(
      await app.call(sayOrderReady, { company_id: shop.companyId, transaction_id: ready, is_ready: true }, shop.token),
    );
    await app.db
      .updateTable('orders')
      .set({ awaits_confirmation: true })
      .where('transaction_id', '=', doubtful)
      .execute();
    expect((await figures()).orders_to_make).toBe(1);
    await app.db
      .updateTable('order_companies')
      .set({ picked_up_at: noon.toISOString() })
      .where('company_id', '=', shop.companyId)
      .execute();
    expect((await figures()).orders_to_make).toBe(0);
  });

  test('tells which orders nobody has taken', async () => {
    const product = await ours();
    await aPendingOrder(app, product);
    await aPendingOrder(app);
    await aShippedOrder(app, product);
    expect((await figures()).orders_waiting).toBe(1);
  });

  test('tells how many products it has, what is sold out, and how many it may have', async () => {
    await ours();
    await ours({ available: false });
    await ours({ quantity_manage: true, stock: 0 });
    await ours({ published: false, available: false });
    expect((await figures()).products).toEqual({ total: 4, drafts: 1, sold_out: 2, limit: 100 });
    const plan = { companyId: shop.companyId, subscription_product_until: '2030-01-01' };
    good(await app.call(updateCompanyPlan, plan, (await anAdmin(app)).token));
    expect((await figures()).products.limit).toBeNull();
  });

  test('tells what people think of it, and how many were not content of late (FIGURES-4)', async () => {
    const product = await ours();
    const review = async (rating: number) => {
      const { token } = await aCustomer(app);
      const opinion = { rating, comment: 'So so' };
      good(await app.call(createCompanyReview, { companyId: shop.companyId, ...opinion }, token));
      good(await app.call(createProductReview, { productId: product, ...opinion }, token));
    };
    app.clock.now = new Date('2026-05-12T05:59:00Z');
    await review(1);
    app.clock.now = noon;
    for (const rating of [2, 3, 5]) await review(rating);
    const { rating, low_reviews } = await figures();
    expect({ rating, low_reviews }).toEqual({ rating: { mean: 2.75, count: 4 }, low_reviews: 2 });
  });

  test('tells what is left to do first (FIGURES-5)', async () => {
    const [own, { token }] = [{ company_id: shop.companyId }, shop];
    const done = async () => Object.entries((await figures()).first_steps).flatMap(([step, is]) => (is ? [step] : []));
    expect(await done()).toEqual([]);
    good(await app.call(uploadProfileImage, { ...own, profileImage: aPicture() }, token));
    expect(await done()).toEqual(['photo']);
    good(
      await app.call(
        setOpeningHours,
        { ...own, opening_hours: [{ day_no: 1, opens: '08:00', shuts: '09:00' }] },
        token,
      ),
    );
    expect(await done()).toEqual(['photo', 'hours']);
    const address = {
      neighborhood: 'Lagunitas',
      street_1: 'Hidalgo',
      street_2: 'Juárez',
      telephone_number: '6361110000',
    };
    const registered = { company: shop.companyId, ...address, additional_instructions: 'Blue door' };
    good(await app.call(addCompanyAddress, registered, token));
    const contact = good(await app.call(addContact, own, token));
    expect(await done(), 'a contact without a word').toEqual(['photo', 'hours', 'address']);
    good(await app.call(updateContact, { ...own, contact_id: contact.id, email: 'shop@example.com' }, token));
    expect(await done()).toEqual(['photo', 'hours', 'address', 'contact']);
    const draft = await ours({ published: false });
    expect(await done()).not.toContain('product');
    await change(app, draft, { published: true });
    expect(await done()).toEqual(['photo', 'hours', 'address', 'contact', 'product']);
  });
});

describe('the figures of a business', () => {
  test('are all zero for one that has only been opened', async () => {
    const { last_days, days_before, first_steps: _steps, ...others } = await figures();
    expect(others).toEqual({
      today: NOTHING,
      this_week: NOTHING,
      week_before: NOTHING,
      orders_waiting: 0,
      orders_to_make: 0,
      products: { total: 0, drafts: 0, sold_out: 0, limit: 100 },
      best_sellers: [],
      asked_and_sold_out: [],
      rating: { mean: 0, count: 0 },
      low_reviews: 0,
    });
    expect([...days_before, ...last_days]).toHaveLength(14);
  });

  test('are for its owner and for Admins', async () => {
    const [customer, other, admin] = [await aCustomer(app), await aShop(app), await anAdmin(app)];
    const statusFor = async (token?: string, companyId = shop.companyId) =>
      (await app.call(getBusinessFigures, { companyId }, token)).status;
    expect([await statusFor(), await statusFor(customer.token), await statusFor(other.token)]).toEqual([401, 403, 403]);
    expect([await statusFor(admin.token), await statusFor(admin.token, 999_999)]).toEqual([200, 404]);
  });

  test('tell nothing of who ordered', async () => {
    const { buyer } = await aPendingOrder(app, await ours());
    const text = JSON.stringify(await figures());
    for (const secret of ['mango', 'Ring twice', '+526362223333', `"${buyer.userId}"`])
      expect(text).not.toContain(secret);
  });
});
