import type { Currency } from '@mercadito/domain/money/currency';
import type { Updateable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { newVersion } from '../../platform/serve/versions.ts';

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
  published: boolean;
}

/** A product and the company that changes it. */
export interface ProductPlace {
  readonly companyId: number;
  readonly productId: number;
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
  product: Omit<ProductColumns, 'available' | 'is_pin'> & {
    company_id: number;
    photo: string;
    created_at: string;
    updated_at: string;
  },
): Promise<number> {
  const { id } = await db.insertInto('products').values(product).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The product if it is the company's, locked: its pictures are counted and its stock is set under this lock. */
export function lockProduct(
  db: Db,
  companyId: number,
  id: number,
): Promise<(ProductColumns & { photo: string | null; updated_at: string }) | undefined> {
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
      'published',
      'photo',
      'updated_at',
    ])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Changes columns of a product, which is a new version; false when it is not the company's. */
export async function setProduct(
  db: Db,
  { companyId, productId }: ProductPlace,
  changes: Updateable<Tables['products']>,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('products')
    .set({ ...changes, updated_at: newVersion(now) })
    .where('id', '=', productId)
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
