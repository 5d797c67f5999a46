import { addCartItem } from '@mercadito/contracts/cart';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { createProductReview, listCompanyReviews, listReviewsOfOrder, rateOrder } from '@mercadito/contracts/reviews';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aBuyer, type Buyer, checkout } from '../../../test/orders.ts';
import { aCustomer, aDriver } from '../../../test/people.ts';
import { aShopWithAddress, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function anOrder(status: 'pending' | 'delivered' = 'delivered') {
  const [bakery, dairy] = [await aShopWithAddress(app), await aShopWithAddress(app)];
  const bread = await goods(app, { company_id: bakery.companyId });
  const cheese = await goods(app, { company_id: dairy.companyId });
  const buyer = await aBuyer(app);
  for (const product_id of [bread, cheese]) good(await app.call(addCartItem, { product_id }, buyer.token));
  const { transaction_id } = good(await app.call(createOrder, checkout(buyer), buyer.token));
  if (status === 'delivered') {
    const driver = await aDriver(app);
    good(await app.call(claimOrder, { driver_id: driver.driverId, transaction_id }, driver.token));
    await app.db.updateTable('orders').set({ status }).where('transaction_id', '=', transaction_id).execute();
  }
  return { buyer, transaction_id, bread, cheese, bakery: bakery.companyId, dairy: dairy.companyId };
}

const said = async (buyer: Buyer, transactionId: string) =>
  good(await app.call(listReviewsOfOrder, { userId: buyer.userId, transactionId }, buyer.token)).results;
const numbersOf = (productId: number) =>
  app.db
    .selectFrom('products')
    .select(['rating_sum', 'reviews_count'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();

describe('rating what an order was of (REVIEW-6)', () => {
  test('rates what is named, by stars alone too, and edits what was said before', async () => {
    const { buyer, transaction_id, bread, cheese, bakery } = await anOrder();
    good(await app.call(createProductReview, { productId: bread, rating: 2, comment: 'Hard' }, buyer.token));
    expect(await said(buyer, transaction_id)).toEqual([{ of: 'product', id: bread, rating: 2, comment: 'Hard' }]);
    const ratings = [
      { of: 'product' as const, id: bread, rating: 5, comment: 'Fresh today' },
      { of: 'product' as const, id: cheese, rating: 4 },
      { of: 'company' as const, id: bakery, rating: 5, comment: '' },
    ];
    const rate = async () => good(await app.call(rateOrder, { transaction_id, ratings }, buyer.token));
    expect(await rate()).toEqual({ refused: [] });
    // Whoever did not hear the answer sends it again.
    expect(await rate()).toEqual({ refused: [] });
    expect(await said(buyer, transaction_id)).toEqual([
      { of: 'company', id: bakery, rating: 5, comment: '' },
      { of: 'product', id: bread, rating: 5, comment: 'Fresh today' },
      { of: 'product', id: cheese, rating: 4, comment: '' },
    ]);
    expect(await numbersOf(bread)).toEqual({ rating_sum: 5, reviews_count: 1 });
    const { results } = good(await app.call(listCompanyReviews, { companyId: bakery }));
    expect(results).toMatchObject([{ rating: 5, comment: '' }]);
  });

  test('names what cannot be rated with its reason, and loses none of the others', async () => {
    const { buyer, transaction_id, bread, cheese, bakery } = await anOrder();
    const stranger = await goods(app);
    await app.db.deleteFrom('products').where('id', '=', cheese).execute();
    await app.db.updateTable('companies').set({ owner_id: buyer.userId }).where('id', '=', bakery).execute();
    const ratings = [
      { of: 'product' as const, id: stranger, rating: 1 },
      { of: 'product' as const, id: cheese, rating: 1 },
      { of: 'product' as const, id: bread, rating: 5 },
    ];
    const { refused } = good(await app.call(rateOrder, { transaction_id, ratings }, buyer.token));
    expect(refused).toHaveLength(3);
    expect(refused).toContainEqual({ of: 'product', id: bread, reason: 'own_business' });
    expect(refused).toContainEqual({ of: 'product', id: cheese, reason: 'not_found' });
    const other = await anOrder();
    const mixed = [
      { of: 'company' as const, id: bakery, rating: 1 },
      { of: 'company' as const, id: other.dairy, rating: 3 },
    ];
    const answer = await app.call(
      rateOrder,
      { transaction_id: other.transaction_id, ratings: mixed },
      other.buyer.token,
    );
    expect(good(answer).refused).toEqual([{ of: 'company', id: bakery, reason: 'not_found' }]);
    expect(await said(other.buyer, other.transaction_id)).toMatchObject([{ of: 'company', id: other.dairy }]);
  });

  test('is for its customer, once it was delivered', async () => {
    const { buyer, transaction_id, bread } = await anOrder('pending');
    const rating = { transaction_id, ratings: [{ of: 'product' as const, id: bread, rating: 5 }] };
    expect(await app.call(rateOrder, rating, buyer.token)).toMatchObject({
      status: 409,
      body: { code: 'wrong_status' },
    });
    expect((await app.call(rateOrder, rating, (await aCustomer(app)).token)).status).toBe(404);
  });
});
