import type { Product } from '@mercadito/contracts/products';
import * as contracts from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aProduct, aShop, aSubCategory, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
const names = ({ products, porducts_pinned }: { products: Product[]; porducts_pinned: Product[] }) => [
  ...porducts_pinned.map(({ name }) => `*${name}`),
  ...products.map(({ name }) => name),
];

/** Adds `count` products past the calls, the newest first by a minute each. */
async function fill(test: TestApp, company_id: number, count: number, prefix = 'Cosa'): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => ({
    company_id,
    category_id: 1 + (number % 3),
    name: `${prefix} ${number}`,
    description: 'x',
    price_cents: 100 * (1 + (number % 7)),
    available: number % 5 !== 0,
    created_at: new Date(test.clock.now.getTime() - number * 60_000).toISOString(),
  }));
  await test.db.insertInto('products').values(rows).execute();
}

beforeAll(async () => {
  app = await createTestApp();
  shop = await aShop(app);
});
afterAll(() => app.close());

describe('paging', () => {
  let town: TestApp;
  let big: Shop;
  beforeAll(async () => {
    town = await createTestApp();
    big = await aShop(town);
    await fill(town, big.companyId, 100);
  });
  afterAll(() => town.close());

  type Body = { products: { results: Product[] } | Product[]; next: string | null; current_page: number };

  /** Follows `next` to the end while a product is added between every two pages. */
  async function idsOnAllPages(first: Body, prefix: string): Promise<number[]> {
    const ids: number[] = [];
    for (let body: Body = first; ; ) {
      const { products } = body;
      ids.push(...(Array.isArray(products) ? products : products.results).map(({ id }) => id));
      if (body.next === null) return ids;
      await fill(town, big.companyId, 1, prefix);
      body = (await town.app.inject({ url: body.next })).json();
    }
  }

  test.each([
    ['home, newest', contracts.listHomeProducts, {}],
    ['home, shuffle 1', contracts.listHomeProducts, { random_order: 1 }],
    ['home, shuffle 5', contracts.listHomeProducts, { random_order: 5 }],
    ['home, search', contracts.listHomeProducts, { search: 'cosa' }],
    ['home, category', contracts.listHomeProducts, { category: 1, random_order: 2 }],
    ['shop, unsorted', contracts.listCompanyProducts, {}],
    ['shop, newest', contracts.listCompanyProducts, { order: 'desc' }],
    ['shop, oldest', contracts.listCompanyProducts, { order: 'asc' }],
    ['shop, price up', contracts.listCompanyProducts, { sort_by: 'price', order: 'asc' }],
    ['shop, price down', contracts.listCompanyProducts, { sort_by: 'price' }],
    ['shop, name up', contracts.listCompanyProducts, { sort_by: 'name', order: 'asc' }],
    ['shop, name down', contracts.listCompanyProducts, { sort_by: 'name' }],
  ] as const)(
    '%s: shows nothing twice and leaves nothing out while products are added',
    async (name, contract, query) => {
      const inList = sql<boolean>`${'category' in query ? query.category : 0} in (0, category_id)`;
      const known = await town.db.selectFrom('products').select('id').where(inList).execute();
      const asked: Record<string, unknown> = { companyId: big.companyId, ...query };
      const { body } = await town.call(contract, asked);
      const ids = await idsOnAllPages(body as Body, `Cosa ${name}`);
      expect(new Set(ids).size).toBe(ids.length);
      expect(known.filter(({ id }) => !ids.includes(id))).toEqual([]);
    },
  );

  test('counts pages, and finds a later one without a cursor', async () => {
    const { count } = await town.db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const { body } = await town.call(contracts.listHomeProducts, { page: 2 });
    expect(body).toMatchObject({ current_page: 2, total_page: Math.ceil(count / 36), count });
    const first = await town.call(contracts.listHomeProducts, {});
    const second = (await town.app.inject({ url: first.body.next ?? '' })).json();
    expect(body.products.results.map(({ id }) => id)).toEqual(second.products.results.map(({ id }: Product) => id));
    expect((await town.call(contracts.listHomeProducts, { page: 500 })).body.products.results).toEqual([]);
  });

  test('has 24 a page in a shop, 20 in its table (LIST-9)', async () => {
    const asked = { companyId: big.companyId };
    expect((await town.call(contracts.listCompanyProducts, asked)).body.products).toHaveLength(24);
    const table = await town.call(contracts.listCompanyProducts, { ...asked, page_size: 20 });
    expect(table.body.products).toHaveLength(20);
    expect(table.body.total_page).toBe(Math.ceil(table.body.total / 20));
  });
});

