import type { Currency } from '@mercadito/domain/money/currency';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { ProductsTable } from '../../database/tables.ts';

/** The columns an owner writes. */
export interface ProductColumns {
  name: string;
  description: string;
  category_id: number;
  price_cents: number;
  currency: Currency;
  discount: number;
  cargo_extra_cents: number;
  quantity_manage: boolean;
  stock: number;
  available: boolean;
  member_only: boolean;
  is_pin: boolean;
}

export async function productCategoryExists(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('product_categories').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** How many products a company has, and how many of them are pinned; exact under the company's lock. */
export function countProducts(db: Db, companyId: number): Promise<{ all: number; pinned: number }> {
  return db
    .selectFrom('products')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('is_pin', '=', true).as('pinned'),
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
}

export async function insertProduct(
  db: Db,
  product: Omit<ProductColumns, 'available' | 'is_pin'> & { company_id: number; photo: string; created_at: string },
): Promise<number> {
  const { id } = await db.insertInto('products').values(product).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The product if it is the company's, locked: its pictures are counted and its stock is set under this lock. */
export function lockProduct(db: Db, companyId: number, id: number): Promise<ProductColumns | undefined> {
  return db
    .selectFrom('products')
    .select([
      'name',
      'description',
      'category_id',
      'price_cents',
      'currency',
      'discount',
      'cargo_extra_cents',
      'quantity_manage',
      'stock',
      'available',
      'member_only',
      'is_pin',
    ])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function setProduct(
  db: Db,
  companyId: number,
  id: number,
  changes: Updateable<ProductsTable>,
): Promise<boolean> {
  const result = await db
    .updateTable('products')
    .set(changes)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteProduct(db: Db, companyId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('products')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Adds further pictures in the places that are free, of the three there are; call it under the product's lock. */
export async function insertImages(db: Db, productId: number, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await sql`
    insert into product_images (product_id, image, position)
    select ${productId}, added.image, free.position
    from (
      select position, row_number() over (order by position) as turn
      from generate_series(1, 3) as position
      where position not in (select position from product_images where product_id = ${productId})
    ) as free
    join unnest(${[...hashes]}::text[]) with ordinality as added (image, turn) using (turn)`.execute(db);
}

export async function countImages(db: Db, productId: number): Promise<number> {
  const { count } = await db
    .selectFrom('product_images')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes those of the pictures that hang on the company's products, and tells which they were. */
export async function deleteImages(db: Db, companyId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .deleteFrom('product_images')
    .where('id', 'in', ids)
    .where('product_id', 'in', db.selectFrom('products').select('id').where('company_id', '=', companyId))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
