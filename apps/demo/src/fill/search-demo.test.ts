import { listHomeProducts } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countWords } from '../../../server/src/features/search/index.ts';
import { runQueued } from '../../../server/test/jobs.ts';
import { aShop } from '../../../server/test/shops.ts';
import { createTestApp, type TestApp } from '../../../server/test/test-app.ts';
import { productCategories, shops } from '../catalogue/index.ts';
import { SEARCHES } from './searches.ts';

let town: TestApp;
beforeAll(async () => {
  town = await createTestApp();
  const { rows: categories } = await sql<{ id: number; name: string; parent: string }>`
    select own.id, own.name, parent.name as parent from product_categories as own
    join product_categories as parent on parent.id = own.parent_id`.execute(town.db);
  const idOf = new Map(
    productCategories.flatMap(({ es, children }) =>
      children.map((child) => [
        child.slug,
        categories.find(({ name, parent }) => name === child.es && parent === es)?.id,
      ]),
    ),
  );
  const { companyId } = await aShop(town);
  for (const { products } of shops) {
    const goods = products.map((product) => ({
      ...product,
      category_id: idOf.get(product.category),
      price_cents: 100,
    }));
    await sql`
      insert into products (company_id, category_id, name, description, price_cents)
      select ${companyId}, category_id, name, description, price_cents from json_to_recordset(${JSON.stringify(goods)}::json)
        as goods (category_id integer, name text, description text, price_cents integer)`.execute(town.db);
  }
  await runQueued(town, countWords);
});
afterAll(() => town.close());

const rows = SEARCHES.trim()
  .split('\n')
  .map((row) => {
    const [search = '', names = ''] = row.split('>').map((part) => part.trim());
    return { search, names };
  });

/** The first five names that a search finds, folded. */
async function firstFive(search: string): Promise<string[]> {
  const { body } = await town.call(listHomeProducts, { search });
  return body.products.results
    .slice(0, 5)
    .map(({ name }) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
}

describe('searches of the demo (SEARCH-8)', () => {
  test('find what is meant among the first five, 97 of 100, and nothing else first', { timeout: 240_000 }, async () => {
    const found = [];
    for (const row of rows) found.push({ ...row, first: await firstFive(row.search) });
    const isMeant = (names: string, name: string | undefined) => name !== undefined && new RegExp(names).test(name);
    const failed = found.filter(({ names, first }) =>
      names === '' ? first.length > 0 : !first.some((name) => isMeant(names, name)),
    );
    const foreign = found.filter(({ names, first }) => names !== '' && first.length > 0 && !isMeant(names, first[0]));
    expect(rows.length).toBeGreaterThanOrEqual(250);
    expect(foreign.map(told)).toEqual([]);
    expect(failed.length / rows.length, failed.map(told).join('\n')).toBeLessThan(0.03);
  });
});

const told = ({ search, first }: { search: string; first: string[] }) => `${search}: ${first.join(', ')}`;
