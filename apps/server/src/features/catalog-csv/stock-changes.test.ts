import { importCatalog } from '@mercadito/contracts/catalog-csv';
import { catalogTemplate } from '@mercadito/domain/catalog-csv/template';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOption, change, goods } from '../../../test/carts.ts';
import { catalogFile, exported, imported, manyRows, productsOf, withPlan } from '../../../test/catalog-files.ts';
import { aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A shop with a product of which there are so many, and its file; then some are sold. */
async function aShopThatSold(stock: number, left: number) {
  const shop = await aShop(app);
  const id = await goods(app, { company_id: shop.companyId, quantity_manage: true, stock });
  const file = await exported(app, shop);
  await change(app, id, { stock: left });
  // As a file of another program, or of before: without what stood there when it was made.
  return { shop, id, file, older: file.replace(/(Existencias|Lo demás) al descargar/g, 'Otra cosa $1') };
}

const keepingStock = async (shop: Shop, file: string, dry_run = false) =>
  good(await app.call(importCatalog, { ...catalogFile(shop, file, dry_run), keep_stock: true }, shop.token));
const stocksOf = async (shop: Shop) => (await productsOf(app, shop)).map(({ stock }) => stock);

describe('a file that is older than what was sold', () => {
  test('is told, before and after, by which products would have other pieces left (CSV-7)', async () => {
    const { shop, id, older } = await aShopThatSold(12, 7);
    const told = {
      sets_stock: true,
      stock_change_count: 1,
      stock_changes: [{ row: 2, id, name: 'Queso', from: 7, to: 12 }],
    };
    expect(await imported(app, shop, older, true)).toMatchObject(told);
    expect(await stocksOf(shop)).toEqual([7]);
    expect(await imported(app, shop, older)).toMatchObject(told);
    expect(await stocksOf(shop)).toEqual([12]);
  });

  test('changes no pieces where they are to be kept, and all else', async () => {
    const { shop, older } = await aShopThatSold(12, 7);
    const cheaper = older.replace(',100,', ',90,');
    expect(await keepingStock(shop, cheaper, true)).toMatchObject({ changed: 1, stock_change_count: 0 });
    await keepingStock(shop, cheaper);
    expect((await productsOf(app, shop)).map(({ stock, price_cents }) => [stock, price_cents])).toEqual([[7, 90_00]]);
  });

  test.each([
    ['nothing, though pieces were sold since', '12', 7],
    ['three more than there are', '15', 10],
    ['four fewer', '8', 3],
    ['none where more were sold than it leaves', '2', 0],
  ])('that says what stood there when it was made changes: %s', async (_, written, left) => {
    const { shop, id, file } = await aShopThatSold(12, 7);
    const edited = file.replace(',12,12,', `,${written},12,`);
    const { sets_stock, stock_change_count, preview } = await imported(app, shop, edited, true);
    expect([sets_stock, stock_change_count]).toEqual([false, 0]);
    const changes = left === 7 ? [] : [{ column: 'stock', from: '7', to: String(left) }];
    expect(preview.flatMap((row) => [row.id, ...row.changes])).toEqual(left === 7 ? [] : [id, ...changes]);
    await imported(app, shop, edited);
    expect(await stocksOf(shop)).toEqual([left]);
  });

  test('is told of each row that there are other pieces by now than it says, and of no other', async () => {
    const { shop, id, file } = await aShopThatSold(12, 7);
    const sinceOf = async (text: string) =>
      (await imported(app, shop, text, true)).preview.map(({ stock_since }) => stock_since);
    const edited = file.replace(',12,12,', ',15,12,');
    expect(await sinceOf(edited)).toEqual([{ was: 12, now: 7 }]);
    const { preview } = await keepingStock(shop, edited.replace(',100,', ',90,'), true);
    expect(preview.map(({ stock_since }) => stock_since)).toEqual([undefined]);
    await change(app, id, { stock: 12 });
    expect(await sinceOf(edited)).toEqual([undefined]);
  });

  test('gives a product that it adds its pieces all the same', async () => {
    const shop = await aShop(app);
    await keepingStock(shop, 'Nombre,Descripción,Precio,Categoría,Existencias\nPan,Dulce,5,1,9');
    expect(await stocksOf(shop)).toEqual([9]);
  });

  test('says of pieces that nobody counted that there were none to change from', async () => {
    const shop = await aShop(app);
    const id = await goods(app, { company_id: shop.companyId });
    const { stock_changes } = await imported(app, shop, `Id,Existencias\n${id},4`, true);
    expect(stock_changes).toEqual([{ row: 2, id, name: 'Queso', from: null, to: 4 }]);
  });

  test('says nothing of pieces that are no longer counted', async () => {
    const { shop, id } = await aShopThatSold(12, 7);
    expect(await imported(app, shop, `Id,Contar existencias,Existencias\n${id},no,4`, true)).toMatchObject({
      changed: 1,
      stock_changes: [],
    });
  });

  test('names fifty of them, and counts all', async () => {
    const shop = await aShop(app);
    await withPlan(app, shop);
    await imported(app, shop, manyRows(60));
    const ids = (await productsOf(app, shop)).map(({ id }) => id);
    const { stock_change_count, stock_changes } = await imported(
      app,
      shop,
      ['Id,Existencias', ...ids.map((id) => `${id},3`)].join('\n'),
      true,
    );
    expect([stock_change_count, stock_changes.length]).toEqual([60, 50]);
  });
});

describe('what a preview says of a change', () => {
  test('is what stands there and what will, options and yes and no in words too', async () => {
    const shop = await aShop(app);
    const id = await goods(app, { company_id: shop.companyId });
    await anOption(app, id, { title: 'Tamaño', prices: [0] });
    const { preview } = await imported(app, shop, `Id,Destacado,Opciones\n${id},x,Tamaño*: A=0`, true);
    expect(preview[0]?.changes).toEqual([
      { column: 'pinned', from: 'No', to: 'Sí' },
      { column: 'options', from: expect.stringMatching(/^Tamaño: .+=0$/), to: 'Tamaño*: A=0' },
    ]);
  });

  test('is cut where it is long', async () => {
    const shop = await aShop(app);
    const id = await goods(app, { company_id: shop.companyId });
    const { preview } = await imported(app, shop, `Id,Descripción\n${id},${'x'.repeat(500)}`, true);
    expect(preview[0]?.changes[0]?.to).toHaveLength(100);
  });
});

test.each(['es', 'en'] as const)(
  'the empty file in %s has headings that are all known, and takes a row (CSV-8)',
  async (language) => {
    const shop = await aShop(app);
    const [headings = ''] = catalogTemplate(language).split('\r\n');
    const empty = await imported(app, shop, catalogTemplate(language), true);
    expect(empty).toMatchObject({ rows: 0, fault_count: 0, unknown_columns: [] });
    const row = [
      'Pan',
      'Dulce',
      '5',
      'MXN',
      '1',
      ...headings
        .split(',')
        .slice(5)
        .map(() => ''),
    ].join(',');
    expect(await imported(app, shop, `${catalogTemplate(language)}${row}\r\n`)).toMatchObject({
      applied: true,
      added: 1,
    });
  },
);
