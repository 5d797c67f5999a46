import { getProduct } from '@mercadito/contracts/products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { imported, manyRows, productsOf, withPlan } from '../../../test/catalog-files.ts';
import { aProduct, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ofShop = (shop: Shop, fields = {}) => goods(app, { company_id: shop.companyId, ...fields });
const one = async (id: number) =>
  app.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a row without an id', () => {
  test('adds a draft, whatever it says, since it has no picture yet (CSV-6)', async () => {
    const shop = await aShop(app);
    const answer = await imported(
      app,
      shop,
      'name,description,price,category,published,discount,stock,pinned,members only\nQueso,Menonita,80.50,Dairy > Cheese,yes,10,7,yes,yes',
    );
    expect(answer).toMatchObject({ applied: true, dry_run: false, rows: 1, added: 1, changed: 0, fault_count: 0 });
    const [product] = await productsOf(app, shop);
    expect(product).toMatchObject({
      name: 'Queso',
      description: 'Menonita',
      price_cents: 80_50,
      currency: 'MXN',
      discount: 10,
      quantity_manage: true,
      stock: 7,
      available: true,
      published: false,
      is_pin: true,
      member_only: true,
      photo: null,
      created_at: app.clock.now.toISOString(),
    });
  });

  test('needs a name, a description, a price and a category, each named', async () => {
    const shop = await aShop(app);
    const { applied, faults } = await imported(app, shop, 'Nombre,Precio,Moneda\n,,usd');
    expect(applied).toBe(false);
    expect(faults.map(({ row, column, code }) => [row, column, code])).toEqual(
      ['name', 'description', 'price', 'category'].map((column) => [2, column, 'required']),
    );
  });

  test('brings its options, in their order', async () => {
    const shop = await aShop(app);
    const options = 'Tamaño*: Chico=0 | Grande=15.50; Extras: Queso=10';
    await imported(app, shop, `Nombre;Descripción;Precio;Categoría;Opciones\nTaco;De res;20;Antojitos;"${options}"`);
    const [{ id } = { id: 0 }] = await productsOf(app, shop);
    const product = good(await app.call(getProduct, { id }, shop.token));
    expect(product.options).toMatchObject([
      { title: 'Tamaño', is_required: true, attributes: [{ name: 'Chico' }, { name: 'Grande', price: 15.5 }] },
      { title: 'Extras', is_required: false, attributes: [{ name: 'Queso', price: 10 }] },
    ]);
  });
});

