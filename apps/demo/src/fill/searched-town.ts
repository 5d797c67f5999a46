import { sql } from 'kysely';
import { COUNTS_OF_WORDS } from '../../../server/src/features/search/index.ts';
import { runQueued } from '../../../server/test/jobs.ts';
import { aShop } from '../../../server/test/shops.ts';
import { createTestApp, type TestApp } from '../../../server/test/test-app.ts';
import { productCategories, serviceCategories, shops } from '../catalogue/index.ts';

/** Ids of product categories by the slugs that the demo's goods are filed under. */
async function productCategoryIds(town: TestApp): Promise<ReadonlyMap<string, number | undefined>> {
  const { rows } = await sql<{ id: number; name: string; parent: string }>`
    select own.id, own.name, parent.name as parent from product_categories as own
    join product_categories as parent on parent.id = own.parent_id`.execute(town.db);
  const idOf = (name: string, of: string) => rows.find((row) => row.name === name && row.parent === of)?.id;
  return new Map(
    productCategories.flatMap(({ es, children }) => children.map((child) => [child.slug, idOf(child.es, es)] as const)),
  );
}

/** A town with the demo's businesses, goods and services as a search knows them: without pictures, hours, orders. */
export async function searchedTown(): Promise<TestApp> {
  const town = await createTestApp();
  const idOf = await productCategoryIds(town);
  for (const shop of shops) {
    const { companyId } = await aShop(town, { name: shop.name, location: shop.town });
    const goods = shop.products.map(({ name, description, category }) => ({
      name,
      description,
      of: idOf.get(category),
    }));
    await sql`
      insert into products (company_id, category_id, name, description, price_cents)
      select ${companyId}, "of", name, description, 100
      from json_to_recordset(${JSON.stringify(goods)}::json) as good (name text, description text, "of" integer)`.execute(
      town.db,
    );
    const services = shop.services.map(({ name, description, category }, at) => ({
      ...{ name, description, slug: `${companyId}-${at}`, of: serviceCategories[category][0] },
    }));
    await sql`
      insert into services (company_id, category_id, slug, name, description, contact_phone)
      select ${companyId}, service_categories.id, slug, service.name, description, '+526361234567'
      from json_to_recordset(${JSON.stringify(services)}::json) as service (name text, description text, slug text, "of" text)
      join service_categories on service_categories.name = service.of`.execute(town.db);
  }
  for (const count of COUNTS_OF_WORDS) await runQueued(town, count);
  return town;
}