describe('searching', () => {
  let finder: TestApp;
  beforeAll(async () => {
    finder = await createTestApp();
    const owner = await aShop(finder);
    const goods = [
      'Pizza',
      'Pizza hawaiana',
      'Mini pizza',
      'Piñata',
      'Taco',
      'Hamburguesa doble',
      'Jabón líquido',
      'Tortilla',
      'Servilletero tortillero',
      'Soda 7-Up (lata)',
    ];
    for (const name of goods) await aProduct(finder, owner, { name, description: 'Sin más' });
    await aProduct(finder, owner, { name: 'Refresco', description: 'Va bien con pizza' });
  });
  afterAll(() => finder.close());

  test.each([
    ['the best match first', 'pizza', ['Pizza', 'Pizza hawaiana', 'Mini pizza', 'Refresco']],
    ['whatever the case', 'PIZZA HAWAIANA', ['Pizza hawaiana']],
    ['without accents', 'jabon liquido', ['Jabón líquido']],
    ['with accents too many', 'tàcó', ['Taco']],
    ['ñ as n', 'pinata', ['Piñata']],
    ['parts of words', 'burgues', ['Hamburguesa doble']],
    ['a short word after a sign', '7-Up', ['Soda 7-Up (lata)']],
    ['short words without the sign', 'soda up', ['Soda 7-Up (lata)']],
    ['every word, in any order', 'doble hambur', ['Hamburguesa doble']],
    ['a wrong letter', 'hambirguesa', ['Hamburguesa doble']],
    ['a letter missing', 'hamburgesa', ['Hamburguesa doble']],
    ['a letter too many', 'hamburguuesa', ['Hamburguesa doble']],
    ['two letters swapped', 'hambugruesa', ['Hamburguesa doble']],
    ['a slip in each word', 'hamburguxsa doblr', ['Hamburguesa doble']],
    ['a slip in the middle of a short word', 'pixza hawaiana', ['Pizza hawaiana']],
    ['the word nearest to a slip first', 'tortila', ['Tortilla', 'Servilletero tortillero']],
    ['a slip in four letters', 'tsco', ['Taco']],
    ['a swap in four letters', 'tcao', ['Taco']],
    ['what is written as it is heard', 'hanburgueza', ['Hamburguesa doble']],
    ['two slips in eight letters', 'hambirgueda', ['Hamburguesa doble']],
    ['not two slips in less', 'pjxza', []],
    ['not something else', 'bicicleta', []],
    ['no pattern of ours', '%', []],
    ['no pattern of ours', '_izza', ['Mini pizza', 'Pizza hawaiana', 'Pizza', 'Refresco']],
    ['no pattern of ours', '.*', []],
    ['no quote that ends a text', "zzz' or 1=1 --", []],
  ])('finds %s: %s', async (_what, search, expected) => {
    const { status, body } = await finder.call(contracts.listHomeProducts, { search });
    expect(status).toBe(200);
    expect(body.products.results.map(({ name }) => name)).toEqual(expected);
    expect(body.count).toBe(expected.length);
  });
});

describe("a shop's list", () => {
  let mixed: Shop;
  let sub: { id: number; parentId: number };
  const list = async (query: object) => {
    const { body } = await app.call(contracts.listCompanyProducts, { companyId: mixed.companyId, ...query });
    return names(body);
  };
  beforeAll(async () => {
    mixed = await aShop(app);
    sub = await aSubCategory(app);
    await app.db.updateTable('settings').set({ usd_mxn_rate_micros: 18_000_000 }).execute();
    const goods = [
      { name: 'Nuez', price: 49.5, category: sub.parentId },
      { name: 'ñame', price: 100, discount: 10, category: sub.id },
      { name: 'Ópalo', price: 50, currency: 'USD' as const },
      { name: 'zeta', price: 1000, category: 3 },
      { name: 'Árbol', price: 99.99 },
    ];
    for (const fields of goods) await aProduct(app, mixed, fields);
    const { id } = await aProduct(app, mixed, { name: 'Fijo', price: 60 });
    await app.call(contracts.updateProduct, { productId: id, company: mixed.companyId, is_pin: true }, mixed.token);
  });

  test.each([
    ['newest first', {}, ['*Fijo', 'Árbol', 'zeta', 'Ópalo', 'ñame', 'Nuez']],
    ['oldest first', { sort_by: 'date_create', order: 'asc' }, ['*Fijo', 'Nuez', 'ñame', 'Ópalo', 'zeta', 'Árbol']],
    ['by name', { sort_by: 'name', order: 'asc' }, ['*Fijo', 'Árbol', 'Nuez', 'ñame', 'Ópalo', 'zeta']],
    ['by price in MXN', { sort_by: 'price', order: 'asc' }, ['*Fijo', 'Nuez', 'ñame', 'Árbol', 'Ópalo', 'zeta']],
    ['below 50', { price_range: '1-49' }, ['Nuez']],
    ['from 50, after discount', { price_range: '50-99' }, ['*Fijo', 'Árbol', 'ñame']],
    ['dollars as pesos', { price_range: '500-999' }, ['Ópalo']],
    ['from 1000', { price_range: '1000+' }, ['zeta']],
    ['from 1000, its plus written as it is', { price_range: '1000 ' }, ['zeta']],
    ['what a search finds', { search: 'opalo' }, ['Ópalo']],
  ])('shows %s', async (_what, query, expected) => {
    expect(await list(query)).toEqual(expected);
  });

  test('can be narrowed to a category with its sub-categories, or to one of those', async () => {
    expect(await list({ category: sub.id })).toEqual(['ñame']);
    expect(await list({ category: sub.parentId })).toEqual(expect.arrayContaining(['ñame', 'Nuez']));
    expect(await list({ category: 2 })).toEqual([]);
  });

  test('counts pinned ones in its total', async () => {
    const { body } = await app.call(contracts.listCompanyProducts, { companyId: mixed.companyId });
    expect(body).toMatchObject({ total: 6, total_page: 1, next: null });
  });

  test('suggests at most eight, the best match first (LIST-1)', async () => {
    const { companyId } = shop;
    await fill(app, companyId, 12, 'Pan');
    const { body } = await app.call(contracts.listRelatedProducts, { companyId, search: 'pan 11' });
    expect(body.related_products.map(({ name }) => name)).toEqual(['Pan 11']);
    expect((await app.call(contracts.listRelatedProducts, { companyId })).body.related_products).toHaveLength(8);
    const narrowed = await app.call(contracts.listRelatedProducts, { companyId, category_id: 2 });
    expect(narrowed.body.related_products).toHaveLength(4);
  });

  test('of nobody is 404', async () => {
    expect((await app.call(contracts.listCompanyProducts, { companyId: 999_999 })).status).toBe(404);
    expect((await app.call(contracts.listRelatedProducts, { companyId: 999_999 })).status).toBe(404);
  });
});

