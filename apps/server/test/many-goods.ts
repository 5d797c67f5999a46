import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../src/database/connection.ts';
import { WITHOUT_TIME_LIMIT } from '../src/database/prepared-statements.ts';
import { inTransaction, withinTime } from '../src/database/transaction.ts';
import { listForHome, listOfCompany, listRelated } from '../src/features/products/list-products.ts';
import { toldOf } from '../src/features/search/count-words.job.ts';
import { addToCounts } from '../src/features/search/count-words.queries.ts';
import { PRODUCTS } from '../src/features/search/index.ts';
import { aShop, type Shop } from './shops.ts';
import type { TestApp } from './test-app.ts';

const AT_ONCE = 500;
/** A million goods have some ten thousand words. */
const MADE_UP_WORDS = 8_000;

/** How many goods another shop has; the one that is asked has a tenth of all, and at most so many. */
const OF_A_SHOP = 1_000;
const OF_ASKED_SHOP = 10_000;

/** Further shops beside one, like it. Answers the ids of all of them. */
async function addShopsLike({ db }: TestApp, { companyId }: Shop, count: number): Promise<number[]> {
  await sql`
    with model as (
      select companies.*, users.subscription_until, users.password_hash from companies
      join users on users.id = companies.owner_id where companies.id = ${companyId}
    ), owners as (
      insert into users (username, first_name, last_name, email, password_hash, subscription_until)
      select 'shop-' || n, 'Ana', 'Ruiz', 'shop-' || n || '@example.org', password_hash, subscription_until
      from model, generate_series(1, ${count}::integer) as n returning id
    )
    insert into companies (owner_id, category_id, name, location, profile_image, subscription_product_until)
    select owners.id, category_id, name || ' ' || owners.id, location, profile_image, subscription_product_until
    from model, owners`.execute(db);
  const { rows } = await sql<{ id: number }>`select id from companies where id >= ${companyId} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Does something without a table's indexes, which are made as a whole after it: row by row a million take three times as long. */
async function withoutIndexes(db: Db, fill: () => Promise<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; made_by: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made_by from pg_index
    where indrelid = 'products'::regclass and not exists (select from pg_constraint where conindid = indexrelid)`.execute(
    db,
  );
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(db);
  await fill();
  for (const { made_by } of rows) await sql.raw(made_by).execute(db);
}

/** Counts the words of all goods, all of which everybody sees, in one: the job would take minutes for a million. */
async function countAllWords(db: Db): Promise<void> {
  const { rows } = await sql<{ word: string; goods: number }>`
    select word, count(*)::integer as goods from products,
      lateral (select distinct unnest(string_to_array(search_text, ' ')) as word) as words group by word`.execute(db);
  const counted = rows.map(({ word, goods }) => ({ ...toldOf(word), everybody: goods, members: goods, goods }));
  for (let from = 0; from < counted.length; from += AT_ONCE)
    await addToCounts(db, PRODUCTS, counted.slice(from, from + AT_ONCE));
}

/** Fills a town with so many goods and counts their words; answers the shop that is asked. PostgreSQL alone. */
export async function fillWithGoods(town: TestApp, count: number): Promise<Shop> {
  const shop = await aShop(town);
  const others = await addShopsLike(town, await aShop(town), Math.ceil(count / OF_A_SHOP));
  const insertGoods = (db: Db) =>
    sql`
    insert into products (company_id, category_id, name, description, price_cents, created_at)
    select case when n % 10 = 0 and n <= ${10 * OF_ASKED_SHOP}::integer then ${shop.companyId}::integer
        else (${others}::integer[])[1 + n % ${others.length}::integer] end, 1 + n % 3,
      (array['Queso', 'Pan', 'Silla', 'Leche', 'Bota', 'Martillo', 'Gorra'])[1 + n % 7] || ' ' ||
        (array['de rancho', 'dulce', 'de pino', 'entera', 'vaquera'])[1 + n % 5] || ' ' ||
        substr(md5((n % ${MADE_UP_WORDS}::integer)::text), 1, 5),
      'Hecho en casa ' || substr(md5((n / 7 % ${MADE_UP_WORDS}::integer)::text), 1, 6), 100 + n,
      now() - n * interval '1 minute'
    from generate_series(1, ${count}::integer) as n`.execute(db);
  await inTransaction(town.db, async (db) => {
    await sql.raw(WITHOUT_TIME_LIMIT).execute(db);
    await sql`set local maintenance_work_mem = '1GB'`.execute(db);
    await sql`alter table products set (autovacuum_enabled = false)`.execute(db);
    await sql`alter table products disable trigger note_search_change, disable trigger note_effect`.execute(db);
    await withoutIndexes(db, () => insertGoods(db));
    await sql`alter table products enable trigger note_search_change, enable trigger note_effect`.execute(db);
    await countAllWords(db);
    await sql`
      insert into search_ordered (product_id, orders, tokens)
      select id, 1 + id % 50, search_tokens(search_text, company_id, category_id) from products
      where id % 4 = 0 order by id limit 5000`.execute(db);
  });
  await town.db.connection().execute(async (db) => {
    await sql.raw(WITHOUT_TIME_LIMIT).execute(db);
    await sql`set statement_timeout = 0`.execute(db);
    await sql`vacuum (analyze) products, search_words, search_ordered`.execute(db);
    await sql`reset statement_timeout`.execute(db);
  });
  return shop;
}

