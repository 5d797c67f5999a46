import { listHomeProducts } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { testEngine } from '../../../test/database/test-database.ts';
import { aShop, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { WITHOUT_TIME_LIMIT } from '../../database/prepared-statements.ts';
import { COUNTED_ROWS } from '../../platform/lists/paging.ts';
import { findGoods, PRODUCTS, seeingIn } from './index.ts';

let town: TestApp;
let shop: Shop;
beforeAll(async () => {
  town = await createTestApp();
  shop = await aShop(town);
});
afterAll(() => town.close());

describe.runIf(testEngine === 'postgres')('in a category of more goods than a search reads', () => {
  test('an offer is found that has the name of the category in its own', { timeout: 120_000 }, async () => {
    const { rows } = await sql<{ id: number }>`
      update product_categories set name = 'Sombreros', name_en = 'Hats'
      where id = (select min(id) from product_categories) returning id`.execute(town.db);
    const category_id = rows[0]?.id ?? 0;
    await town.db.transaction().execute(async (db) => {
      await sql.raw(WITHOUT_TIME_LIMIT).execute(db);
      await sql`alter table products disable trigger note_search_change, disable trigger note_effect`.execute(db);
      await sql`
        insert into products (company_id, category_id, name, description, price_cents)
        select ${shop.companyId}::integer, ${category_id}::integer, 'Gorra', 'De lana', 100
        from generate_series(1, ${10 * COUNTED_ROWS + 10}::integer)`.execute(db);
      await sql`alter table products enable trigger note_search_change, enable trigger note_effect`.execute(db);
    });
    const id = await goods(town, { company_id: shop.companyId, category_id, name: 'Sombrero de palma', discount: 20 });
    await sql`analyze products`.execute(town.db);
    const { status, body } = await town.call(listHomeProducts, { search: 'sombrero', offers: true });
    expect({ status, found: body.products.results.map((each) => each.id) }).toEqual({ status: 200, found: [id] });
  });

  test('a thousand of them are read to be ranked, as one row of each statement', async () => {
    let rows = 0;
    const counted = town.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        rows += result.rows.length;
        return result;
      },
    });
    const { products } = await findGoods(
      counted,
      { text: 'sombrero' },
      {
        among: { condition: sql`true`, companyId: null, categoryIds: null },
        seeing: seeingIn(PRODUCTS, { companyId: null }, null),
        moment: { now: town.clock.now, config: town.config },
      },
    );
    expect(products).toHaveLength(COUNTED_ROWS - 1);
    expect(rows).toBeLessThan(10);
  });
});
