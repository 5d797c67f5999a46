import { randomUUID } from 'node:crypto';
import { orderProductImages, setMainPicture } from '@mercadito/contracts/catalog-editing';
import {
  deleteProductImages,
  getProduct,
  type ProductDetails,
  uploadProductImages,
} from '@mercadito/contracts/products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPicture, aProduct, aShop, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await aShop(app);
});
afterAll(() => app.close());

describe('the further pictures of a product', () => {
  const place = ({ id }: ProductDetails, of: Shop = shop) => ({ product_id: id, company_id: of.companyId });
  const order = (product: ProductDetails, images_ids: number[], of: Shop = shop) =>
    app.call(orderProductImages, { ...place(product, of), images_ids }, of.token);
  const idsOf = ({ images }: ProductDetails) => images.map(({ id }) => id);
  const withThree = () => aProduct(app, shop, { files: [aPicture(), aPicture(), aPicture()] });

  test('stand in the order that is asked for', async () => {
    const product = await withThree();
    const [first = 0, second = 0, third = 0] = idsOf(product);
    const { status, body } = await order(product, [third, first, second]);
    expect([status, idsOf(body)]).toEqual([200, [third, first, second]]);
  });

  test('are all to be named, once, by their owner', async () => {
    const [product, other] = [await withThree(), await aShop(app)];
    const ids = idsOf(product);
    for (const wrong of [ids.slice(1), [...ids.slice(1), 999_999], [ids[0], ids[0], ids[1]] as number[]]) {
      expect((await order(product, wrong)).body).toMatchObject({ errors: { images_ids: [expect.any(String)] } });
    }
    expect((await order(product, ids, other)).status).toBe(404);
    expect(idsOf((await app.call(getProduct, { id: product.id })).body)).toEqual(ids);
  });

  test('change places with the main one (PRODUCT-12)', async () => {
    const product = await withThree();
    const [, second] = product.images;
    const chosen = { ...place(product), image_id: second?.id ?? 0 };
    const { body } = await app.call(setMainPicture, chosen, shop.token);
    expect(body.photo).toBe(second?.image);
    expect(body.images.map(({ image }) => image)).toEqual(
      product.images.map((each) => (each.id === second?.id ? product.photo : each.image)),
    );
    const other = await aShop(app);
    expect((await app.call(setMainPicture, { ...chosen, image_id: 999_999 }, shop.token)).status).toBe(404);
    expect((await app.call(setMainPicture, { ...chosen, ...place(product, other) }, other.token)).status).toBe(404);
  });

  test('change places once, though the answer is lost and it is asked for again under its key', async () => {
    const product = await withThree();
    const [, second] = product.images;
    const chosen = { ...place(product), image_id: second?.id ?? 0 };
    const key = randomUUID();
    await app.call(setMainPicture, chosen, shop.token, key);
    const { body } = await app.call(setMainPicture, chosen, shop.token, key);
    expect(body.photo).toBe(second?.image);
  });

  test('are shown as they are then by whatever is asked for again under its key', async () => {
    const product = await aProduct(app, shop, { files: [aPicture()] });
    const calls = [
      { contract: setMainPicture, send: { ...place(product), image_id: product.images[0]?.id ?? 0 } },
      { contract: uploadProductImages, send: { ...place(product), uploaded_images: aPicture() } },
    ];
    for (const { contract, send } of calls) {
      const key = randomUUID();
      await app.callWrongly(contract, send, shop.token, key);
      const { images } = (await app.call(getProduct, { id: product.id })).body;
      const gone = { company_id: shop.companyId, images_ids: images.slice(0, 1).map(({ id }) => id) };
      await app.call(deleteProductImages, gone, shop.token);
      const current = await app.call(getProduct, { id: product.id }, shop.token);
      const again = await app.callWrongly(contract, send, shop.token, key);
      expect([contract.name, again.status, again.body]).toEqual([contract.name, contract.status, current.body]);
    }
  });

  test('leave their place free where there was no main one', async () => {
    const product = await withThree();
    await app.db.updateTable('products').set({ photo: null }).where('id', '=', product.id).execute();
    const chosen = { ...place(product), image_id: product.images[0]?.id ?? 0 };
    const { body } = await app.call(setMainPicture, chosen, shop.token);
    expect([body.photo, idsOf(body)]).toEqual([product.images[0]?.image, idsOf(product).slice(1)]);
  });
});
