import * as contracts from '@mercadito/contracts/products';
import { requestPathOf } from '@mercadito/contracts/request';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { testEngine } from '../../../test/database/test-database.ts';
import { aShop, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createApp } from '../../app.ts';
import type { Db } from '../../database/connection.ts';
import { TookTooLong, withinTime } from '../../database/transaction.ts';
import type { CompanyFilter, HomeFilter } from './list-products.queries.ts';
import { listForHome, listOfCompany } from './list-products.ts';
import { showProductRails } from './show-product-rails.ts';

const PRODUCTS = 4_000;
const AT_ONCE = 1_000;
/** What a list counts at most, and a page with the one row more. */
const COUNTED = 1_001;
const PAGE = 37;
const LOOKED_AT_TO_PLAN = 20;
/** So many cost less than 50 pesos. */
const CHEAP = 104;
const AT_20_PESOS = Buffer.from(JSON.stringify([20_00, 1, 18_000_000])).toString('base64url');

let town: TestApp;
let shop: Shop;
/** The id of the first product, which is sold out. */
let first: number;
beforeAll(async () => {
  town = await createTestApp();
  shop = await aShop(town);
  // All in one statement takes longer than one may on a busy machine.
  for (let to = AT_ONCE; to <= PRODUCTS; to += AT_ONCE) {
    await sql`
      insert into products (company_id, category_id, name, description, price_cents, currency, created_at)
      select ${shop.companyId}, 1 + n % 3, 'Queso de rancho ' || n, 'Hecho con leche', 100 + n * 25,
        case when n % 2 = 0 then 'MXN' else 'USD' end, now() - n * interval '1 minute'
      from generate_series(${to - AT_ONCE + 1}::integer, ${to}::integer) as n`.execute(town.db);
  }
  const { rows } = await sql<{ id: number }>`
    update products set available = false where id = (select min(id) from products) returning id`.execute(town.db);
  first = rows[0]?.id ?? 0;
  await sql`analyze products`.execute(town.db);
});
afterAll(() => town.close());

