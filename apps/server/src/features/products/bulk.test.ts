import { changeProducts, deleteProducts } from '@mercadito/contracts/catalog-editing';
import { getCompany } from '@mercadito/contracts/companies';
import type { Input } from '@mercadito/contracts/endpoint';
import { getProduct, listCompanyProducts, updateProduct } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { change, goods } from '../../../test/carts.ts';
import { aProduct, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
let ids: number[];
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  shop = await aShop(app);
  ids = [];
  for (const price_cents of [100_00, 33, 9_99]) ids.push(await goods(app, { company_id: shop.companyId, price_cents }));
});
afterAll(() => app.close());

type Fields = Omit<Input<typeof changeProducts>, 'companyId'>;
const bulk = (fields: Fields, of: Shop = shop, key?: string) =>
  app.call(changeProducts, { companyId: of.companyId, ...fields }, of.token, key);
const rows = (of: Shop = shop) =>
  app.db
    .selectFrom('products')
    .select(['id', 'price_cents', 'discount', 'available', 'is_pin', 'member_only', 'published'])
    .where('company_id', '=', of.companyId)
    .orderBy('id')
    .execute();
const prices = async () => (await rows()).map(({ price_cents }) => price_cents);

/** Gives all of a shop's products a picture, without which no draft is published with others. */
async function withPictures(): Promise<void> {
  const { id } = await aProduct(app, await aShop(app));
  await sql`update products set photo = (select photo from products where id = ${id})
    where company_id = ${shop.companyId}`.execute(app.db);
}

