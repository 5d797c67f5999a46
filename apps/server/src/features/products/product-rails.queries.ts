import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import type { Moment } from '../companies/index.ts';
import { isListedTo, isVisibleTo } from '../listing/index.ts';
import { isOpenAt } from '../opening-hours/index.ts';
import { OWNER } from '../taking-orders/index.ts';
import { selectProducts } from './products.queries.ts';

/** So many of a row are found: some stand in the other one already, or belong to a business that takes no orders. */
const FOUND = 20;
/** Of a category so many are looked at, the newest that can be had, however large it is. */
const LOOKED_AT = 100;

/** Where a product stands; undefined when it does not exist for this viewer. */
export function findPlaceOfProduct(db: Db, id: number, viewer: Viewer) {
  return db
    .selectFrom('products')
    .innerJoin('companies', 'companies.id', 'products.company_id')
    .select(['products.id', 'products.company_id', 'products.category_id', 'products.is_available'])
    .select(OWNER.as('owner'))
    .where('products.id', '=', id)
    .where(isVisibleTo(viewer, 'products'))
    .executeTakeFirst();
}

export type PlaceOfProduct = NonNullable<Awaited<ReturnType<typeof findPlaceOfProduct>>>;

type Found = RawBuilder<{ id: number; position: number }>;

/** In the order of the index that begins with the business or the category. */
const NEWEST = sql`is_available desc, created_at desc, id desc`;

/** A product that everybody is shown with its price, which can be had and is not the page's own. */
const canBeHad = ({ id }: PlaceOfProduct): RawBuilder<SqlBool> =>
  sql<SqlBool>`(products.is_available and products.published and products.id <> ${id})`;

/** What is like a product: of each business one before its second, those that are open first. */
function alike(place: PlaceOfProduct, viewer: Viewer, { now, config }: Moment): Found {
  const newest = sql`
    select id, company_id, created_at from products
    where category_id = ${place.category_id} and ${canBeHad(place)} and ${isListedTo(viewer, 'products')}
    order by ${NEWEST} limit ${sql.lit(LOOKED_AT)}`;
  const ranked = sql`
    select id, company_id, created_at, row_number() over (partition by company_id order by created_at desc, id desc) as of_shop
    from (${newest}) as newest`;
  const order = sql`${isOpenAt('ranked.company_id', now, config.timeZone)} desc, of_shop, created_at desc, id desc`;
  return sql`select id, row_number() over (order by ${order}) as position
    from (${ranked}) as ranked order by position limit ${sql.lit(FOUND)}`;
}

/** The other goods of its business, what is pinned first, as on the business's own page. */
function moreFromShop(place: PlaceOfProduct, viewer: Viewer): Found {
  const others = sql`
    select id, is_pin, created_at from products
    where company_id = ${place.company_id} and ${canBeHad(place)} and ${isVisibleTo(viewer, 'products')}`;
  const newest = sql`${others} and not is_pin order by ${NEWEST} limit ${sql.lit(FOUND)}`;
  return sql`select id, row_number() over (order by is_pin desc, created_at desc, id desc) as position
    from ((${others} and is_pin) union all (${newest})) as others order by position limit ${sql.lit(FOUND)}`;
}

export type RowOfProduct = 'alike' | 'more_from_shop';

/** What may stand in some rows of a product's page, each row's in its order. */
export function findProductRails(
  db: Db,
  {
    place,
    rows,
    viewer,
    moment,
  }: { place: PlaceOfProduct; rows: readonly RowOfProduct[]; viewer: Viewer; moment: Moment },
) {
  const foundFor = { alike: () => alike(place, viewer, moment), more_from_shop: () => moreFromShop(place, viewer) };
  const each = rows.map(
    (row) => sql`select id, position, ${sql.lit(row)} as row from (${foundFor[row]()}) as found_for`,
  );
  const found = sql<{ id: number; position: number; row: RowOfProduct }>`(${sql.join(each, sql` union all `)})`;
  return selectProducts(db)
    .innerJoin(found.as('found'), 'found.id', 'products.id')
    .select('found.row')
    .orderBy('found.position')
    .execute();
}
