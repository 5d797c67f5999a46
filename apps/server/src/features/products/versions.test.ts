import * as editing from '@mercadito/contracts/catalog-editing';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import * as options from '@mercadito/contracts/product-options';
import * as products from '@mercadito/contracts/products';
import { getProduct, type ProductDetails, updateProduct } from '@mercadito/contracts/products';
import { createProductReview } from '@mercadito/contracts/reviews';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aFullCart, checkout } from '../../../test/orders.ts';
import { aCustomer } from '../../../test/people.ts';
import { aPicture, aProduct, aShopWithAddress, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
let product: ProductDetails;
beforeAll(async () => {
  app = await createTestApp();
  shop = await aShopWithAddress(app);
});
beforeEach(async () => {
  product = await aProduct(app, shop, {
    stock: 5,
    files: [aPicture(), aPicture()],
    options: [{ title: 'Salsa', attributes: [{ name: 'Roja', price: 2 }] }],
  });
});
afterAll(() => app.close());

const read = async () => good(await app.call(getProduct, { id: product.id }, shop.token));

const optionPlace = () => ({
  company_id: shop.companyId,
  product_id: product.id,
  option_id: product.options[0]?.id ?? 0,
  attribute_id: product.options[0]?.attributes[0]?.id ?? 0,
});

/** Every change that the form of a product shows, each with the version its answer tells. */
const CHANGES: Record<string, () => Promise<{ status: number; body: { updated_at?: string } }>> = {
  'its fields': () => app.call(updateProduct, { productId: product.id, company: shop.companyId, price: 7 }, shop.token),
  'its main picture': () =>
    app.call(products.uploadProductPhoto, { product_id: product.id, photo: aPicture() }, shop.token),
  'a further picture': () =>
    app.call(products.uploadProductImages, { product_id: product.id, uploaded_images: aPicture() }, shop.token),
  'one picture less': () =>
    app.call(products.deleteProductImages, { images_ids: [product.images[0]?.id ?? 0] }, shop.token),
  'the order of pictures': () => {
    const images_ids = product.images.map(({ id }) => id).toReversed();
    return app.call(editing.orderProductImages, { ...optionPlace(), images_ids }, shop.token);
  },
  'another main one': () =>
    app.call(editing.setMainPicture, { ...optionPlace(), image_id: product.images[0]?.id ?? 0 }, shop.token),
  'a group more': () => app.call(options.createProductOption, { ...optionPlace(), title: 'Tortilla' }, shop.token),
  'a group changed': () =>
    app.call(options.updateProductOption, { ...optionPlace(), title: 'Salsas', is_required: true }, shop.token),
  'a group less': () => app.call(options.deleteProductOption, optionPlace(), shop.token),
  'an attribute more': () => app.call(options.createOptionAttribute, { ...optionPlace(), name: 'Verde' }, shop.token),
  'an attribute changed': () =>
    app.call(options.updateOptionAttribute, { ...optionPlace(), name: 'Verde', price: 1, available: true }, shop.token),
  'an attribute less': () => app.call(options.deleteOptionAttribute, optionPlace(), shop.token),
  'the options of another': async () => {
    const other = await aProduct(app, shop, { options: [{ title: 'Pan', attributes: [] }] });
    const copying = { company_id: shop.companyId, productId: product.id, from_product_id: other.id };
    return app.call(editing.copyProductOptions, copying, shop.token);
  },
};

describe('a product has another version after every change of what its form shows', () => {
  test.each(Object.keys(CHANGES))('%s, and the answer tells it', async (what) => {
    const answer = await CHANGES[what]?.();
    expect(answer?.status).toBeLessThan(300);
    const { updated_at } = await read();
    expect(Date.parse(updated_at)).toBeGreaterThan(Date.parse(product.updated_at));
    expect(answer?.body.updated_at).toBe(updated_at);
  });

  test('a bulk change', async () => {
    const change = { companyId: shop.companyId, ids: [product.id], discount: 5 };
    good(await app.call(editing.changeProducts, change, shop.token));
    expect(Date.parse((await read()).updated_at)).toBeGreaterThan(Date.parse(product.updated_at));
  });

  test('but not after an order, nor a review (PRODUCT-13)', async () => {
    const buyer = await aFullCart(app, product.id);
    good(await app.call(createOrder, checkout(buyer), buyer.token));
    const review = { productId: product.id, rating: 4, comment: 'Good' };
    good(await app.call(createProductReview, review, (await aCustomer(app)).token));
    expect(await read()).toMatchObject({ stock: 4, reviews_count: 1, updated_at: product.updated_at });
  });
});

describe('of two tabs with one product', () => {
  const save = (fields: { price?: number; updated_at?: string }) =>
    app.call(updateProduct, { productId: product.id, company: shop.companyId, ...fields }, shop.token);

  test('the second learns what the first has saved, changes nothing, and may save on top of it', async () => {
    const { updated_at } = product;
    const first = good(await save({ price: 12.5, updated_at }));
    const second = await save({ price: 99, updated_at });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: 'changed_meanwhile',
      facts: { price: 12.5, name: product.name, category_id: product.category.id, updated_at: first.updated_at },
    });
    expect((await read()).price).toBe(12.5);
    expect(good(await save({ price: 99, updated_at: first.updated_at })).price).toBe(99);
  });

  test('the last one wins where none tells what it has read', async () => {
    good(await save({ price: 12.5 }));
    expect(good(await save({ price: 13 })).price).toBe(13);
  });

  test('an attribute, a group and the fields are one thing', async () => {
    const { updated_at } = product;
    good(await save({ price: 12.5, updated_at }));
    const group = { ...optionPlace(), title: 'Salsas', is_required: true, updated_at };
    const attribute = { ...optionPlace(), name: 'Verde', price: 1, available: false, updated_at };
    for (const [answer, facts] of [
      [await app.call(options.updateProductOption, group, shop.token), { title: 'Salsa', is_required: false }],
      [await app.call(options.updateOptionAttribute, attribute, shop.token), { name: 'Roja', price: 2 }],
    ] as const) {
      expect(answer.body).toMatchObject({ code: 'changed_meanwhile', facts });
    }
    expect((await read()).options).toEqual(product.options);
  });

  test.each(['yesterday', '2026-13-01T00:00:00Z', '', 5])('a version that is none is named: %s', async (updated_at) => {
    const form = { productId: product.id, company: shop.companyId, updated_at };
    const { status, body } = await app.callWrongly(updateProduct, form, shop.token);
    expect([status, body]).toMatchObject([400, { errors: { updated_at: [expect.any(String)] } }]);
  });
});