describe('a change of many products', () => {
  test.each([
    ['available', false, 'available'],
    ['is_pin', true, 'is_pin'],
    ['subscription_active', true, 'member_only'],
    ['published', false, 'published'],
    ['discount', 15, 'discount'],
  ] as const)('sets %s of those that are named, and of no other', async (field, value, column) => {
    const before = await rows();
    const { changed } = good(await bulk({ ids: ids.slice(0, 2), [field]: value }));
    const after = await rows();
    expect(after.map((row) => row[column])).toEqual([value, value, before[2]?.[column]]);
    expect(after.map((row) => ({ ...row, [column]: 0 }))).toEqual(before.map((row) => ({ ...row, [column]: 0 })));
    const told = { name: 'Queso', currency: 'MXN', field, from: before[0]?.[column], to: value };
    expect(changed).toEqual(ids.slice(0, 2).map((id) => ({ id, ...told })));
  });

  test('names what was so already neither as changed nor to be restored', async () => {
    await change(app, ids[0] ?? 0, { available: false });
    const { changed, restore } = good(await bulk({ ids, available: false }));
    expect([changed.map(({ id }) => id), restore]).toEqual([
      ids.slice(1),
      ids.slice(1).map((id) => ({ id, available: true })),
    ]);
  });

  test('makes prices dearer by percent, as its preview has said without writing', async () => {
    const preview = good(await bulk({ all: true, price_percent: 10, preview: true }));
    expect(await prices()).toEqual([100_00, 33, 9_99]);
    expect(good(await bulk({ all: true, price_percent: 10 }))).toEqual(preview);
    expect(preview.changed.map(({ from, to }) => [from, to])).toEqual([
      [100, 110],
      [0.33, 0.36],
      [9.99, 10.99],
    ]);
    expect(await prices()).toEqual([110_00, 36, 10_99]);
    const product = good(await app.call(getProduct, { id: ids[0] ?? 0 }));
    expect(product.discounted_price).toBe(110);
  });

  test('is undone exactly by what it has answered (BULK-1)', async () => {
    await withPictures();
    const before = await rows();
    for (const fields of [
      { price_percent: -90 },
      { discount: 90 },
      { published: false },
      { is_pin: true },
    ] satisfies Fields[]) {
      const { restore } = good(await bulk({ all: true, ...fields }));
      expect(await rows()).not.toEqual(before);
      const undone = good(await bulk({ restore }));
      expect(await rows()).toEqual(before);
      expect(undone.changed.map(({ id }) => id)).toEqual(restore.map(({ id }) => id));
    }
  });

  test('publishes no draft without a picture, by whichever words, and then none at all (DRAFT-5)', async () => {
    const [first = 0, second = 0] = ids;
    for (const id of [first, second]) await change(app, id, { published: false });
    const attempts: Fields[] = [
      { ids: [first, second], published: true },
      { all: true, published: true },
      { restore: [{ id: second, published: true }] },
      { ids: [first], published: true, preview: true },
    ];
    for (const fields of attempts) expect((await bulk(fields)).body).toMatchObject({ code: 'picture_missing' });
    expect((await rows()).map(({ published }) => published)).toEqual([false, false, true]);
    await withPictures();
    good(await bulk({ all: true, published: true }));
    expect((await rows()).map(({ published }) => published)).toEqual([true, true, true]);
  });

  test('nor does a change of that product alone, which says so on the field (DRAFT-5)', async () => {
    const [productId = 0] = ids;
    await change(app, productId, { published: false });
    const save = (fields: object) =>
      app.call(updateProduct, { productId, company: shop.companyId, ...fields }, shop.token);
    const { status, body } = await save({ published: true });
    const problem = { code: 'picture_missing', errors: { published: [expect.any(String)] } };
    expect([status, body]).toMatchObject([409, problem]);
    expect(good(await save({ price: 120, published: false }))).toMatchObject({ price: 120, published: false });
    await withPictures();
    expect(good(await save({ published: true }))).toMatchObject({ published: true });
  });

  test('happens once for a key, however often it is sent', async () => {
    const tell = () => bulk({ all: true, price_percent: 100 }, shop, 'one-key-of-bulk');
    expect((await tell()).body).toEqual((await tell()).body);
    expect(await prices()).toEqual([200_00, 66, 19_98]);
  });

  test('pins five at most, drafts among them, or none', async () => {
    for (let more = 0; more < 3; more += 1)
      ids.push(await goods(app, { company_id: shop.companyId, published: false }));
    expect((await bulk({ ids, is_pin: true })).body).toMatchObject({ code: 'pin_limit' });
    expect((await rows()).filter(({ is_pin }) => is_pin)).toEqual([]);
    good(await bulk({ ids: ids.slice(1), is_pin: true }));
    expect((await bulk({ ids: ids.slice(0, 1), is_pin: true })).body).toMatchObject({ code: 'pin_limit' });
    // One in the place of another.
    const swap = [
      { id: ids[0] ?? 0, is_pin: true },
      { id: ids[1] ?? 0, is_pin: false },
    ];
    good(await bulk({ restore: swap }));
    expect((await rows()).map(({ is_pin }) => is_pin)).toEqual([true, false, true, true, true, true]);
  });

  test('of goods for members is told by the business', async () => {
    const says = async () => good(await app.call(getCompany, { companyId: shop.companyId })).has_member_only;
    good(await bulk({ all: true, subscription_active: true }));
    expect(await says()).toBe(true);
    good(await bulk({ all: true, published: false }));
    expect(await says()).toBe(false);
  });

  test('changes nothing when one of them is another’s', async () => {
    const theirs = await goods(app);
    for (const named of [
      { ids: [...ids, theirs], discount: 5 },
      { restore: [{ id: theirs, price: 1 }] },
      { ids: [999_999], discount: 5 },
    ]) {
      expect((await bulk(named)).status).toBe(404);
    }
    expect((await rows()).map(({ discount }) => discount)).toEqual([0, 0, 0]);
  });

  test('is its owner’s alone', async () => {
    const other = await aShop(app);
    const foreign = { companyId: shop.companyId, ids, discount: 5 };
    expect((await app.call(changeProducts, foreign, other.token)).status).toBe(403);
    expect((await app.call(changeProducts, foreign)).status).toBe(401);
  });

  test('of all is for two thousand at most', async () => {
    await app.db
      .insertInto('products')
      .values(
        Array.from({ length: 1_998 }, () => ({
          company_id: shop.companyId,
          category_id: 1,
          name: 'x',
          description: 'x',
          price_cents: 100,
        })),
      )
      .execute();
    expect((await bulk({ all: true, discount: 5 })).body).toMatchObject({
      code: 'too_many_products',
      facts: { most: 2_000 },
    });
    good(await bulk({ ids, published: false }));
    good(await app.call(deleteProducts, { companyId: shop.companyId, ids: ids.slice(0, 1) }, shop.token));
    const { restore } = good(await bulk({ all: true, subscription_active: true }));
    expect(restore).toHaveLength(2_000);
    expect(good(await bulk({ restore })).changed).toHaveLength(2_000);
  });

  test.each<[string, object]>([
    ['ids', { discount: 5 }],
    ['ids', { ids: [], discount: 5 }],
    ['ids', { ids: Array.from({ length: 201 }, (_, at) => at + 1), discount: 5 }],
    ['all', { all: true, ids: [1], discount: 5 }],
    ['price_percent', { all: true }],
    ['price_percent', { all: true, price_percent: -91 }],
    ['price_percent', { all: true, price_percent: 401 }],
    ['price_percent', { all: true, price_percent: 1.5 }],
    ['price_percent', { all: true, discount: 5, price_percent: 5 }],
    ['discount', { all: true, discount: 91 }],
    ['published', { all: true, available: true, published: true }],
    ['discount', { restore: [{ id: 1, price: 5 }], discount: 5 }],
    ['ids', { restore: [{ id: 1, price: 5 }], ids: [1] }],
    ['all', { restore: [{ id: 1, price: 5 }], all: true }],
    [
      'restore',
      {
        restore: [
          { id: 1, price: 5 },
          { id: 1, price: 6 },
        ],
      },
    ],
  ])('names the field %s in %j', async (field, fields) => {
    const { status, body } = await app.callWrongly(
      changeProducts,
      { companyId: shop.companyId, ...fields },
      shop.token,
    );
    expect([status, body]).toMatchObject([400, { errors: { [field]: [expect.any(String)] } }]);
  });
});

