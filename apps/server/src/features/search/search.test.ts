import { suspendCompany } from '@mercadito/contracts/companies';
import * as products from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runQueued } from '../../../test/jobs.ts';
import { aShippedOrder } from '../../../test/orders.ts';
import { aMember, anAdmin } from '../../../test/people.ts';
import { aProduct, aShop, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../database/transaction.ts';
import { countOrdersOfGoods } from './count-orders.queries.ts';
import { countWords, findGoods, PRODUCTS } from './index.ts';

let town: TestApp;
let shop: Shop;
beforeAll(async () => {
  town = await createTestApp();
  shop = await aShop(town);
});
afterAll(() => town.close());

const count = () => runQueued(town, countWords);

/** How many goods have a word: that everybody sees, that members see, that there are. */
async function countsOf(word: string): Promise<number[] | null> {
  const { rows } = await sql<{ everybody: number; members: number; goods: number }>`
    select everybody, members, goods from search_words where word = ${word}`.execute(town.db);
  return rows[0] ? [rows[0].everybody, rows[0].members, rows[0].goods] : null;
}

const searchFor = async (search: string, token?: string) => {
  const { body } = await town.call(products.listHomeProducts, { search }, token);
  return { names: body.products.results.map(({ name }) => name), onlyHave: body.only_have };
};

describe('the words of goods are counted (SEARCH-6)', () => {
  test('as goods come, change, hide and go', async () => {
    const { id } = await aProduct(town, shop, { name: 'Zarape saltillo', description: 'De lana' });
    await count();
    expect(await countsOf('zarape')).toEqual([1, 1, 1]);
    const change = (fields: object) =>
      town.call(products.updateProduct, { productId: id, company: shop.companyId, ...fields }, shop.token);
    await change({ subscription_active: true });
    await count();
    expect(await countsOf('zarape')).toEqual([0, 1, 1]);
    await change({ published: false });
    await count();
    expect(await countsOf('zarape')).toEqual([0, 0, 1]);
    await change({ published: true, subscription_active: false, name: 'Sarape' });
    await count();
    expect([await countsOf('zarape'), await countsOf('sarape')]).toEqual([null, [1, 1, 1]]);
    await town.call(products.deleteProduct, { productId: id, company_id: shop.companyId }, shop.token);
    await count();
    expect(await countsOf('sarape')).toBeNull();
  });

  test('of a business that is closed, those of all its goods, and again once it opens', async () => {
    const closed = await aShop(town);
    await aProduct(town, closed, { name: 'Quinque', description: 'De petróleo' });
    await count();
    const { token } = await anAdmin(town);
    await town.call(suspendCompany, { companyId: closed.companyId, reason: 'Prueba' }, token);
    await count();
    expect(await countsOf('quinque')).toEqual([0, 0, 1]);
  });

  test('in whatever order the changes are counted, and twice as once', async () => {
    await aProduct(town, shop, { name: 'Guaripa', description: 'Fina' });
    await count();
    await sql`insert into search_changes (product_id) select id from products`.execute(town.db);
    await sql`insert into search_changes (company_id) select id from companies`.execute(town.db);
    await sql`select count_search_words()`.execute(town.db);
    await count();
    expect(await countsOf('guaripa')).toEqual([1, 1, 1]);
  });

  test('of goods that were there before, from the first to the last', async () => {
    await aProduct(town, shop, { name: 'Chilicote', description: 'Rojo' });
    await sql`delete from search_changes`.execute(town.db);
    await sql`delete from search_counted`.execute(town.db);
    await sql`delete from search_words`.execute(town.db);
    await sql`update search_progress set counted_to = 0, is_done = false`.execute(town.db);
    expect((await searchFor('chilicote')).names).toEqual(['Chilicote']);
    await sql`select count_search_words()`.execute(town.db);
    await count();
    expect(await countsOf('chilicote')).toEqual([1, 1, 1]);
    expect((await searchFor('chilikote')).names).toEqual(['Chilicote']);
  });
});

describe('a search', () => {
  test('finds what was not counted yet (SEARCH-6)', async () => {
    await aProduct(town, shop, { name: 'Tejuino', description: 'Frío' });
    expect((await searchFor('tejuyno')).names).toEqual(['Tejuino']);
  });

  test('is answered by what has less of it where nothing has all, and says what that has (SEARCH-7)', async () => {
    await aProduct(town, shop, { name: 'Pinole azul', description: 'Molido' });
    await aProduct(town, shop, { name: 'Pinole', description: 'Con canela' });
    await count();
    expect(await searchFor('pinole azul')).toEqual({ names: ['Pinole azul'], onlyHave: undefined });
    expect(await searchFor('pinole azul helicoptero')).toEqual({ names: ['Pinole azul'], onlyHave: 'pinole azul' });
    expect(await searchFor('pinole azul canela')).toEqual({ names: ['Pinole azul'], onlyHave: 'pinole azul' });
    expect(await searchFor('helicoptero')).toEqual({ names: [], onlyHave: undefined });
  });

  test('knows no word that only goods have which are not shown (MEMBER-1, DRAFT-1)', async () => {
    await aProduct(town, shop, { name: 'Jamoncillo', description: 'Dulce', subscription: true });
    await aProduct(town, shop, { name: 'Jamoncilla', description: 'Dulce', published: false });
    const member = await aMember(town);
    for (const isCounted of [false, true]) {
      if (isCounted) await count();
      expect((await searchFor('jamoncyllo')).names).toEqual([]);
      expect((await searchFor('jamoncyllo', member.token)).names).toEqual(['Jamoncillo']);
    }
  });

  test('finds by the name of a category, behind what is called so (SEARCH-5)', async () => {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from product_categories where parent_id is not null and name = 'Quesos'`.execute(town.db);
    await aProduct(town, shop, { name: 'Rueda entera', description: 'Añeja', category: rows[0]?.id ?? 0 });
    await aProduct(town, shop, { name: 'Queso fresco', description: 'Del día' });
    await count();
    expect((await searchFor('quesos')).names).toEqual(['Queso fresco', 'Rueda entera']);
  });

  test('has no goods twice on its pages while a shop closes between two (LIST-5)', async () => {
    const names = Array.from({ length: 50 }, (_, at) => `Talega ${at + 1}`);
    await sql`
      insert into products (company_id, category_id, name, description, price_cents)
      select ${shop.companyId}, 1, name, '', 100 from unnest(${names}::text[]) as name`.execute(town.db);
    await count();
    const first = await town.call(products.listHomeProducts, { search: 'talega' });
    town.clock.now = new Date(town.clock.now.getTime() + 5 * 3_600_000);
    const { body } = await town.app.inject({ url: first.body.next ?? '' }).then((answer) => ({ body: answer.json() }));
    const seen = [...first.body.products.results, ...body.products.results].map(({ name }) => name);
    expect(new Set(seen).size).toBe(50);
    expect(first.body.count).toBe(50);
  });
});

/** Copies a product so many times, as nobody could write by hand. */
const copy = (id: number, times: number) =>
  sql`
  do $$ declare columns text; begin
    select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
      where table_schema = 'public' and table_name = 'products' and is_generated = 'NEVER' and is_identity = 'NO'
        and column_name <> 'id';
    execute format('insert into products (%1$s) select %1$s from products, generate_series(1, ${sql.raw(String(times))}) where products.id = ${sql.raw(String(id))}', columns);
  end $$`.execute(town.db);

test('what nobody else is shown does not take the places of what everybody is (SEARCH-6)', async () => {
  const { id } = await aProduct(town, shop, { name: 'Molcajete oculto', description: 'De piedra', published: false });
  await copy(id, 1_100);
  await aProduct(town, await aShop(town), { name: 'Molcajete a la vista', description: 'De piedra' });
  expect((await searchFor('molcajete')).names).toEqual(['Molcajete a la vista']);
});

describe('what is ordered (SEARCH-5)', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await aShop(town);
  });

  /** Has it in so many orders that are delivered, and counted. */
  const order = async (productId: number, times: number) => {
    for (let at = 0; at < times; at += 1) {
      const { transactionId } = await aShippedOrder(town, productId);
      await sql`
        update orders set status = 'delivered', created_at = now() where transaction_id = ${transactionId}`.execute(
        town.db,
      );
    }
    await inTransaction(town.db, countOrdersOfGoods);
  };

  test('more stands before what is ordered less, until its orders are 90 days old', async () => {
    const { id } = await aProduct(town, shop, { name: 'Rebozo gris', description: 'De seda' });
    await aProduct(town, shop, { name: 'Rebozo azul', description: 'De seda' });
    await count();
    expect((await searchFor('rebozo')).names).toEqual(['Rebozo azul', 'Rebozo gris']);
    await order(id, 1);
    expect((await searchFor('rebozo')).names).toEqual(['Rebozo gris', 'Rebozo azul']);
    await sql`update orders set created_at = now() - interval '91 days'`.execute(town.db);
    await inTransaction(town.db, countOrdersOfGoods);
    expect((await searchFor('rebozo')).names).toEqual(['Rebozo azul', 'Rebozo gris']);
  });

  test('and what is nearest is found among however many, in whatever order the index has them', async () => {
    const { id } = await aProduct(town, shop, { name: 'Huarachitos de piel', description: 'Cosidos' });
    await copy(id, 1_100);
    const ordered = await aProduct(town, await aShop(town), { name: 'Huarachitos de piel', description: 'Fino' });
    const nearest = await aProduct(town, await aShop(town), { name: 'Caja de huarachito', description: 'De piel' });
    await count();
    await order(ordered.id, 1);
    const found = await findGoods(
      town.db,
      { text: 'huarachito' },
      {
        among: { condition: sql`true`, companyId: null, categoryIds: null },
        seeing: { kind: PRODUCTS, seen: 'everybody', isShown: sql`true`, hasOwn: false },
        moment: { now: town.clock.now, config: town.config },
      },
    );
    expect(found.isMore).toBe(true);
    const ids = found.products.map((product) => product.id);
    expect(ids[0]).toBe(nearest.id);
    expect(ids[1]).toBe(ordered.id);
  });
});