/** How many rows of products this connection has looked at of late. */
async function rowsSeen(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as count
    from pg_stat_xact_user_tables where relname = 'products'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many statements stand before the lock of the products. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_locks where not granted and relation = 'products'::regclass`.execute(db);
  return rows[0]?.count ?? 0;
}

const rowsRead = (read: (db: Db) => Promise<unknown>): Promise<number> =>
  withinTime(town.db, 60_000, async (transaction) => {
    const before = await rowsSeen(transaction);
    await read(transaction);
    return (await rowsSeen(transaction)) - before;
  });

const contextIn = ({ clock: { now }, config }: TestApp) => ({ viewer: null, url: '/', moment: { now, config } });
const NOTHING = { search: '', category: 0, page: 1 };
const home = (query: Partial<HomeFilter>) => (db: Db) =>
  listForHome(db, { ...NOTHING, random_order: 0, ...query }, contextIn(town));
const ofCompany = (query: Partial<CompanyFilter>) => (db: Db) =>
  listOfCompany(db, { ...NOTHING, price_range: 'any', companyId: shop.companyId, ...query }, contextIn(town));

/** The rows beside a product, found by its place in the town. */
const beside = (at: number) => async (db: Db) => showProductRails(db, first + at, null, contextIn(town).moment);

describe('whatever a list is asked, it looks at a bounded number of products (LIST-8)', () => {
  test.each([
    ['newest', home({}), COUNTED + 2 * PAGE],
    ['shuffled', home({ random_order: 3 }), COUNTED + 2 * PAGE],
    ['a page that is out of reach', home({ page: 100_000 }), COUNTED],
    ['a page of a shop that is out of reach', ofCompany({ page: 100_000 }), COUNTED],
    // Of each currency a page, and the rows of the page itself.
    ['a shop by price', ofCompany({ sort_by: 'price', order: 'asc' }), COUNTED + 3 * PAGE],
    ['a shop by price, the dearest first', ofCompany({ sort_by: 'price', order: 'desc' }), COUNTED + 3 * PAGE],
    [
      'a later page of a shop by price',
      ofCompany({ sort_by: 'price', order: 'asc', cursor: AT_20_PESOS }),
      COUNTED + 3 * PAGE,
    ],
    // For the page and for the count, of those that are pinned and of the others.
    ['a range of prices', ofCompany({ price_range: '1-49', sort_by: 'price' }), 4 * CHEAP],
    ['a range of prices, the newest first', ofCompany({ price_range: '1-49' }), 4 * CHEAP],
    ['a category that there is not', home({ category: 99_999, random_order: 1 }), 0],
    ['a category without products', home({ category: 9, random_order: 1 }), 0],
    // Twenty for each row, and again as cards; of the category a hundred.
    ['beside a product', beside(1), 3 * 20],
    ['beside a product that is sold out', beside(0), 100 + 5 * 20],
    ['a category', home({ category: 2, random_order: 1 }), COUNTED + 2 * PAGE],
    // Its beginning, in the name, in the text: each for the page and for the count.
    ['a word of two letters', home({ search: 'de' }), 4 * COUNTED + PAGE],
    ['a word that all have', home({ search: 'queso' }), 8 * COUNTED + PAGE],
    // No more than are ranked, though four thousand have them.
    ['four words that all have', home({ search: 'queso rancho hecho leche' }), 2 * COUNTED + PAGE],
  ])('%s', async (_what, read, most) => {
    expect(await rowsRead(read)).toBeLessThanOrEqual(most + LOOKED_AT_TO_PLAN);
  });
});

describe('a list of very many', () => {
  test('has of what is one slip away no more than were looked at', async () => {
    const idsOn = async (url: string): Promise<{ ids: number[]; next: string | null }> => {
      const { products, next } = (await town.app.inject({ url })).json();
      return { ids: products.results.map(({ id }: { id: number }) => id), next };
    };
    const seen = new Set<number>();
    let next: string | null = '/api/companies/product/home-products/?search=qeuso';
    while (next !== null) {
      const page = await idsOn(next);
      for (const id of page.ids) seen.add(id);
      next = page.next;
    }
    expect(seen.size).toBe(1000);
  });

  test('is counted up to a thousand and goes on beyond', async () => {
    const { body } = await town.call(contracts.listHomeProducts, {});
    expect(body).toMatchObject({ count: 1000, count_is_capped: true, total_page: 28 });
    const search = await town.call(contracts.listHomeProducts, { search: 'queso' });
    expect(search.body).toMatchObject({ count: 1000, count_is_capped: true });
    const { companyId } = shop;
    const ofShop = await town.call(contracts.listCompanyProducts, { companyId });
    expect(ofShop.body).toMatchObject({ total: 1000, count_is_capped: true });
    const none = await town.call(contracts.listHomeProducts, { search: 'zzzz' });
    expect(none.body).toMatchObject({ count: 0, count_is_capped: false });
  });

  test('ends at the last page that a number reaches, and not for who follows the links', async () => {
    const reached = await town.call(contracts.listCompanyProducts, { companyId: shop.companyId, page: 100 });
    expect(reached.body.products).toHaveLength(24);
    const { status, body } = await town.call(contracts.listHomeProducts, { page: 100_000 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ products: { results: [] }, next: null, current_page: 100_000 });
  });
});

// The embedded engine knows no such limit: there the bounds above are all there is.
describe.runIf(testEngine === 'postgres')('a read that takes too long', () => {
  test('is given up by the database', async () => {
    const asleep = withinTime(town.db, 20, (transaction) => sql`select pg_sleep(60)`.execute(transaction));
    await expect(asleep).rejects.toThrow(TookTooLong);
  });

  test('is told so, with a time to come back', async () => {
    await town.db.transaction().execute(async (transaction) => {
      await sql`lock table products in access exclusive mode`.execute(transaction);
      const { status, body, headers } = await town.call(contracts.listHomeProducts, { search: 'queso' });
      expect([status, body]).toMatchObject([503, { code: 'too_costly' }]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    });
  });

  test('is under way twice at most for one address, however many it asks for', async () => {
    const config = { ...town.config, rateLimits: true };
    const limited = await createApp({ ...town.app.services, config }, { web: null });
    onTestFinished(() => limited.close());
    const url = requestPathOf(contracts.listHomeProducts, { search: 'queso' });
    await town.db.transaction().execute(async (transaction) => {
      await sql`lock table products in access exclusive mode`.execute(transaction);
      let isOver = false;
      const asked = Array.from({ length: 5 }, () => limited.inject({ url, remoteAddress: '203.0.113.7' }));
      const answered = Promise.all(asked).finally(() => {
        isOver = true;
      });
      let most = 0;
      while (!isOver) most = Math.max(most, await countWaiting(transaction));
      expect((await answered).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(503));
      expect(most).toBe(2);
    });
  });
});