describe('deleting many products', () => {
  const remove = (named: number[], of: Shop = shop) =>
    app.call(deleteProducts, { companyId: of.companyId, ids: named }, of.token);

  test('takes away those that are named, each once', async () => {
    const [first = 0, second = 0, third = 0] = ids;
    expect(good(await remove([second, first, second])).deleted.toSorted()).toEqual([first, second].toSorted());
    expect((await rows()).map(({ id }) => id)).toEqual([third]);
  });

  test('takes away none when one of them is another’s', async () => {
    expect((await remove([...ids, await goods(app)])).status).toBe(404);
    expect(await rows()).toHaveLength(3);
  });
});

describe('an owner’s table', () => {
  const listed = async (query: object, { token }: { token?: string } = shop) =>
    good(await app.callWrongly(listCompanyProducts, { companyId: shop.companyId, ...query }, token));
  const idsOf = async (query: object) => (await listed(query)).products.map(({ id }) => id);

  test('has what she changes in it beside each card, for her alone', async () => {
    await change(app, ids[0] ?? 0, { quantity_manage: true, stock: 0 });
    const own = (await listed({ sort_by: 'stock' })).products[0];
    expect(own).toMatchObject({
      id: ids[0],
      available: false,
      owners: { category_id: 1, quantityManage: true, stock: 0, for_sale: true, updated_at: expect.any(String) },
    });
    for (const viewer of [{}, await aShop(app)]) {
      expect((await listed({}, viewer)).products.map(({ owners }) => owners)).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  test('is filtered by where each product stands (PRODUCT-11)', async () => {
    const [onSale = 0, soldOut = 0, draft = 0] = ids;
    await change(app, soldOut, { quantity_manage: true, stock: 0 });
    await change(app, draft, { published: false, available: false });
    expect(await idsOf({ state: 'on_sale' })).toEqual([onSale]);
    expect(await idsOf({ state: 'sold_out' })).toEqual([soldOut]);
    expect(await idsOf({ state: 'draft' })).toEqual([draft]);
    expect((await listed({ state: 'draft' })).total).toBe(1);
    expect((await listed({ state: 'draft' })).products[0]?.published).toBe(false);
  });

  test('is sorted by the pieces left, either way, over its pages', async () => {
    const [uncounted = 0, few = 0, many = 0] = ids;
    await change(app, few, { quantity_manage: true, stock: 1 });
    await change(app, many, { quantity_manage: true, stock: 40 });
    expect(await idsOf({ sort_by: 'stock' })).toEqual([few, many, uncounted]);
    expect(await idsOf({ sort_by: 'stock', order: 'desc' })).toEqual([uncounted, many, few]);
    const { next } = await listed({ sort_by: 'stock', page_size: 2 });
    const second = await app.app.inject({ url: String(next) });
    expect(second.json().products.map(({ id }: { id: number }) => id)).toEqual([uncounted]);
  });

  test('finds a draft by a word, sorted by the pieces left', async () => {
    await change(app, ids[1] ?? 0, { published: false, name: 'Chile pasado' });
    expect(await idsOf({ state: 'draft', search: 'chile', sort_by: 'stock' })).toEqual([ids[1]]);
  });
});
