import type { Parsed } from '@mercadito/contracts/endpoint';
import type { listCompanyProducts, listHomeProducts } from '@mercadito/contracts/products';
import { type SortKey, sortKeyOf } from '@mercadito/domain/catalog/sorting';
import { PRICE_RANGES } from '@mercadito/domain/money/price-range';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Viewer } from '../../platform/actor.ts';
import { type Ordering, type PageRequest, pagedBy } from '../../platform/keyset.ts';
import { isFoundBy, searchScore } from '../../platform/text-search.ts';
import { selectProducts } from './products.queries.ts';
import { isVisibleTo } from './visibility.ts';

export type HomeFilter = Parsed<typeof listHomeProducts>['query'];
export type CompanyFilter = Parsed<typeof listCompanyProducts>['query'] & { readonly companyId: number };
/** Which of the products in a list: a condition on `products`. */
export type Wanted = RawBuilder<SqlBool>;

const SEARCHED = { text: 'products.search_text', name: 'products.name_folded' };
const ID = sql<number>`products.id`;
const NEWEST: Ordering = { key: sql`products.created_at`, kind: 'instant', id: ID, direction: 'desc' };

const bestMatch = (search: string): Ordering => ({
  key: searchScore(search, SEARCHED),
  kind: 'number',
  id: ID,
  direction: 'desc',
});

const all = (...conditions: Wanted[]): Wanted => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

/** 0 stands for every category; a category includes its sub-categories. */
const isInCategory = (category: number): Wanted =>
  category === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`products.category_id in (
        select id from product_categories where id = ${category} or parent_id = ${category})`;

const isFound = (search: string): Wanted => (search === '' ? sql<SqlBool>`true` : isFoundBy(search, SEARCHED));

function isInPriceRange(name: CompanyFilter['price_range']): Wanted {
  const { fromCents, belowCents } = PRICE_RANGES[name];
  const isBelow = belowCents === null ? sql`true` : sql`products.price_mxn_cents < ${belowCents}`;
  return sql<SqlBool>`(products.price_mxn_cents >= ${fromCents} and ${isBelow})`;
}

export const wantedAtHome = (filter: Pick<HomeFilter, 'user_status' | 'category' | 'search'>, viewer: Viewer): Wanted =>
  all(isVisibleTo(viewer, 'products', filter.user_status), isInCategory(filter.category), isFound(filter.search));

export const wantedOfCompany = (
  filter: Pick<CompanyFilter, 'companyId' | 'user_status' | 'category' | 'search' | 'price_range'>,
  viewer: Viewer,
): Wanted =>
  all(
    sql<SqlBool>`products.company_id = ${filter.companyId}`,
    wantedAtHome(filter, viewer),
    isInPriceRange(filter.price_range),
  );

export function homeOrdering({ search, random_order }: HomeFilter): Ordering {
  if (search !== '') return bestMatch(search);
  if (random_order === 0) return NEWEST;
  // A literal: the index on the expression knows only the number itself.
  return { key: sql`shuffle_key(products.id, ${sql.lit(random_order)})`, kind: 'number', id: ID, direction: 'asc' };
}

export function companyOrdering({ sort_by, order }: CompanyFilter): Ordering {
  const orderings: Record<SortKey, Ordering> = {
    date_created: NEWEST,
    price: { ...NEWEST, key: sql`products.price_mxn_cents`, kind: 'number' },
    name: { ...NEWEST, key: sql`products.name_sort`, kind: 'text' },
  };
  return { ...orderings[sortKeyOf(sort_by)], direction: order };
}

export function listProductRows(db: Db, wanted: Wanted, ordering: Ordering, request: PageRequest) {
  return pagedBy(selectProducts(db).where(wanted), ordering, request).execute();
}

export async function countProductsWanted(db: Db, wanted: Wanted): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(wanted)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many products of a company a filter leaves, pinned and not; undefined when there is no such company. */
export function countCompanyProducts(db: Db, companyId: number, wanted: Wanted) {
  const counted = (isPin: boolean) =>
    sql<number>`(select count(*) from products where ${wanted} and is_pin = ${isPin})`;
  return db
    .selectFrom('companies')
    .select([counted(true).as('pinned'), counted(false).as('unpinned')])
    .where('id', '=', companyId)
    .executeTakeFirst();
}

/** The best matches of a search inside a shop, or the newest without one. */
export function listRelatedRows(db: Db, wanted: Wanted, search: string, limit: number) {
  const request = { page: 1, size: limit - 1 };
  return pagedBy(selectProducts(db).where(wanted), search === '' ? NEWEST : bestMatch(search), request).execute();
}
