import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { inBatches } from '../../platform/lists/in-batches.ts';
import { newVersion } from '../../platform/serve/versions.ts';
import type { ProductColumns } from './write-product.queries.ts';

/** What an owner writes of a product that is there. */
export type OwnProduct = ProductColumns & { readonly id: number };

/** The rows of a statement, as the database reads them back from one parameter. */
const rowsOf = (products: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as row (
  id integer, position integer, name text, description text, category_id integer, price_cents integer, currency currency,
  discount integer, cargo_extra_cents integer, quantity_manage boolean, stock integer, available boolean,
  member_only boolean, is_pin boolean, published boolean)`;

/** Those of the products that are the company's, locked in the order of their ids, as orders lock them. */
export function lockForImport(
  db: Db,
  companyId: number,
  ids: readonly number[],
): Promise<(OwnProduct & { readonly hasPicture: boolean })[]> {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'description', 'category_id', 'price_cents', 'currency', 'discount', 'cargo_extra_cents'])
    .select(['quantity_manage', 'stock', 'available', 'member_only', 'is_pin', 'published'])
    .select(sql<boolean>`photo is not null`.as('hasPicture'))
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Adds products, without pictures; answers their ids in the same order. */
export async function insertImported(
  db: Db,
  companyId: number,
  products: readonly ProductColumns[],
  now: Date,
): Promise<number[]> {
  const ids = await inBatches(products, async (batch) => {
    const { rows } = await sql<{ id: number }>`
      insert into products (company_id, name, description, category_id, price_cents, currency, discount,
        cargo_extra_cents, quantity_manage, stock, available, member_only, is_pin, published, created_at, updated_at)
      select ${companyId}, name, description, category_id, price_cents, currency, discount,
        cargo_extra_cents, quantity_manage, stock, available, member_only, is_pin, published, ${now.toISOString()}::timestamptz,
        ${now.toISOString()}::timestamptz
      from ${rowsOf(batch.map((product, position) => ({ ...product, position })))}
      order by position
      returning id`.execute(db);
    // Ids are given out in the order of the rows; how they come back is not told.
    return rows.map(({ id }) => id).sort((a, b) => a - b);
  });
  return ids;
}

/** Writes products of a company anew; each is a later version than the one before. */
export async function setImported(
  db: Db,
  companyId: number,
  products: readonly OwnProduct[],
  now: Date,
): Promise<void> {
  await inBatches(products, async (batch) => {
    await sql`
      update products set name = row.name, description = row.description, category_id = row.category_id,
        price_cents = row.price_cents, currency = row.currency, discount = row.discount,
        cargo_extra_cents = row.cargo_extra_cents, quantity_manage = row.quantity_manage, stock = row.stock,
        available = row.available, member_only = row.member_only, is_pin = row.is_pin,
        published = row.published, updated_at = ${newVersion(now, 'products.updated_at')}
      from ${rowsOf(batch)}
      where products.id = row.id and company_id = ${companyId}`.execute(db);
    return [];
  });
}
