import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type Ordering, pagedBy } from '../../platform/lists/keyset.ts';
import { unlessThere } from '../../platform/lists/unless-there.ts';
import { pictureAt } from '../../platform/pictures/pictures.ts';
import { isVisibleTo } from '../listing/index.ts';
import { addProductRating, lockVisibleProduct } from '../products/index.ts';
import { histogramOf } from './histogram.ts';
import type { Reviewed } from './reviewed.ts';

const NEWEST: Ordering = {
  key: sql`product_reviews.created_at`,
  kind: 'instant',
  id: sql<number>`product_reviews.id`,
  direction: 'desc',
};

const selectReviews = (db: Db, productId: number) =>
  db
    .selectFrom('product_reviews')
    .innerJoin('users', 'users.id', 'product_reviews.user_id')
    .select(['product_reviews.id', 'product_reviews.user_id', 'users.first_name', 'users.last_name'])
    .select(['product_reviews.rating', 'product_reviews.comment', 'product_reviews.created_at'])
    .select(pictureAt('users.image').as('image'))
    .where('product_reviews.product_id', '=', productId);

export const reviewedProduct: Reviewed = {
  noun: 'Product',
  eventOf: (verb, { id, reviewId, userId }) => ({ type: `product_review.${verb}`, productId: id, reviewId, userId }),

  lock: lockVisibleProduct,

  summarize: (db, id, viewer) =>
    db
      .selectFrom('products')
      .innerJoin('companies', 'companies.id', 'products.company_id')
      .leftJoin('product_reviews', 'product_reviews.product_id', 'products.id')
      .select('companies.name as company_name')
      .select(histogramOf('product_reviews.rating').as('histogram'))
      .where('products.id', '=', id)
      .where(isVisibleTo(viewer, 'products'))
      .groupBy('companies.id')
      .executeTakeFirst(),

  list: (db, id, page) => pagedBy(selectReviews(db, id), NEWEST, page).execute(),

  findOwn: (db, id, userId) => selectReviews(db, id).where('product_reviews.user_id', '=', userId).executeTakeFirst(),

  insert: async (db, id, { userId, rating, comment, now }) => {
    const at = now.toISOString();
    const present = db
      .selectFrom('product_reviews')
      .select('id')
      .where('product_id', '=', id)
      .where('user_id', '=', userId);
    const row = unlessThere(
      { product_id: id, user_id: userId, rating, comment, created_at: at, updated_at: at },
      present,
    );
    const inserted = await db
      .insertInto('product_reviews')
      .columns(row.columns)
      .expression(row.values)
      .onConflict((conflicting) => conflicting.columns(['product_id', 'user_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted !== undefined;
  },

  findRating: async (db, { id, subjectId, userId }) => {
    const row = await db
      .selectFrom('product_reviews')
      .select('rating')
      .where('id', '=', id)
      .where('product_id', '=', subjectId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.rating;
  },

  set: async (db, { id, subjectId, userId }, { rating, comment, now }) => {
    await db
      .updateTable('product_reviews')
      .set({ rating, comment, updated_at: now.toISOString() })
      .where('id', '=', id)
      .where('product_id', '=', subjectId)
      .where('user_id', '=', userId)
      .execute();
  },

  addRating: addProductRating,
};
