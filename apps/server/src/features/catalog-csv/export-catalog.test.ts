import { exportCatalog } from '@mercadito/contracts/catalog-csv';
import { updateProduct } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { exported, imported, productsOf, withPlan } from '../../../test/catalog-files.ts';
import { anAdmin } from '../../../test/people.ts';
import { aProduct, aShop, aSubCategory, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { routePathOf } from '../../platform/serve/serve.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The answer as it goes over the line, its first bytes included. */
const download = (shop: Shop, headers: Record<string, string> = {}) =>
  app.app.inject({
    url: routePathOf(exportCatalog).replace(':companyId', String(shop.companyId)),
    headers: { authorization: `Token ${shop.token}`, ...headers },
  });

const HOSTILE = ['=1+1', "'=2", '+52 636', '-Tacos', '@casa', 'Con "comillas", comas; y\nrenglones', "'", 'Ñandú 🌶'];

describe('the file', () => {
  test('is CSV in UTF-8 with its mark and CRLF, to be kept, and in nobody’s cache', async () => {
    const shop = await aShop(app);
    await goods(app, { company_id: shop.companyId });
    const { headers, rawPayload, statusCode } = await download(shop);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="mercadito.csv"',
      'cache-control': 'private, no-store',
    });
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(rawPayload.toString().match(/[^\r]\n/g)).toBeNull();
  });

  test('has the headings, words and categories of the language that is asked for', async () => {
    const shop = await aShop(app);
    const { id: category } = await aSubCategory(app);
    const id = await goods(app, { company_id: shop.companyId, category_id: category, quantity_manage: true, stock: 4 });
    const lines = async (language: string) =>
      (await download(shop, { cookie: `language=${language}` })).payload.slice(1).split('\r\n');
    expect(await lines('es')).toEqual([
      'Id,Nombre,Descripción,Precio,Moneda,Categoría,Contar existencias,Existencias,Existencias al descargar,Lo demás al descargar,A la venta,Publicado,Descuento %,Flete por pieza,Solo miembros,Destacado,Opciones',
      expect.stringMatching(
        new RegExp(
          `^${id},Queso,From the valley,100,MXN,Comida preparada > Antojitos,Sí,4,4,x1[.][\\w-]{84},Sí,Sí,0,0,No,No,$`,
        ),
      ),
      '',
    ]);
    expect((await lines('en'))[1]?.split(',').toSpliced(9, 1).join(',')).toBe(
      `${id},Queso,From the valley,100,MXN,Prepared food > Street food,Yes,4,4,Yes,Yes,0,0,No,No,`,
    );
  });

  test('has no cell that a spreadsheet would run', async () => {
    const shop = await aShop(app);
    for (const name of HOSTILE) await goods(app, { company_id: shop.companyId, name });
    const { payload } = await download(shop);
    expect(payload).not.toMatch(/(^|,|\n)"?[=+\-@]/);
    expect(payload).toContain(",'=1+1,");
  });

  test('has every product of the business once, however many there are, and none of another', async () => {
    const [shop, other] = [await aShop(app), await aShop(app)];
    await goods(app, { company_id: other.companyId });
    await sql`insert into products (company_id, category_id, name, description, price_cents, created_at)
      select ${shop.companyId}, 1, 'Queso ' || n, 'Fresco', n, now() + (n / 7) * interval '1 second'
      from generate_series(1, 1203) as n`.execute(app.db);
    const lines = (await exported(app, shop)).trim().split('\r\n').slice(1);
    const ids = lines.map((line) => Number(line.split(',')[0]));
    expect(ids.toSorted((a, b) => a - b)).toEqual((await productsOf(app, shop)).map(({ id }) => id));
  });

  test('is for the owner and Admins, of a business that there is', async () => {
    const [shop, other] = [await aShop(app), await aShop(app)];
    const admin = await anAdmin(app);
    const statusFor = async (companyId: number, token: string) =>
      (await app.call(exportCatalog, { companyId }, token)).status;
    expect(await statusFor(shop.companyId, other.token)).toBe(403);
    expect(await statusFor(shop.companyId, admin.token)).toBe(200);
    expect(await statusFor(2_000_000_000, admin.token)).toBe(404);
  });
});

describe('what was exported', () => {
  test('changes nothing when it is imported as it is, in either language (CSV-2)', async () => {
    const shop = await aShop(app);
    await withPlan(app, shop);
    for (const name of HOSTILE) await aProduct(app, shop, { name, description: `${name} ${name}` });
    await aProduct(app, shop, { price: 1234.5, currency: 'USD', stock: 0, discount: 90, cargo_extra: 0.01 });
    await aProduct(app, shop, {
      price: 9_999_999.99,
      stock: 12,
      subscription: true,
      category: (await aSubCategory(app)).id,
    });
    const { id } = await aProduct(app, shop, {
      options: [
        {
          title: 'Size: *big* | small',
          is_required: true,
          attributes: [{ name: 'a=b; c\\', price: 0.5 }, { name: 'L' }],
        },
        { title: '=Sum', attributes: [{ name: '-5', price: 3, available: false }] },
        { title: 'Empty', attributes: [] },
      ],
    });
    const switches = { productId: id, company: shop.companyId, available: false, is_pin: true, published: false };
    good(await app.call(updateProduct, switches, shop.token));
    const before = await productsOf(app, shop);
    const texts = [(await download(shop)).payload, (await download(shop, { cookie: 'language=en' })).payload];
    const asKnown = { applied: true, rows: before.length, added: 0, changed: 0, unchanged: before.length };
    for (const text of texts) {
      expect(await imported(app, shop, text)).toMatchObject({ ...asKnown, unknown_columns: [], fault_count: 0 });
      // Every cell by itself says what stands there, whatever tells which of them were changed.
      const byHand = text.replace(/Lo demás al descargar|The rest when downloaded/, 'Otra cosa');
      expect(await imported(app, shop, byHand)).toMatchObject({ ...asKnown, fault_count: 0 });
    }
    expect(await productsOf(app, shop)).toEqual(before);
  });

  test('leaves alone the options that are too long for a cell of a spreadsheet', async () => {
    const shop = await aShop(app);
    const attributes = Array.from({ length: 100 }, (_, at) => ({ name: `${at} ${'x'.repeat(55)}` }));
    const { id } = await aProduct(app, shop);
    await sql`insert into product_options (product_id, title, position)
      select ${id}, 'Kind ' || n, n from generate_series(1, 9) as n`.execute(app.db);
    await sql`insert into option_attributes (option_id, name)
      select product_options.id, name from product_options, unnest(${attributes.map(({ name }) => name)}::text[]) as name
      where product_id = ${id}`.execute(app.db);
    const text = await exported(app, shop);
    expect(text.length).toBeLessThan(2_000);
    expect(await imported(app, shop, text)).toMatchObject({ changed: 0, unchanged: 1 });
  });
});
