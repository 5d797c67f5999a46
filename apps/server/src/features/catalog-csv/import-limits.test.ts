import { randomUUID } from 'node:crypto';
import { importCatalog } from '@mercadito/contracts/catalog-csv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { change, goods } from '../../../test/carts.ts';
import { catalogFile, imported, manyRows, productsOf, withPlan } from '../../../test/catalog-files.ts';
import { fingerprint } from '../../../test/fingerprint.ts';
import { anAdmin } from '../../../test/people.ts';
import { aShop, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ofShop = (shop: Shop, fields = {}) => goods(app, { company_id: shop.companyId, ...fields });
const _one = async (id: number) =>
  app.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('the limits', () => {
  test('of a free account are those of adding one by one: 100 products', async () => {
    const shop = await aShop(app);
    await ofShop(shop);
    const { faults } = await imported(app, shop, manyRows(101), true);
    const detail = 'You can add a maximum of 100 products';
    expect(faults).toEqual([
      { row: 101, column: null, code: 'product_limit', detail, value: 'Producto 99' },
      { row: 102, column: null, code: 'product_limit', detail, value: 'Producto 100' },
    ]);
    expect((await imported(app, shop, manyRows(99), true)).fault_count).toBe(0);
    await withPlan(app, shop);
    expect((await imported(app, shop, manyRows(101), true)).fault_count).toBe(0);
  });

  test('of five pins count what is pinned beside the file, and what the file unpins', async () => {
    const shop = await aShop(app);
    const ids = await Promise.all(Array.from({ length: 7 }, (_, at) => ofShop(shop, { is_pin: at < 4 })));
    const pin = (at: number, word: string) => `${ids[at]},${word}`;
    const fileOf = (...lines: string[]) => ['Id,Destacado', ...lines].join('\n');
    const { faults } = await imported(app, shop, fileOf(pin(4, 'sí'), pin(5, 'sí'), pin(0, 'sí')));
    const detail = 'You can pin a maximum of 5 products';
    expect(faults).toEqual([{ row: 3, column: 'pinned', code: 'pin_limit', detail, value: 'sí' }]);
    const answer = await imported(app, shop, fileOf(pin(4, 'sí'), pin(5, 'sí'), pin(1, 'no')));
    expect(answer).toMatchObject({ applied: true, changed: 3 });
  });

  test('are 2,000 rows, empty ones not counted', { timeout: 60_000 }, async () => {
    const shop = await aShop(app);
    const file = manyRows(2_001);
    const { status, body } = await app.call(importCatalog, catalogFile(shop, file, true), shop.token);
    expect({ status, ...body }).toMatchObject({ status: 400, code: 'too_many_rows', facts: { max: 2_000 } });
    await withPlan(app, shop);
    const empty = manyRows(2_000).replaceAll('\r\n', '\r\n\r\n,,\r\n');
    expect(await imported(app, shop, empty, true)).toMatchObject({ rows: 2_000, added: 2_000, fault_count: 0 });
  });

  test('are 2 MB', async () => {
    const shop = await aShop(app);
    const { status, body } = await app.call(importCatalog, catalogFile(shop, 'x'.repeat(2_100_000)), shop.token);
    expect({ status, ...body }).toMatchObject({ status: 413, code: 'upload_too_large' });
  });
});

describe('a dry run', () => {
  test('writes nothing, and shows what each row would do that does something', async () => {
    const shop = await aShop(app);
    const [id, same] = [await ofShop(shop), await ofShop(shop)];
    const before = await productsOf(app, shop);
    const file = `Id,Nombre,Descripción,Precio,Categoría,Color\n${id},Asadero,,90,,rojo\n${same},,,100,,\n,Pan,Dulce,5,Pan dulce,`;
    const changed = [
      { column: 'name', from: 'Queso', to: 'Asadero' },
      { column: 'price', from: '100', to: '90' },
    ];
    expect(await imported(app, shop, file, true)).toEqual({
      dry_run: true,
      applied: false,
      previewed: expect.stringMatching(/^[\w-]{43}$/),
      differs: false,
      rows: 3,
      added: 1,
      changed: 1,
      unchanged: 1,
      unknown_columns: ['Color'],
      fault_count: 0,
      faults: [],
      preview: [
        { row: 2, id, name: 'Asadero', action: 'change', changes: changed },
        { row: 4, id: null, name: 'Pan', action: 'add', changes: [] },
      ],
      sets_stock: false,
      stock_change_count: 0,
      stock_changes: [],
    });
    expect(await productsOf(app, shop)).toEqual(before);
  });
});

describe('a replay', () => {
  test('under the same key adds nothing twice and is answered as before; another file under it is refused', async () => {
    const shop = await aShop(app);
    const key = randomUUID();
    const send = (file: string) => app.call(importCatalog, catalogFile(shop, file), shop.token, key);
    const first = await send(manyRows(3));
    const again = await send(manyRows(3));
    expect([first.body.added, again.body]).toEqual([3, first.body]);
    expect(await productsOf(app, shop)).toHaveLength(3);
    expect(await send(manyRows(4))).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
  });
});

describe('what is on record', () => {
  test('is one event, and for each product whose price changed what it cost and costs (CSV-5)', async () => {
    const shop = await aShop(app);
    const [id, other] = [await ofShop(shop), await ofShop(shop)];
    await imported(app, shop, `id,price,currency,name\n${id},90,USD,\n${other},100,,Asadero\n`);
    const audit = app.db.selectFrom('audit_log').select(['actor_id', 'action', 'subject', 'subject_id', 'detail']);
    const rows = await audit.orderBy('id', 'desc').limit(2).execute();
    const byOwner = { actor_id: shop.userId };
    expect(rows).toEqual([
      {
        ...byOwner,
        ...{ action: 'importCatalog', subject: '', subject_id: '' },
        detail: { companyId: shop.companyId, events: ['catalog.imported'] },
      },
      {
        ...byOwner,
        ...{ action: 'changePrice', subject: 'product', subject_id: String(id) },
        detail: {
          company_id: shop.companyId,
          before: { price_cents: 100_00, currency: 'MXN', discount: 0, cargo_extra_cents: 0 },
          after: { price_cents: 90_00, currency: 'USD', discount: 0, cargo_extra_cents: 0 },
        },
      },
    ]);
  });
});

describe('who may', () => {
  test('is the owner, or an Admin for a business that exists', async () => {
    const [shop, other] = [await aShop(app), await aShop(app)];
    const admin = await anAdmin(app);
    const before = await fingerprint(app);
    expect((await app.call(importCatalog, catalogFile(shop, manyRows(1)), other.token)).status).toBe(403);
    const nowhere = { ...catalogFile(shop, manyRows(1)), companyId: 2_000_000_000 };
    expect((await app.call(importCatalog, nowhere, admin.token)).status).toBe(404);
    expect(await fingerprint(app)).toBe(before);
    expect((await app.call(importCatalog, catalogFile(shop, manyRows(1)), admin.token)).body.added).toBe(1);
  });
});

test('a product that went away after it was exported is a fault, not an addition', async () => {
  const shop = await aShop(app);
  const id = await ofShop(shop);
  await change(app, id, { company_id: (await aShop(app)).companyId });
  const { faults } = await imported(app, shop, `Id,Nombre,Descripción,Precio,Categoría\n${id},Queso,Fresco,1,1`);
  expect(faults).toMatchObject([{ row: 2, column: 'id', code: 'unknown_product' }]);
});
