import { addCartItem } from '@mercadito/contracts/cart';
import { addFavoriteProduct } from '@mercadito/contracts/favorites';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { deleteProduct } from '@mercadito/contracts/products';
import { createProductReview } from '@mercadito/contracts/reviews';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFullCart, checkout } from './orders.ts';
import { aCustomer } from './people.ts';
import { onPostgres, ROUNDS, several, warmUp } from './races.ts';
import { aProduct, aShop } from './shops.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const PEOPLE = 4;
const MS_A_ROUND = 3000;

describe.runIf(onPostgres)('a product deleted at the very moment it is wanted', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await warmUp(app);
  });
  afterAll(() => app.close());

  test('is refused to whoever comes too late, and breaks nothing', {
    timeout: 30_000 + ROUNDS * MS_A_ROUND,
  }, async () => {
    const shop = await aShop(app);
    const people = await several(PEOPLE, () => aCustomer(app));
    const statuses = new Set<number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await aProduct(app, shop);
      const buyers = await several(PEOPLE, () => aFullCart(app, id));
      const answers = await Promise.all([
        ...buyers.map((buyer) => app.call(createOrder, checkout(buyer), buyer.token)),
        ...people.map(({ token }) => app.call(addCartItem, { product_id: id }, token)),
        app.call(deleteProduct, { productId: id, company_id: shop.companyId }, shop.token),
        ...people.map(({ token }) => app.call(addFavoriteProduct, { product_id: id }, token)),
        ...people.map(({ token }) =>
          app.call(createProductReview, { productId: id, rating: 3, comment: 'Good' }, token),
        ),
      ]);
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    expect(statuses).toContain(404);
  });
});
