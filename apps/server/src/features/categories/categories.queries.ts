import type { Category, ProductCategory } from '@mercadito/contracts/categories';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { isOfListedBusiness } from '../listing/index.ts';

type CategoryTable = 'company_categories' | 'service_categories' | 'zones';

/** All of a plain list, in the order its Admins gave it. */
export function listAll(db: Db, table: CategoryTable): Promise<Category[]> {
  return db.selectFrom(table).select(['id', 'name', 'name_en']).orderBy('position').orderBy('id').execute();
}

export function listUsedByCompanies(db: Db): Promise<Category[]> {
  return db
    .selectFrom('company_categories')
    .select(['id', 'name', 'name_en'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('companies')
          .select('companies.id')
          .whereRef('companies.category_id', '=', 'company_categories.id')
          .where(isOfListedBusiness('companies.id')),
      ),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
}

const EVERY: RawBuilder<SqlBool> = sql<SqlBool>`true`;

/**
 * The two levels of product categories in one round trip.
 * @param isUsed keeps a sub-category; a category stays for itself or for one of its sub-categories
 */
async function listProductLevels(db: Db, isUsed: RawBuilder<SqlBool>): Promise<ProductCategory[]> {
  const { rows } = await sql<ProductCategory>`
    with used as materialized (
      select id, parent_id, name, name_en, position from product_categories as category where ${isUsed}
    )
    select parent.id, parent.name, parent.name_en, (
      select coalesce(json_agg(json_build_object('id', child.id, 'name', child.name, 'name_en', child.name_en)
        order by child.position, child.id), '[]')
      from used as child where child.parent_id = parent.id
    ) as sub_categories
    from product_categories as parent
    where parent.parent_id is null
      and exists (select 1 from used where used.id = parent.id or used.parent_id = parent.id)
    order by parent.position, parent.id`.execute(db);
  return rows;
}

export const listProductCategories = (db: Db): Promise<ProductCategory[]> => listProductLevels(db, EVERY);

/** The product categories that have a product on which `isWanted`, a condition on `products`, holds. */
export const listProductCategoriesOf = (db: Db, isWanted: RawBuilder<SqlBool>): Promise<ProductCategory[]> =>
  listProductLevels(
    db,
    sql<SqlBool>`exists (select 1 from products where products.category_id = category.id and ${isWanted})`,
  );
