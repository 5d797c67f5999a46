import { updatePerson } from '@mercadito/contracts/accounts';
import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import { addCartItem, getCart, synchronizeCart, updateCartItem } from '@mercadito/contracts/cart';
import { changeProducts, deleteProducts } from '@mercadito/contracts/catalog-editing';
import { getCompany, listCompanies } from '@mercadito/contracts/companies';
import type { Input } from '@mercadito/contracts/endpoint';
import { addFavoriteProduct, listFavoriteProducts } from '@mercadito/contracts/favorites';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { listCompanyOrders } from '@mercadito/contracts/orders/company';
import { getProduct, listCompanyProducts, listHomeProducts } from '@mercadito/contracts/products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aFullCart, aPendingOrder, checkout } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/people.ts';
import { aShopWithAddress, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const end = (owner: Person, until: string | null, on = app) =>
  on.db.updateTable('users').set({ subscription_until: until }).where('id', '=', owner.userId).execute();
const lapse = (owner: Person, on = app) => end(owner, new Date(on.clock.now.getTime() - DAY_MS).toISOString(), on);
const renew = (owner: Pick<Person, 'userId'>) =>
  app.call(updatePerson, { userId: owner.userId, subscription_until: '2099-12-31' }, admin.token);

/** A business whose owner's membership has ended. */
async function aLapsedShop(): Promise<Shop & { productId: number }> {
  const shop = await aShopWithAddress(app);
  const productId = await goods(app, { company_id: shop.companyId });
  await lapse(shop);
  return { ...shop, productId };
}

describe('a business whose owner has no membership any more', () => {
  test('is shown with its goods as before, and says that it takes no orders (SELLING-1)', async () => {
    const { companyId, productId } = await aLapsedShop();
    expect(good(await app.call(getCompany, { companyId })).takes_orders).toBe(false);
    expect(good(await app.call(getProduct, { id: productId }))).toMatchObject({ takes_orders: false, available: true });
    const { name } = good(await app.call(getCompany, { companyId }));
    const { results } = good(await app.call(listCompanies, { search: name }));
    expect(results.map(({ _id }) => _id)).toContain(companyId);
  });

  test('says on each card of its goods that it takes no orders, and the cards of others say nothing (SELLING-5)', async () => {
    const lapsed = await aLapsedShop();
    const { token } = await aCustomer(app);
    const other = await goods(app);
    for (const product_id of [lapsed.productId, other]) {
      good(await app.call(addFavoriteProduct, { product_id }, token));
    }
    const home = good(await app.call(listHomeProducts, {})).products.results;
    const searched = good(await app.call(listHomeProducts, { search: 'queso' })).products.results;
    const favorites = good(await app.call(listFavoriteProducts, {}, token)).products_favorite.results;
    for (const cards of [home, searched, favorites]) {
      expect(cards.find(({ id }) => id === lapsed.productId)?.takes_orders).toBe(false);
      expect(cards.find(({ id }) => id === other)).not.toHaveProperty('takes_orders');
    }
  });

  test('says so on its own page, of what it pinned too, until the membership is renewed (SELLING-5)', async () => {
    const { companyId, userId } = await aLapsedShop();
    await goods(app, { company_id: companyId, is_pin: true });
    const read = async () => {
      const { products, porducts_pinned } = good(await app.call(listCompanyProducts, { companyId }));
      return [...products, ...porducts_pinned].map(({ takes_orders }) => takes_orders);
    };
    expect(await read()).toEqual([false, false]);
    good(await renew({ userId }));
    expect(await read()).toEqual([undefined, undefined]);
  });

  test('has nothing put into a cart', async () => {
    const { productId } = await aLapsedShop();
    const { token } = await aCustomer(app);
    const { status, body } = await app.call(addCartItem, { product_id: productId }, token);
    expect([status, body]).toMatchObject([409, { code: 'takes_no_orders' }]);
    const { skipped } = good(
      await app.call(synchronizeCart, { cart_items: [{ product_id: productId, count: 1 }] }, token),
    );
    expect(skipped).toEqual([{ product_id: productId, reason: 'takes_no_orders' }]);
  });

  test('keeps its lines in carts, told and not ordered, until the membership is renewed (SELLING-1)', async () => {
    const shop = await aShopWithAddress(app);
    const productId = await goods(app, { company_id: shop.companyId });
    const buyer = await aFullCart(app, productId);
    await lapse(shop);
    const read = async () => good(await app.call(getCart, { userId: buyer.userId }, buyer.token));
    const cart = await read();
    const product = { name: 'Queso', available: false, unavailable: 'takes_no_orders' };
    expect(cart).toMatchObject({ cart: [{ company: { takes_orders: false }, items: [{ product }] }], total_items: 0 });
    const item_id = cart.cart[0]?.items[0]?.id ?? 0;
    for (const answer of [
      await app.call(updateCartItem, { item_id, count: 2 }, buyer.token),
      await app.call(createOrder, checkout(buyer), buyer.token),
    ]) {
      expect([answer.status, answer.body]).toMatchObject([409, { code: 'takes_no_orders' }]);
    }
    good(await renew(shop));
    expect((await read()).cart[0]?.company.takes_orders).toBe(true);
    good(await app.call(createOrder, checkout(buyer), buyer.token));
  });

  test('takes orders to the last moment of the membership', async () => {
    const shop = await aShopWithAddress(app);
    const productId = await goods(app, { company_id: shop.companyId });
    const buyer = await aFullCart(app, productId);
    await end(shop, new Date(app.clock.now.getTime() + 1).toISOString());
    good(await app.call(createOrder, checkout(buyer), buyer.token));
    await end(shop, app.clock.now.toISOString());
    expect((await app.call(addCartItem, { product_id: productId }, buyer.token)).status).toBe(409);
  });
});

test('where owners need no membership a business takes orders without one (SELLING-1)', async () => {
  const open = await createTestApp({ OWNERS_NEED_SUBSCRIPTION: 'false' });
  try {
    const shop = await aShopWithAddress(open);
    const buyer = await aFullCart(open, await goods(open, { company_id: shop.companyId }));
    await lapse(shop, open);
    expect(good(await open.call(getCompany, { companyId: shop.companyId })).takes_orders).toBe(true);
    good(await open.call(createOrder, checkout(buyer), buyer.token));
  } finally {
    await open.close();
  }
});

describe('an owner whose membership has ended', () => {
  test('goes on reading what was ordered, her figures and her goods (SELLING-3)', async () => {
    const shop = await aLapsedShop();
    const { companyId, token, productId } = shop;
    good(await renew(shop));
    await aPendingOrder(app, productId);
    await lapse(shop);
    expect(good(await app.call(listCompanyOrders, { companyId }, token)).results).toHaveLength(1);
    good(await app.call(getBusinessFigures, { companyId }, token));
    expect(good(await app.call(listCompanyProducts, { companyId }, token)).total).toBe(1);
  });

  test('takes goods off sale, and puts none back, changes none and adds none (SELLING-3)', async () => {
    const { companyId, token, productId } = await aLapsedShop();
    const change = (fields: Omit<Input<typeof changeProducts>, 'companyId'>) =>
      app.call(changeProducts, { companyId, ...fields }, token);
    const { restore } = good(await change({ ids: [productId], available: false }));
    expect(good(await app.call(getProduct, { id: productId })).available).toBe(false);
    for (const answer of [
      await change({ restore }),
      await change({ ids: [productId], available: true }),
      await change({ ids: [productId], price_percent: 10 }),
      await change({ ids: [productId], available: false, price_percent: 10 }),
      await app.call(deleteProducts, { companyId, ids: [productId] }, token),
    ]) {
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'subscription_required' }]);
    }
    good(await change({ all: true, published: false }));
    expect((await app.call(getProduct, { id: productId })).status).toBe(404);
  });
});