describe('a row with an id', () => {
  test('changes what its cells say, and leaves what is empty or has no column', async () => {
    const shop = await aShop(app);
    const id = await ofShop(shop, { discount: 5, stock: 3, quantity_manage: true });
    const before = await one(id);
    const answer = await imported(app, shop, `Id,Precio,Nombre,Descuento %\n${id},"1,250.00",,20`);
    expect(answer).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
    const after = await one(id);
    expect(after).toMatchObject({ price_cents: 1250_00, discount: 20, name: before.name, stock: 3, available: true });
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
  });

  test.each([
    ['1.500', '1.000', 150_000, 1000],
    ['"1,500"', '"1,000"', 150_000, 1000],
    ['"12,50"', '12', 1250, 12],
  ])('has an amount of %s and pieces of %s read one way', async (price, stock, price_cents, pieces) => {
    const shop = await aShop(app);
    const id = await ofShop(shop);
    await imported(app, shop, `Id,Precio,Existencias\n${id},${price},${stock}`);
    expect(await one(id)).toMatchObject({ price_cents, stock: pieces });
  });

  test('publishes no draft that has no picture yet, which is named', async () => {
    const shop = await aShop(app);
    const id = await ofShop(shop, { published: false });
    const { applied, faults } = await imported(app, shop, `Id,Publicado\n${id},Sí`);
    expect([applied, faults]).toMatchObject([false, [{ row: 2, column: 'published', code: 'picture_missing' }]]);
    expect((await one(id)).published).toBe(false);
  });

  test('for members only is told of its business', async () => {
    const shop = await aShop(app);
    await imported(app, shop, `id,members only\n${await ofShop(shop)},yes`);
    const company = app.db.selectFrom('companies').select('has_member_only').where('id', '=', shop.companyId);
    expect(await company.executeTakeFirst()).toEqual({ has_member_only: true });
  });

  test('that says what is so already changes nothing, and products without a row stay', async () => {
    const shop = await aShop(app);
    const [id] = [await ofShop(shop), await ofShop(shop)];
    const before = await productsOf(app, shop);
    const answer = await imported(app, shop, `id,price\n${id},100`);
    expect(answer).toMatchObject({ applied: true, changed: 0, unchanged: 1 });
    expect(await productsOf(app, shop)).toEqual(before);
  });

  test('keeps the options and attributes that keep their names, and which of them can be had', async () => {
    const shop = await aShop(app);
    const sizes = [
      { name: 'Small', price: 1 },
      { name: 'Large', price: 5, available: false },
      { name: 'Huge', price: 9 },
    ];
    const before = await aProduct(app, shop, {
      options: [
        { title: 'Size', attributes: sizes },
        { title: 'Old', attributes: [] },
      ],
    });
    const text = 'Sauce: Red=0; Size*: Large=6 | Small=1 | Tiny=0';
    await imported(app, shop, `id,options\n${before.id},${text}`);
    const { options } = good(await app.call(getProduct, { id: before.id }, shop.token));
    const [small, large] = before.options[0]?.attributes ?? [];
    expect(options).toEqual([
      {
        id: expect.any(Number),
        title: 'Sauce',
        is_required: false,
        attributes: [expect.objectContaining({ name: 'Red' })],
      },
      {
        id: before.options[0]?.id,
        title: 'Size',
        is_required: true,
        attributes: [
          { ...large, price: 6 },
          small,
          { id: expect.any(Number), name: 'Tiny', price: 0, available: true },
        ],
      },
    ]);
  });

  test.each([
    ['another business', async () => goods(app)],
    ['nobody', async () => 2_000_000_000],
  ])('of a product of %s is a fault of that row, in the same words', async (_whose, idOf) => {
    const shop = await aShop(app);
    const id = await idOf();
    const { applied, faults } = await imported(app, shop, `id,price\n${id},1`);
    expect(applied).toBe(false);
    const detail = 'Is not a product of this business';
    expect(faults).toEqual([{ row: 2, column: 'id', code: 'unknown_product', detail, value: String(id) }]);
  });

  test('that another row has is a fault', async () => {
    const shop = await aShop(app);
    const id = await ofShop(shop);
    const { faults } = await imported(app, shop, `id,price\n${id},1\n\n${id},2`);
    expect(faults).toMatchObject([{ row: 4, column: 'id', code: 'duplicate_id', detail: 'Is the id of row 2 too' }]);
  });
});

