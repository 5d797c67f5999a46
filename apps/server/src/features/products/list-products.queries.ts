import type { Parsed } from '@mercadito/contracts/endpoint';
import type { listCompanyProducts, listHomeProducts } from '@mercadito/contracts/products';
import type { ProductState } from '@mercadito/domain/catalog/product-state';
import { DEFAULT_SORT_KEY, DEFAULT_SORT_ORDER, type SortKey, sortKeyOf } from '@mercadito/domain/catalog/sorting';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { PLANNED_ONCE } from '../../database/prepared-statements.ts';
import { type Ordering, type PageRequest, pagedBy, rowsOfPage, startOf } from '../../platform/lists/keyset.ts';
import { COUNTED_ROWS, isBeyondReach, offsetOf } from '../../platform/lists/paging.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { isListedTo, isVisibleTo } from '../listing/index.ts';
import { type FoundGoods, pageOfFound } from '../search/index.ts';
import { firstOfEachCurrency, isInPriceRange, type Prices, priceInPesos } from './price-in-pesos.queries.ts';
import { selectProducts } from './products.queries.ts';

export type HomeFilter = Parsed<typeof listHomeProducts>['query'];
export type CompanyFilter = Parsed<typeof listCompanyProducts>['query'] & { readonly companyId: number };

/** Which of the products are in a list. */
export interface Wanted {
  /** A condition on `products`. */
  readonly condition: RawBuilder<SqlBool>;
  /** A category and its sub-categories; null for all there are. */
  readonly categoryIds: readonly number[] | null;
  /** What a search found of them; null without one. */
  readonly found: FoundGoods | null;
}

const COLUMNS = [
  'id',
  'is_available',
  'created_at',
  'currency',
  'discounted_price_cents',
  'name_sort',
  'quantity_manage',
  'stock',
];
const READ = sql.join(COLUMNS.map((column) => sql.ref(`products.${column}`)));
const ID = sql<number>`products.id`;
const NEWEST: Ordering = { key: sql`products.created_at`, kind: 'instant', id: ID, direction: 'desc' };
/** Where nobody asked for an order, what is sold out comes last. */
const UNSORTED: Ordering = { ...NEWEST, first: sql`products.is_available` };

