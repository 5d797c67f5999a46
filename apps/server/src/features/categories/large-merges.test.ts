import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryEditorOf } from '../../../test/category-lists.ts';
import { anAdmin } from '../../../test/people.ts';
import { aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
let keep: ReturnType<typeof categoryEditorOf>;
beforeAll(async () => {
  app = await createTestApp();
  shop = await aShop(app);
  keep = categoryEditorOf(app, await anAdmin(app));
});
afterAll(() => app.close());

const fill = (categoryId: number, count: number) =>
  sql`
  insert into products (company_id, category_id, name, description, price_cents)
  select ${shop.companyId}, ${categoryId}, 'Cosa ' || n, '', 100 from generate_series(1, ${count}::integer) as n`.execute(
    app.db,
  );

/** How many products of a category each transaction wrote last, the most first. */
const writtenAtOnce = async (categoryId: number): Promise<number[]> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from products where category_id = ${categoryId} group by xmin::text order by 1 desc`.execute(
    app.db,
  );
  return rows.map(({ count }) => count);
};

test('a category of very many products is merged a few hundred at a time, and told as one', async () => {
  const [from, to] = [await keep.added('product'), await keep.added('product')];
  await fill(from.id, 950);
  expect(good(await keep.remove('product', from.id, to.id))).toEqual({ id: from.id, moved: 950 });
  expect(await writtenAtOnce(to.id)).toEqual([200, 200, 200, 200, 150]);
  expect(await keep.find('product', from.id)).toBeUndefined();
  expect((await keep.changesOf(`product:${from.id}`)).at(-1)?.detail).toMatchObject({
    after: { moved_to: to.name, moved: 950 },
  });
});

test('a merge that is refused moves nothing, however many there are', async () => {
  const [from, to] = [await keep.added('product'), await keep.added('product')];
  const sub = await keep.added('product', { parent_category: from.id });
  await keep.added('product', { name_es: sub.name, name_en: sub.name_en, parent_category: to.id });
  await fill(from.id, 450);
  for (const [moveTo, status] of [
    [to.id, 409],
    [sub.id, 409],
    [999_999, 400],
    [from.id, 400],
  ] as const) {
    expect((await keep.remove('product', from.id, moveTo)).status).toBe(status);
  }
  expect(await writtenAtOnce(from.id)).toEqual([450]);
});

test('a few hundred at most are merged with their category, all or nothing', async () => {
  const [from, to] = [await keep.added('product'), await keep.added('product')];
  await fill(from.id, 200);
  good(await keep.remove('product', from.id, to.id));
  expect(await writtenAtOnce(to.id)).toEqual([200]);
});
