import { importCatalog } from '@mercadito/contracts/catalog-csv';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { createProduct, updateProduct } from '@mercadito/contracts/products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { catalogFile, exported, imported, manyRows, productsOf } from '../../../test/catalog-files.ts';
import { checkout } from '../../../test/orders.ts';
import { buyersOf, onPostgres, several, warmUp, won } from '../../../test/races.ts';
import { aPicture, aShop, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

describe.runIf(onPostgres)('at once', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await warmUp(app);
  });
  afterAll(() => app.close());

  const send = (shop: Shop, file: string) => app.call(importCatalog, catalogFile(shop, file), shop.token);

  test('two files of sixty products each, one of them fits into a free account', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 3; round += 1) {
      const shop = await aShop(app);
      const answers = await several(2, () => send(shop, manyRows(60)));
      expect(answers.map(({ status, body }) => [status, body.applied]).sort()).toEqual([
        [200, false],
        [200, true],
      ]);
      expect(await productsOf(app, shop)).toHaveLength(60);
    }
  });

  test('a file and products one by one, and there are a hundred in the end', { timeout: 60_000 }, async () => {
    const shop = await aShop(app);
    await imported(app, shop, manyRows(90));
    const fields = { company: shop.companyId, name: 'Pan', description: 'Dulce', price: 5, category: 1 };
    const [file, singles] = await Promise.all([
      send(shop, manyRows(8)),
      several(6, () => app.call(createProduct, { ...fields, photo: aPicture() }, shop.token)),
    ]);
    const added = file.body.applied ? 8 : 0;
    expect(await productsOf(app, shop)).toHaveLength(90 + added + won(singles).length);
    expect(90 + added + won(singles).length).toBeLessThanOrEqual(100);
  });

  test('files and pins one by one, and five are pinned', { timeout: 60_000 }, async () => {
    const shop = await aShop(app);
    const ids = await several(8, () => goods(app, { company_id: shop.companyId }));
    const pin = (productId?: number) =>
      app.call(updateProduct, { productId: productId ?? 0, company: shop.companyId, is_pin: true }, shop.token);
    const fileOf = (some: number[]) => ['Id,Destacado', ...some.map((id) => `${id},x`)].join('\n');
    await Promise.all([
      send(shop, fileOf(ids.slice(0, 3))),
      send(shop, fileOf(ids.slice(3, 6))),
      pin(ids[6]),
      pin(ids[7]),
    ]);
    const pinned = (await productsOf(app, shop)).filter(({ is_pin }) => is_pin);
    expect(pinned.length).toBeLessThanOrEqual(5);
    expect(pinned.length).toBeGreaterThanOrEqual(3);
  });

  test('orders and a file that says nothing of stock, and no piece is sold twice', { timeout: 120_000 }, async () => {
    const shop = await aShop(app);
    const id = await goods(app, { company_id: shop.companyId, quantity_manage: true, stock: 100 });
    const buyers = await buyersOf(app, id, 8);
    const rename = (at: number) => send(shop, `Id,Nombre\n${id},Queso ${at}`);
    const [orders] = await Promise.all([
      Promise.all(buyers.map((buyer) => app.call(createOrder, checkout(buyer), buyer.token))),
      several(6, rename),
    ]);
    expect((await productsOf(app, shop)).map(({ stock }) => stock)).toEqual([100 - won(orders).length]);
    expect(won(orders)).toHaveLength(8);
  });

  test('the same options from two files become one set', { timeout: 60_000 }, async () => {
    const shop = await aShop(app);
    await several(3, () => goods(app, { company_id: shop.companyId }));
    const [headings = '', ...lines] = (await exported(app, shop)).trim().split('\r\n');
    const file = [headings, ...lines.map((line) => `${line}Size: S=1 | L=2`)].join('\r\n');
    const answers = await several(4, () => send(shop, file));
    expect(answers.map(({ body }) => body.changed).sort()).toEqual([0, 0, 0, 3]);
    const { rows } = await app.db
      .selectFrom('option_attributes')
      .select('id')
      .execute()
      .then((rows) => ({ rows }));
    expect(rows).toHaveLength(6);
  });
});