const all = (...conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

/** A category and its sub-categories, none where there is no such; null for 0, which stands for all categories. */
export async function findCategoryIds(db: Db, category: number): Promise<number[] | null> {
  if (category === 0) return null;
  const rows = await db
    .selectFrom('product_categories')
    .modifyFront(sql.raw(PLANNED_ONCE))
    .select('id')
    .where(({ or, eb }) => or([eb('id', '=', category), eb('parent_id', '=', category)]))
    .execute();
  return rows.map(({ id }) => id);
}

const IS_OFFER = sql<SqlBool>`products.discount > 0`;

export function wantedAtHome(
  { user_status, offers }: Pick<HomeFilter, 'user_status' | 'offers'>,
  categoryIds: Wanted['categoryIds'],
  viewer: Viewer,
): Wanted {
  const isListed = isListedTo(viewer, 'products', user_status);
  return { condition: offers ? all(isListed, IS_OFFER) : isListed, categoryIds, found: null };
}

/** The SQL of `stateOfProduct` in the domain. */
const IN_STATE: Record<ProductState, RawBuilder<SqlBool>> = {
  on_sale: sql`(products.published and products.is_available)`,
  sold_out: sql`(products.published and not products.is_available)`,
  draft: sql`(not products.published)`,
};

export function wantedOfCompany(
  filter: Pick<CompanyFilter, 'companyId' | 'user_status' | 'price_range' | 'state'>,
  categoryIds: Wanted['categoryIds'],
  { viewer, rateMicros }: { readonly viewer: Viewer; readonly rateMicros: number },
): Wanted {
  const isVisible = isVisibleTo(viewer, 'products', filter.user_status);
  const isOfCompany = sql<SqlBool>`products.company_id = ${filter.companyId}`;
  const isInState = filter.state ? IN_STATE[filter.state] : sql<SqlBool>`true`;
  return {
    condition: all(isOfCompany, isVisible, isInPriceRange(filter.price_range, rateMicros), isInState),
    categoryIds,
    found: null,
  };
}

/** Of those the pinned ones alone, or the others. */
export const whichArePinned = (wanted: Wanted, isPinned: boolean): Wanted => ({
  ...wanted,
  found: wanted.found && {
    ...wanted.found,
    isMore: wanted.found.isMore && !isPinned,
    products: wanted.found.products.filter((product) => product.isPinned === isPinned),
  },
  condition: all(wanted.condition, isPinned ? sql`products.is_pin` : sql`not products.is_pin`),
});

/** The order of a list that is not searched. */
export function homeOrdering({ random_order, offers }: Pick<HomeFilter, 'random_order' | 'offers'>): Ordering {
  if (random_order === 0 || offers) return UNSORTED;
  // A literal: the index on the expression knows only the number itself.
  return { ...UNSORTED, key: sql`shuffle_key(products.id, ${sql.lit(random_order)})`, kind: 'number' };
}

export function companyOrdering(
  { sort_by, order }: Pick<CompanyFilter, 'sort_by' | 'order'>,
  rateMicros: number,
): Ordering {
  if (sort_by === undefined && order === undefined) return UNSORTED;
  const orderings: Record<SortKey, Ordering> = {
    date_created: NEWEST,
    price: { ...NEWEST, key: priceInPesos(rateMicros), kind: 'number' },
    name: { ...NEWEST, key: sql`products.name_sort`, kind: 'text' },
  };
  // What nobody counts never runs out. No index has this order, or each sale would write all of them anew.
  const piecesLeft = sql<number>`(case when products.quantity_manage then products.stock else 2147483647 end)`;
  if (sort_by === 'stock') return { ...NEWEST, key: piecesLeft, kind: 'number', direction: order ?? 'asc' };
  return { ...orderings[sortKeyOf(sort_by ?? DEFAULT_SORT_KEY)], direction: order ?? DEFAULT_SORT_ORDER };
}

/** A list's products, as a table of that name; `id` is all that is known of it here. */
type Listed = RawBuilder<{ id: number }>;

function listed({ condition, found, categoryIds }: Wanted): Listed {
  if (found) {
    const ids = found.products.map(({ id }) => id);
    return sql`(select ${READ} from products where id = any(${ids}::integer[]))`;
  }
  const isInCategory = categoryIds ? sql<SqlBool>`products.category_id = any(${categoryIds}::integer[])` : sql`true`;
  const isWanted = categoryIds?.length === 0 ? sql<SqlBool>`false` : all(condition, sql`${isInCategory}`);
  return sql`(select ${READ} from products where ${isWanted})`;
}

/**
 * The first products of each category, as many as the page may take of it: in each an index has the order, whereas in all
 * together they would have to be sorted.
 */
function firstOfEach(
  db: Db,
  condition: Wanted['condition'],
  categoryIds: readonly number[],
  ordering: Ordering,
  request: PageRequest,
): Listed {
  const asMany = { ...request, page: 1, size: offsetOf(request) + request.size };
  const firstOf = (categoryId: number) => {
    const own = db.selectFrom('products').select(['id', 'is_available', 'created_at']);
    return sql`(${pagedBy(own.where('category_id', '=', categoryId).where(condition), ordering, asMany)})`;
  };
  return sql`(${sql.join(categoryIds.map(firstOf), sql` union all `)})`;
}

function rowsOf(db: Db, products: Listed, ordering: Ordering, request: PageRequest) {
  const page = pagedBy(db.selectFrom(products.as<'products'>('products')).select('products.id'), ordering, request);
  return rowsOfPage(selectProducts(db), ID, page, ordering).execute();
}

/** A page of the products of the whole town. */
export function listProductRows(db: Db, wanted: Wanted, ordering: Ordering, request: PageRequest) {
  const { condition, categoryIds } = wanted;
  const isByCategory = categoryIds !== null && categoryIds.length > 0 && !isBeyondReach(request);
  const products = isByCategory ? firstOfEach(db, condition, categoryIds, ordering, request) : listed(wanted);
  return rowsOf(db, products, ordering, request);
}

/** A page of the products of one company, which are few enough to be sorted. */
export function listCompanyProductRows(db: Db, wanted: Wanted, ordering: Ordering, request: PageRequest) {
  return rowsOf(db, listed(wanted), ordering, request);
}

/**
 * A company's products by price: the first of those in pesos and the first of those in dollars, each from its index, and
 * merged.
 */
export function listByPriceRows(db: Db, wanted: Wanted, prices: Prices, request: PageRequest) {
  const ordering = companyOrdering({ sort_by: 'price', order: prices.direction }, prices.rateMicros);
  const isMerged = !wanted.found && !isBeyondReach(request);
  const products = isMerged
    ? firstOfEachCurrency(listed(wanted), prices, startOf(request, ordering), request)
    : listed(wanted);
  return rowsOf(db, products, ordering, request);
}

const howManyFound = ({ isMore, products }: FoundGoods): number => (isMore ? COUNTED_ROWS : products.length);

const counted = (wanted: Wanted): RawBuilder<number> =>
  wanted.found
    ? sql`${howManyFound(wanted.found)}::integer`
    : sql`(select count(*) from (select 1 from ${listed(wanted)} as products limit ${sql.lit(COUNTED_ROWS)}) as counted)`;

/** How many products there are, no further than a list tells. */
export async function countProductsWanted(db: Db, wanted: Wanted): Promise<number> {
  if (wanted.found) return howManyFound(wanted.found);
  const { count } = await db.selectNoFrom(counted(wanted).as('count')).executeTakeFirstOrThrow();
  return count;
}

/** Counts a company's products, pinned and not; undefined when there is no such company. */
export function countCompanyProducts(db: Db, companyId: number, wanted: Wanted) {
  return db
    .selectFrom('companies')
    .modifyFront(sql.raw(wanted.found ? PLANNED_ONCE : ''))
    .select([counted(whichArePinned(wanted, true)).as('pinned'), counted(whichArePinned(wanted, false)).as('unpinned')])
    .where('id', '=', companyId)
    .executeTakeFirst();
}

/** The newest of a shop that can be bought. */
export const listNewestRows = (db: Db, wanted: Wanted, limit: number) =>
  listCompanyProductRows(db, wanted, UNSORTED, { page: 1, size: limit - 1 });

/** A page of what a search found, the best match first. */
export const listFoundRows = (db: Db, found: FoundGoods, request: PageRequest) =>
  pageOfFound(found, request, (ids) =>
    selectProducts(db)
      .modifyFront(sql.raw(PLANNED_ONCE))
      .where('products.id', '=', sql<number>`any(${[...ids]}::integer[])`)
      .execute(),
  );

/** What products are called, by their ids. */
export async function listNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
