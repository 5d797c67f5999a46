import { importCatalog } from '@mercadito/contracts/catalog-csv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { change, goods } from '../../../test/carts.ts';
import { catalogFile, exported, imported, productsOf } from '../../../test/catalog-files.ts';
import { aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pricesOf = async (shop: Shop) => (await productsOf(app, shop)).map(({ price_cents }) => price_cents / 100);

/** A shop with so many products at 100 pesos. */
async function aShopOf(count: number) {
  const shop = await aShop(app);
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await goods(app, { company_id: shop.companyId, price_cents: 100_00 }));
  return { shop, ids };
}

const raise = async (ids: readonly number[], price_cents = 120_00) => {
  for (const id of ids) await change(app, id, { price_cents });
};

/** Imports what a preview of a file has shown. */
async function importPreviewed(shop: Shop, file: string, previewed: string | undefined) {
  return good(
    await app.call(importCatalog, { ...catalogFile(shop, file), ...(previewed && { previewed }) }, shop.token),
  );
}

describe('an import of what was previewed', () => {
  test('is refused with a new preview when it would put back five prices that were raised since (CSV-11)', async () => {
    const { shop, ids } = await aShopOf(5);
    const file = ['Id,Nombre,Precio', ...ids.map((id) => `${id},Pan ${id},100`)].join('\n');
    const seen = await imported(app, shop, file, true);
    expect(seen.preview.flatMap(({ changes }) => changes.map(({ column }) => column))).toEqual(Array(5).fill('name'));
    await raise(ids);
    const refused = await importPreviewed(shop, file, seen.previewed);
    expect(refused).toMatchObject({ applied: false, differs: true, changed: 5, fault_count: 0 });
    expect(refused.preview[0]?.changes).toContainEqual({ column: 'price', from: '120', to: '100' });
    expect(await pricesOf(shop)).toEqual(Array(5).fill(120));
    // Whoever has seen that, and wishes it, says so with the new preview.
    expect(await importPreviewed(shop, file, refused.previewed)).toMatchObject({ applied: true, differs: false });
    expect(await pricesOf(shop)).toEqual(Array(5).fill(100));
  });

  test('is refused too when what is changed stood otherwise, though it becomes the same', async () => {
    const { shop, ids } = await aShopOf(1);
    const file = `Id,Precio\n${ids[0]},90`;
    const { previewed } = await imported(app, shop, file, true);
    await raise(ids);
    expect(await importPreviewed(shop, file, previewed)).toMatchObject({ applied: false, differs: true });
    expect(await pricesOf(shop)).toEqual([120]);
  });

  test('is refused when the same number is of another currency by then', async () => {
    const { shop, ids } = await aShopOf(1);
    const file = `Id,Precio\n${ids[0]},90`;
    const { previewed } = await imported(app, shop, file, true);
    await change(app, ids[0] ?? 0, { currency: 'USD' });
    expect(await importPreviewed(shop, file, previewed)).toMatchObject({ applied: false, differs: true });
  });

  test('is made though something was changed or sold meanwhile that it says nothing of', async () => {
    const shop = await aShop(app);
    const id = await goods(app, { company_id: shop.companyId, quantity_manage: true, stock: 12 });
    const file = `Id,Precio\n${id},90`;
    const { previewed } = await imported(app, shop, file, true);
    await change(app, id, { stock: 11, name: 'Otro' });
    expect(await importPreviewed(shop, file, previewed)).toMatchObject({ applied: true, differs: false });
    expect(await productsOf(app, shop)).toMatchObject([{ price_cents: 90_00, stock: 11, name: 'Otro' }]);
  });

  test('is made as it is where nobody has looked through it', async () => {
    const { shop, ids } = await aShopOf(1);
    expect(await importPreviewed(shop, `Id,Precio\n${ids[0]},90`, undefined)).toMatchObject({ applied: true });
  });
});

describe('a cell that is as it was downloaded', () => {
  test('is no wish: prices that were raised since stay, and what was written since is changed', async () => {
    const { shop, ids } = await aShopOf(5);
    const file = (await exported(app, shop)).replaceAll('Queso', 'Asadero');
    const seen = await imported(app, shop, file, true);
    await raise(ids);
    const { preview } = await imported(app, shop, file, true);
    expect(preview).toEqual(seen.preview);
    expect(await importPreviewed(shop, file, seen.previewed)).toMatchObject({ applied: true, changed: 5 });
    expect(await pricesOf(shop)).toEqual(Array(5).fill(120));
    expect((await productsOf(app, shop)).map(({ name }) => name)).toEqual(Array(5).fill('Asadero'));
  });

  test.each([
    ['written by a spreadsheet', ',100,MXN', ',"$100.00",MXN', 120],
    ['with another price', ',100,MXN', ',90,MXN', 90],
  ])('is told from one that is another: %s', async (_, from, to, price) => {
    const { shop, ids } = await aShopOf(1);
    const file = (await exported(app, shop)).replace(from, to);
    await raise(ids);
    await imported(app, shop, file);
    expect(await pricesOf(shop)).toEqual([price]);
  });

  test('is no wish of the pieces either, nor that they be counted', async () => {
    const shop = await aShop(app);
    const id = await goods(app, { company_id: shop.companyId, quantity_manage: true, stock: 12 });
    const file = await exported(app, shop);
    await change(app, id, { quantity_manage: false, stock: 0 });
    expect(await imported(app, shop, file)).toMatchObject({ unchanged: 1, sets_stock: false });
  });

  test('of a currency is meant with the price that is written beside it, and of counting with the pieces', async () => {
    const { shop, ids } = await aShopOf(1);
    const file = await exported(app, shop);
    await change(app, ids[0] ?? 0, { price_cents: 6_00, currency: 'USD' });
    await imported(app, shop, file.replace(',100,MXN', ',110,MXN'));
    expect(await productsOf(app, shop)).toMatchObject([{ price_cents: 110_00, currency: 'MXN' }]);
    await imported(app, shop, file.replace(',MXN,', ',MXN,').replace(/,No,,,/, ',No,5,,'));
    expect(await productsOf(app, shop)).toMatchObject([{ quantity_manage: false }]);
  });

  test('is written by hand when it stands in the row of another product', async () => {
    const { shop, ids } = await aShopOf(2);
    const [headings = '', first = '', second = ''] = (await exported(app, shop)).split('\r\n');
    const idOf = (line: string) => line.split(',', 1)[0] ?? '';
    const swapped = [first.replace(idOf(first), idOf(second)), second.replace(idOf(second), idOf(first))];
    await raise(ids);
    expect(await imported(app, shop, [headings, ...swapped].join('\r\n'))).toMatchObject({ changed: 2 });
    expect(await pricesOf(shop)).toEqual([100, 100]);
  });
});