describe('a fault', () => {
  const columns = 'Nombre,Descripción,Precio,Moneda,Categoría,Existencias,Descuento %,Disponible,Opciones';
  const good = ['Queso', 'Fresco', '10', 'MXN', '1', '5', '0', 'Sí', ''];
  test.each([
    ['Nombre', 'At most 120 characters', 'name', 'invalid', 'x'.repeat(121)],
    ['Nombre', 'Contains characters that are not allowed', 'name', 'invalid', 'a\u202Eb'],
    ['Precio', 'Must be at least 0.01', 'price', 'invalid', '0'],
    ['Precio', 'Must be written like 1234.50 or 1,234.50', 'price', 'invalid', 'gratis'],
    ['Precio', 'Must be written like 1234.50 or 1,234.50', 'price', 'invalid', '12.5'],
    ['Precio', 'Must be written like 1234.50 or 1,234.50', 'price', 'invalid', '-5'],
    ['Moneda', 'Must be one of: MXN, USD', 'currency', 'invalid', 'EUR'],
    ['Categoría', 'Is not a category', 'category', 'unknown_category', 'Zapatos raros'],
    ['Categoría', 'Is the name of several: write its path or its id', 'category', 'ambiguous_category', 'Accesorios'],
    ['Existencias', 'Must be a whole number, written like 1234 or 1,234', 'stock', 'invalid', '1.5'],
    ['Descuento %', 'Must be at most 90', 'discount', 'invalid', '95'],
    ['Disponible', 'Must be true or false', 'available', 'invalid', 'tal vez'],
    ['Opciones', 'Must be written like Size*: Small=0 | Large=15; Extras: Cheese=10', 'options', 'invalid', 'Chico=1'],
    [
      'Opciones',
      'Must be written like Size*: Small=0 | Large=15; Extras: Cheese=10',
      'options',
      'invalid',
      'A: Chico=mucho',
    ],
    ['Opciones', 'At most 32767 characters', 'options', 'invalid', 'x'.repeat(32_768)],
  ] as const)('in %s is named by row and column: %s', async (heading, detail, column, code, text) => {
    const shop = await aShop(app);
    const cells = good.map((cell, at) => (columns.split(',')[at] === heading ? text : cell));
    const { applied, fault_count, faults } = await imported(
      app,
      shop,
      [columns, good.join(','), cells.join(',')].join('\n'),
    );
    expect({ applied, fault_count }).toEqual({ applied: false, fault_count: 1 });
    expect(faults).toEqual([{ row: 3, column, code, detail, value: text.slice(0, 100) }]);
    expect(await productsOf(app, shop)).toEqual([]);
  });

  test('of a row with more cells than headings is said of the whole row: a decimal comma without quotes', async () => {
    const shop = await aShop(app);
    const { faults } = await imported(app, shop, 'Nombre,Descripción,Categoría,Precio\nQueso,Fresco,1,12,50');
    expect(faults).toMatchObject([{ row: 2, column: null, code: 'too_many_cells', value: '50' }]);
  });

  test('of a column that comes twice is said of the headings', async () => {
    const shop = await aShop(app);
    const { faults } = await imported(app, shop, 'Id,Precio,Price\n1,2,3');
    expect(faults[0]).toMatchObject({ row: 1, column: 'price', code: 'duplicate_column', value: 'Price' });
  });

  test('anywhere changes nothing, and the first two hundred are listed in the order of the rows', async () => {
    const shop = await aShop(app);
    await withPlan(app, shop);
    const id = await ofShop(shop);
    const before = await productsOf(app, shop);
    const lines = manyRows(300, (at) => `,,,${at === 0 ? 'Res' : 'Nada'}`).split('\r\n');
    lines[0] += ',Id';
    lines[1] += `,${id}`;
    const { fault_count, faults, applied } = await imported(app, shop, lines.join('\n'));
    expect({ applied, fault_count, listed: faults.length }).toEqual({
      applied: false,
      fault_count: 299 * 3,
      listed: 200,
    });
    expect(faults.map(({ row }) => row)).toEqual(faults.map((_, at) => 3 + Math.floor(at / 3)));
    expect(await productsOf(app, shop)).toEqual(before);
  });

  test('in row 1,999 of 2,000 changes nothing, leaves no event, and is named (CSV-4)', {
    timeout: 60_000,
  }, async () => {
    const shop = await aShop(app);
    await withPlan(app, shop);
    const file = manyRows(2_000, (at) => `Producto ${at},Del rancho,${at === 1_997 ? 'caro' : 5},Res`);
    const { rows, applied, faults } = await imported(app, shop, file);
    expect({ rows, applied }).toEqual({ rows: 2_000, applied: false });
    expect(faults).toEqual([
      {
        row: 1_999,
        column: 'price',
        code: 'invalid',
        detail: 'Must be written like 1234.50 or 1,234.50',
        value: 'caro',
      },
    ]);
    expect(await productsOf(app, shop)).toEqual([]);
    const audit = await app.db.selectFrom('audit_log').select('detail').where('action', '=', 'importCatalog').execute();
    expect(audit.filter(({ detail }) => JSON.stringify(detail).includes(`"companyId":${shop.companyId}`))).toEqual([]);
  });
});
