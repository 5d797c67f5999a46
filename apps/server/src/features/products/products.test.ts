import { getProduct, listHomeProducts } from '@mercadito/contracts/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aShop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a product is shown with everything its owner wrote', async () => {
  const shop = await aShop(app);
  const { id } = await aProduct(app, shop, {
    name: 'Burrito de carne',
    price: 80.5,
    discount: 10,
    currency: 'USD',
    stock: 3,
    options: [{ title: 'Tortilla', is_required: true, attributes: [{ name: 'Harina', price: 5.25 }] }],
  });
  const { status, body } = await app.call(getProduct, { id });
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Burrito de carne', price: 80.5, discounted_price: 72.45, stock: 3 });
  expect((await app.call(listHomeProducts, {})).body).toMatchObject({ count: 1, next: null });
});