type Blocks = 'all' | 'goods';

const BLOCKS: Readonly<Record<Blocks, RawBuilder<unknown>>> = {
  all: sql`select sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0)
      + coalesce(toast_blks_hit + toast_blks_read, 0)) as blocks from pg_statio_user_tables where schemaname = 'public'`,
  goods: sql`select heap_blks_hit + heap_blks_read as blocks from pg_statio_user_tables where relname = 'products'`,
};

/** How many blocks of 8 kB tables and indexes were read by until now, wherever they lay; or the goods themselves. */
async function blocksRead(db: Db, blocks: Blocks): Promise<number> {
  const { rows } = await sql<{ blocks: string }>`${BLOCKS[blocks]}`.execute(db);
  return Number(rows[0]?.blocks);
}

/** By how many blocks something is read. What was read before may still be told with it: the least of several counts. */
export async function buffersOf(db: Db, read: (db: Db) => Promise<unknown>, blocks: Blocks = 'all'): Promise<number> {
  const before = await blocksRead(db, blocks);
  await withinTime(db, 60_000, async (transaction) => {
    await read(transaction);
    await sql`select pg_stat_force_next_flush()`.execute(transaction);
  });
  return (await blocksRead(db, blocks)) - before;
}

type Read = readonly [what: string, read: (db: Db) => Promise<unknown>];

const NOTHING = { category: 0, page: 1 };

/** Lists, searches and suggestions as people ask for them, in a town and a shop that `fillWithGoods` has filled. */
export function readsOfGoods(town: () => TestApp, shop: () => Shop): Read[] {
  const context = () => ({ viewer: null, url: '/', moment: { now: town().clock.now, config: town().config } });
  const home = (search: string, more: object = {}): Read => [
    ['in the town:', search || 'nothing', ...Object.entries(more).map((each) => each.join(' '))].join(' '),
    (db) => listForHome(db, { ...NOTHING, search, random_order: 0, ...more }, context()),
  ];
  const inShop = (search: string): Read => [
    `in a shop: ${search || 'nothing'}`,
    (db) => listOfCompany(db, { ...NOTHING, search, price_range: 'any', companyId: shop().companyId }, context()),
  ];
  const typed = (search: string): Read => [
    `while it is typed: ${search}`,
    (db) => listRelated(db, { category: 0, search, companyId: shop().companyId }, context()),
  ];
  return [
    ...['', 'queso', 'kueso', 'quesso', 'queso rancho', 'queso de rancho hecho en casa', 'q', 'he', 'casa'].map(
      (text) => home(text),
    ),
    ...['qeuso dulse', 'bota vaquera pan dulce silla pino', 'zzzzz', 'milk', 'abcde'].map((text) => home(text)),
    ...[{ random_order: 3 }, { category: 2 }, { category: 2, page: 28 }].map((more) => home('', more)),
    home('queso', { category: 2 }),
    ...['', 'queso', 'quesso', 'pan dulce', 'casa'].map(inShop),
    ...['que', 'quesos', 'bota vaq', 'h'].map(typed),
  ];
}
