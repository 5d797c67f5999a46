import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { OPTIONS_OF_PRODUCT } from '../products/index.ts';

const ROWS_A_READ = 500;

/** A part of a business's products with their options, newest first; `after` is the last one of the part before. */
export function listCatalogPart(db: Db, companyId: number, after?: { created_at: string; id: number }) {
  const products = db
    .selectFrom('products')
    .select(['id', 'name', 'description', 'category_id', 'price_cents', 'currency', 'discount', 'cargo_extra_cents'])
    .select(['quantity_manage', 'stock', 'available', 'member_only', 'is_pin', 'published', 'created_at'])
    .select(OPTIONS_OF_PRODUCT.as('options'))
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ROWS_A_READ);
  if (!after) return products.execute();
  return products.where(sql<boolean>`(created_at, id) < (${after.created_at}::timestamptz, ${after.id})`).execute();
}

export type CatalogProduct = Awaited<ReturnType<typeof listCatalogPart>>[number];
