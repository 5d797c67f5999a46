import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEngine } from '../../../test/database/test-database.ts';
import { runQueued } from '../../../test/jobs.ts';
import { aShop, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Db } from '../../database/connection.ts';
import { withinTime } from '../../database/transaction.ts';
import { countWords } from '../search/index.ts';
import { listForHome, listOfCompany, listRelated } from './list-products.ts';

const PRODUCTS = 20_000;
const AT_ONCE = 500;
/** Blocks of 8 kB, wherever they are read from. */
const MOST_BUFFERS = 3_000;

let town: TestApp;
let shop: Shop;
beforeAll(async () => {
  if (testEngine !== 'postgres') return;
  town = await createTestApp();
  shop = await aShop(town);
  await sql`alter table products set (autovacuum_enabled = false)`.execute(town.db);
  const other = await aShop(town);
  for (let to = AT_ONCE; to <= PRODUCTS; to += AT_ONCE) {
    await sql`
      insert into products (company_id, category_id, name, description, price_cents, created_at)
      select case when n % 10 = 0 then ${shop.companyId}::integer else ${other.companyId}::integer end, 1 + n % 3,
        (array['Queso', 'Pan', 'Silla', 'Leche', 'Bota', 'Martillo', 'Gorra'])[1 + n % 7] || ' ' ||
          (array['de rancho', 'dulce', 'de pino', 'entera', 'vaquera'])[1 + n % 5] || ' ' || substr(md5(n::text), 1, 5),
        'Hecho en casa ' || substr(md5((n / 7)::text), 1, 6), 100 + n, now() - n * interval '1 minute'
      from generate_series(${to - AT_ONCE + 1}::integer, ${to}::integer) as n`.execute(town.db);
  }
  await sql`
    insert into search_ordered (product_id, orders, tokens)
    select id, 1 + id % 50, search_tokens(search_text, company_id, category_id) from products where id % 4 = 0`.execute(
    town.db,
  );
  await runQueued(town, countWords);
  await sql`vacuum (analyze) products`.execute(town.db);
  await sql`vacuum (analyze) search_words`.execute(town.db);
  await sql`analyze search_ordered`.execute(town.db);
}, 300_000);
afterAll(() => town?.close());

/** How many blocks all of this database's tables and indexes were read by until now. */
async function blocksRead(): Promise<number> {
  const { rows } = await sql<{ blocks: string }>`
    select sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0)
      + coalesce(toast_blks_hit + toast_blks_read, 0)) as blocks
    from pg_statio_user_tables where schemaname = 'public'`.execute(town.db);
  return Number(rows[0]?.blocks);
}

async function buffersOf(read: (db: Db) => Promise<unknown>): Promise<number> {
  const before = await blocksRead();
  await withinTime(town.db, 60_000, async (transaction) => {
    await read(transaction);
    await sql`select pg_stat_force_next_flush()`.execute(transaction);
  });
  return (await blocksRead()) - before;
}

const context = () => ({ viewer: null, url: '/', moment: { now: town.clock.now, config: town.config } });
const NOTHING = { category: 0, page: 1 };
const home = (search: string, more: object = {}) => [
  `in the town: ${search || 'nothing'}`,
  (db: Db) => listForHome(db, { ...NOTHING, search, random_order: 0, ...more }, context()),
];
const inShop = (search: string, more: object = {}) => [
  `in a shop: ${search || 'nothing'}`,
  (db: Db) =>
    listOfCompany(db, { ...NOTHING, search, price_range: 'any', companyId: shop.companyId, ...more }, context()),
];
const typed = (search: string) => [
  `while it is typed: ${search}`,
  (db: Db) => listRelated(db, { category: 0, search, companyId: shop.companyId }, context()),
];

type Row = [string, (db: Db) => Promise<unknown>];

// Blocks are counted by PostgreSQL alone.
describe.runIf(testEngine === 'postgres')('of 20,000 goods each list reads a bounded number of blocks (LIST-8)', () => {
  test.each([
    ...['', 'queso', 'kueso', 'quesso', 'queso rancho', 'queso de rancho hecho en casa', 'q', 'he', 'casa'].map(
      (text) => home(text),
    ),
    ...['qeuso dulse', 'bota vaquera pan dulce silla pino', 'zzzzz', 'milk', 'abcde'].map((text) => home(text)),
    home('', { random_order: 3 }),
    home('queso', { category: 2 }),
    ...['', 'queso', 'quesso', 'pan dulce', 'casa'].map((text) => inShop(text)),
    ...['que', 'quesos', 'bota vaq', 'h'].map(typed),
  ] as Row[])('%s', async (_what, read) => {
    // What the setup has read may still be told with the first.
    expect(Math.min(await buffersOf(read), await buffersOf(read))).toBeLessThanOrEqual(MOST_BUFFERS);
  });
});
