import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTableOwners } from '../../src/database/table-owners.ts';
import type { Tables } from '../../src/database/tables.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let fixture: TestDatabase;
let db: Kysely<Tables>;
let userId: number;
let companyId: number;
let categoryId: number;
beforeAll(async () => {
  fixture = await createTestDatabase();
  db = fixture.database.db;
  const names = { username: 'Ana', first_name: 'Ana', last_name: 'Núñez', email: 'ana@example.org' };
  const user = await db
    .insertInto('users')
    .values({ ...names, password_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const kind = await db.selectFrom('company_categories').select('id').limit(1).executeTakeFirstOrThrow();
  const company = await db
    .insertInto('companies')
    .values({ owner_id: user.id, category_id: kind.id, name: 'Café Ñandú', location: 'Lebaron' })
    .returning(['id', 'name_sort', 'search_text', 'created_at'])
    .executeTakeFirstOrThrow();
  expect(company).toMatchObject({ name_sort: 'cafe n{andu', search_text: 'cafe nandu lebaron' });
  const category = await db.selectFrom('product_categories').select('id').limit(1).executeTakeFirstOrThrow();
  [userId, companyId, categoryId] = [user.id, company.id, category.id];
});
afterAll(() => fixture.drop());

const addProduct = (values: { name: string; price_cents: number; currency?: 'MXN' | 'USD'; discount?: number }) =>
  db
    .insertInto('products')
    .values({ company_id: companyId, category_id: categoryId, description: '', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();

describe('products', () => {
  test('carry the discounted price, rounded half up', async () => {
    expect(await addProduct({ name: 'Pan', price_cents: 999_999_999, discount: 50 })).toMatchObject({
      discounted_price_cents: 500_000_000,
    });
    const dollars = await addProduct({ name: 'Sal', price_cents: 1_050, currency: 'USD', discount: 10 });
    // What processes of the version before sort by.
    expect(dollars).toMatchObject({ discounted_price_cents: 945, price_mxn_cents: 17_010 });
  });

  test('sort by the Spanish alphabet: accents do not count, ñ comes after n', async () => {
    const { rows } = await sql<{ word: string }>`
      select word from unnest(array['oso', 'ñu', 'Nuez', 'nácar', 'nzinga', 'Ñame', 'mar']) as word
      order by spanish_sort_key(word) collate "C"`.execute(db);
    expect(rows.map((row) => row.word)).toEqual(['mar', 'nácar', 'Nuez', 'nzinga', 'Ñame', 'ñu', 'oso']);
  });

  test('are shuffled the same way on every engine', async () => {
    const { rows } = await sql`select shuffle_key(1, 1) as a, shuffle_key(1, 2) as b, shuffle_key(2, 1) as c`.execute(
      db,
    );
    expect(rows).toEqual([{ a: -792_897_763, b: -554_404_701, c: 1_794_298_638 }]);
  });
});

describe('limits stand in the schema', () => {
  test('user names are unique whatever their case', async () => {
    const twin = { username: 'ANA', first_name: 'A', last_name: 'N', email: 'other@example.org', password_hash: 'x' };
    await expect(db.insertInto('users').values(twin).execute()).rejects.toMatchObject({ code: '23505' });
  });

  test('product categories have two levels', async () => {
    const child = await db
      .selectFrom('product_categories')
      .select('id')
      .where('level', '=', 2)
      .limit(1)
      .executeTakeFirst();
    const grandchild = { parent_id: child?.id ?? 0, name: 'Third', name_en: 'Third' };
    await expect(db.insertInto('product_categories').values(grandchild).execute()).rejects.toMatchObject({
      code: '23503',
    });
  });

  test("a cart line takes no attribute of another product's option", async () => {
    const [mine, other] = [
      await addProduct({ name: 'A', price_cents: 1 }),
      await addProduct({ name: 'B', price_cents: 1 }),
    ];
    const option = await db
      .insertInto('product_options')
      .values({ product_id: other.id, title: 'Size' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const attribute = await db
      .insertInto('option_attributes')
      .values({ option_id: option.id, name: 'Big' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('carts').values({ user_id: userId }).execute();
    const item = await db
      .insertInto('cart_items')
      .values({ user_id: userId, product_id: mine.id, count: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const chosen = { cart_item_id: item.id, product_id: mine.id, option_id: option.id, attribute_id: attribute.id };
    await expect(db.insertInto('cart_item_attributes').values(chosen).execute()).rejects.toMatchObject({
      code: '23503',
    });
  });

  test('a break lies inside the opening', async () => {
    const day = {
      company_id: companyId,
      weekday: 1,
      opens: '09:00',
      shuts: '18:00',
      break_start: '08:00',
      break_end: '10:00',
    };
    await expect(db.insertInto('opening_days').values(day).execute()).rejects.toMatchObject({ code: '23514' });
    await db
      .insertInto('opening_days')
      .values({ ...day, break_start: '13:00', break_end: '14:00' })
      .execute();
  });
});

describe('the whole schema', () => {
  test('every foreign key has an index that begins with one of its columns', async () => {
    const { rows } = await sql`
      select k.conrelid::regclass::text as table_name, k.conname
      from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
        select 1 from pg_index i where i.indrelid = k.conrelid and i.indpred is null
          and i.indkey[0] = any (k.conkey))`.execute(db);
    expect(rows).toEqual([]);
  });

  test('every table notes that it was changed, besides what says that a call was made, the lines of an order, and what the server keeps for itself', async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and not exists (
        select from pg_trigger where tgname = 'note_effect' and tgrelid = tablename::regclass)
      order by tablename collate "C"`.execute(db);
    const ofCalls = ['audit_log', 'devices', 'idempotency_keys', 'login_attempts', 'migrations'];
    const ofOrders = ['order_item_attributes', 'order_items'];
    const ofKeys = ['passkey_challenges', 'push_keys', 'unsubscribe_keys'];
    const ofServer = [...ofKeys, 'journal_entries', 'outgoing_messages', 'return_mailbox'];
    const ofServices = ['search_service_changes', 'search_service_counted', 'search_service_words'];
    const ofBusinesses = ['search_business_changes', 'search_business_counted', 'search_business_words'];
    const ofGoods = ['search_changes', 'search_counted', 'search_ordered', 'search_progress', 'search_words'];
    const ofSearch = [...ofBusinesses, ...ofServices, ...ofGoods, 'searches_made'];
    expect(rows.map(({ name }) => name)).toEqual([...ofCalls, ...ofOrders, ...ofServer, ...ofSearch].sort());
  });

  test('every table is written by one feature', async () => {
    const owners = await readTableOwners();
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`.execute(db);
    expect([...owners.keys()].sort()).toEqual(rows.map((row) => row.name).sort());
  });
});
