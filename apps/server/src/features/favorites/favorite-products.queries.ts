import { MOST_FAVORITE_IDS } from '@mercadito/domain/input-limits';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type Ordering, type PageRequest, pagedBy } from '../../platform/lists/keyset.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { isOnSaleTo } from '../listing/index.ts';
import { selectProducts } from '../products/index.ts';

const NEWEST: Ordering = {
  key: sql<number>`favorite.id`,
  kind: 'number',
  id: sql<number>`products.id`,
  direction: 'desc',
};

/** What has become member-only is not shown any more to those who are no members, but comes back when they are. */
const favoritesOf = (db: Db, userId: number, viewer: Viewer) =>
  selectProducts(db)
    .innerJoin('favorite_products as favorite', 'favorite.product_id', 'products.id')
    .where('favorite.user_id', '=', userId)
    .where(isOnSaleTo(viewer, 'products'));

export function listFavoriteProducts(db: Db, userId: number, viewer: Viewer, page: PageRequest) {
  return pagedBy(favoritesOf(db, userId, viewer), NEWEST, page).execute();
}

export async function listFavoriteProductIds(db: Db, userId: number, viewer: Viewer): Promise<number[]> {
  const rows = await favoritesOf(db, userId, viewer)
    .clearSelect()
    .select('products.id')
    .orderBy('favorite.id', 'desc')
    .limit(MOST_FAVORITE_IDS)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many favourites there are, and whether `productId` is one of them. */
export async function countFavoriteProducts(db: Db, userId: number, viewer: Viewer, productId: number | undefined) {
  return favoritesOf(db, userId, viewer)
    .clearSelect()
    .select((select) => select.fn.countAll<number>().as('count'))
    .select(sql<boolean>`coalesce(bool_or(products.id = ${productId ?? null}::integer), false)`.as('is_favorite'))
    .executeTakeFirstOrThrow();
}

/** Whether the product exists for this viewer; it cannot be deleted before the transaction ends. */
export async function holdProduct(transaction: Db, productId: number, viewer: Viewer): Promise<boolean> {
  const row = await transaction
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where(isOnSaleTo(viewer, 'products'))
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertFavoriteProduct(transaction: Db, userId: number, productId: number): Promise<void> {
  // What is there already is not tried, which would take an id.
  await sql`
    insert into favorite_products (user_id, product_id) select ${userId}::integer, ${productId}::integer
    where not exists (select from favorite_products where user_id = ${userId} and product_id = ${productId})
    on conflict do nothing`.execute(transaction);
}

export async function deleteFavoriteProduct(transaction: Db, userId: number, productId: number): Promise<void> {
  await transaction
    .deleteFrom('favorite_products')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .execute();
}
