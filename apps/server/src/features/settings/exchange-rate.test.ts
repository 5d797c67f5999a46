import { listCompanyProducts, type Product, updateProduct } from '@mercadito/contracts/products';
import { updateSettings } from '@mercadito/contracts/settings';
import type { Currency } from '@mercadito/domain/money/currency';
import { worthInPesos } from '@mercadito/domain/money/worth-in-pesos';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAdmin, type Person } from '../../../test/people.ts';
import { onPostgres } from '../../../test/races.ts';
import { aProduct, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let admin: Person;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
beforeEach(async () => {
  shop = await aShop(app);
  await setRate(18);
});
afterAll(() => app.close());

const setRate = async (usd_mxn_value: number) => good(await app.call(updateSettings, { usd_mxn_value }, admin.token));

// In pieces: no statement may take longer than a call's.
const BATCH = 3_000;

const fill = async (count: number): Promise<void> => {
  for (let from = 1; from <= count; from += BATCH) await fillBatch(from, Math.min(from + BATCH - 1, count));
};

const fillBatch = (from: number, until: number) =>
  sql`
  insert into products (company_id, category_id, name, description, price_cents, currency, discount, created_at)
  select ${shop.companyId}, 1, 'Cosa ' || n, '', 100 + (n * 7919) % 9000,
    case when n % 3 = 0 then 'MXN' else 'USD' end, case when n % 4 = 0 then 10 else 0 end, now() - n * interval '1 minute'
  from generate_series(${from}::integer, ${until}::integer) as n`.execute(app.db);

/** Which transaction wrote the products last, and how many did. */
const writers = async () => {
  const { rows } = await sql<object>`
    select count(*) as products, count(distinct xmin::text) as writers, max(xmin::text::bigint) as last from products
    where company_id = ${shop.companyId}`.execute(app.db);
  return rows[0];
};

describe('a new exchange rate', () => {
  test('writes no product, however many cost dollars', { timeout: 240_000 }, async () => {
    await fill(onPostgres ? 30_000 : 600);
    const before = await writers();
    await setRate(19.5);
    expect(await writers()).toEqual(before);
  });

  test.runIf(onPostgres)('waits for no product that somebody holds, and no product waits for it', async () => {
    const { id } = await aProduct(app, shop, { currency: 'USD', price: 10 });
    await app.db.transaction().execute(async (holder) => {
      await sql`select from products where id = ${id} for update`.execute(holder);
      await setRate(21);
    });
    await app.db.transaction().execute(async (holder) => {
      await sql`select from settings for update`.execute(holder);
      const change = { productId: id, company: shop.companyId, price: 12 };
      expect((await app.call(updateProduct, change, shop.token)).status).toBe(200);
    });
  });
});

describe('a list by price', () => {
  type Page = { readonly products: Product[]; readonly next: string | null };
  const first = async (query: object): Promise<Page> =>
    good(await app.call(listCompanyProducts, { companyId: shop.companyId, sort_by: 'price', ...query }));
  const pageAt = async (url: string): Promise<Page> => {
    const answer = await app.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };

  /** All pages of a list; `between` is done after each. */
  async function readAll(query: object, between = async (): Promise<unknown> => undefined): Promise<Product[]> {
    const products: Product[] = [];
    let page = await first(query);
    for (;;) {
      products.push(...page.products);
      if (page.next === null) return products;
      await between();
      page = await pageAt(page.next);
    }
  }

  const inPesos = (rate: number) => (product: Product) =>
    worthInPesos(Math.round(product.discounted_price * 100), product.currency as Currency, rate * 1_000_000);
  const inOrder = (products: Product[], rate: number, sign: 1 | -1) =>
    products.toSorted((one, other) => sign * (inPesos(rate)(one) - inPesos(rate)(other) || one.id - other.id));
  const ids = (products: Product[]) => products.map(({ id }) => id);

  test.each([
    ['asc', 1],
    ['desc', -1],
  ] as const)('%s merges pesos and dollars at any rate, and shows each once', async (order, sign) => {
    await fill(130);
    for (const rate of [1, 17.123456, 100]) {
      await setRate(rate);
      const products = await readAll({ order });
      expect(products).toHaveLength(130);
      expect(ids(products)).toEqual(ids(inOrder(products, rate, sign)));
    }
  });

  test('goes on by the rate that it began with, and a new one is by the new rate (MONEY-10)', async () => {
    await fill(130);
    let rate = 18;
    const products = await readAll({ order: 'asc' }, () => {
      rate += 7;
      return setRate(rate);
    });
    expect(ids(products)).toEqual(ids(inOrder(products, 18, 1)));
    expect(new Set(ids(products)).size).toBe(130);
    const anew = await readAll({ order: 'asc' });
    expect(ids(anew)).toEqual(ids(inOrder(anew, rate, 1)));
    expect(ids(anew)).not.toEqual(ids(products));
  });

  test('that a page of the version before began, without a rate in its cursor, goes on by the one of now', async () => {
    await fill(60);
    const all = await readAll({ order: 'asc' });
    const last = all[23];
    const cursor = Buffer.from(JSON.stringify([last && inPesos(18)(last), last?.id])).toString('base64url');
    const page = await first({ order: 'asc', page: 2, cursor });
    expect(ids(page.products)).toEqual(ids(all.slice(24, 48)));
  });

  test.each([
    [[0, 0, 0], 400],
    [[1, 1, 18_000_000.5], 400],
    [[Number.MAX_SAFE_INTEGER, 1, 1_000_000], 200],
    [[-5, 1, 100_000_000], 200],
  ])('takes a cursor of %j for what it is', async (values, status) => {
    const cursor = Buffer.from(JSON.stringify(values)).toString('base64url');
    const asked = { companyId: shop.companyId, sort_by: 'price' as const, cursor, page: 2 };
    expect((await app.call(listCompanyProducts, asked)).status).toBe(status);
  });

  test('and a filter by price know a product in dollars by the rate of now, to the cent', async () => {
    const { id } = await aProduct(app, shop, { currency: 'USD', price: 2.77 });
    const filtered = async (price_range: '1-49' | '50-99') =>
      ids(good(await app.call(listCompanyProducts, { companyId: shop.companyId, price_range })).products);
    await setRate(18.05);
    expect([await filtered('1-49'), await filtered('50-99')]).toEqual([[], [id]]);
    await setRate(18.048);
    expect([await filtered('1-49'), await filtered('50-99')]).toEqual([[id], []]);
  });
});