describe('what is sold out', () => {
  let stall: Shop;
  let category: number;
  beforeAll(async () => {
    stall = await aShop(app);
    category = (await aSubCategory(app)).id;
    // The newest are sold out: one by its owner's word, one by its count.
    const goods = [
      { name: 'Viejo' },
      { name: 'Contado', stock: 1 },
      { name: 'Agotado', stock: 0 },
      { name: 'Apagado' },
    ];
    for (const fields of goods) await aProduct(app, stall, { ...fields, category });
    await app.db.updateTable('products').set({ available: false }).where('name', '=', 'Apagado').execute();
  });
  const shown = async (query: object) => {
    const { body } = await app.call(contracts.listCompanyProducts, { companyId: stall.companyId, ...query });
    return names(body);
  };

  test('comes last in a shop that nobody sorted, and keeps its place where somebody did (PRODUCT-7)', async () => {
    expect(await shown({})).toEqual(['Contado', 'Viejo', 'Apagado', 'Agotado']);
    expect(await shown({ sort_by: 'date_created' })).toEqual(['Apagado', 'Agotado', 'Contado', 'Viejo']);
    expect(await shown({ sort_by: 'name', order: 'asc' })).toEqual(['Agotado', 'Apagado', 'Contado', 'Viejo']);
  });

  test.each([0, 1, 2, 3, 4, 5])('comes last at home, in the order %d', async (random_order) => {
    const { body } = await app.call(contracts.listHomeProducts, { random_order, category });
    const isOfStall = ({ company }: Product) => company === stall.companyId;
    const available = body.products.results.filter(isOfStall).map((each) => each.available);
    expect(available).toEqual([true, true, false, false]);
    const everywhere = await app.call(contracts.listHomeProducts, { random_order });
    const all = everywhere.body.products.results.map((each) => each.available);
    expect(all).toEqual(all.toSorted((one, other) => Number(other) - Number(one)));
  });
});

describe('a question that cannot be answered', () => {
  test.each([
    ['order', { order: 'up' }],
    ['sort_by', { sort_by: 'rating' }],
    ['price_range', { price_range: '0-1' }],
    ['page_size', { page_size: 51 }],
    ['page', { page: 0 }],
    ['cursor', { cursor: 'bm90IGpzb24' }],
    ['cursor', { cursor: Buffer.from('["2026-13-45T99:00:00.000Z",1]').toString('base64url') }],
    ['cursor', { cursor: Buffer.from('[1,"2026-06-10T16:00:00.000Z",1]').toString('base64url') }],
    ['cursor', { sort_by: 'price', cursor: Buffer.from('[1e300,1]').toString('base64url') }],
    ['cursor', { sort_by: 'name', cursor: Buffer.from('["\\u0000",1]').toString('base64url') }],
    ['user_status', { user_status: 'maybe' }],
  ])('names %s', async (field, query) => {
    const asked = { companyId: shop.companyId, ...query };
    const { status, body } = await app.callWrongly(contracts.listCompanyProducts, asked);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });
});
