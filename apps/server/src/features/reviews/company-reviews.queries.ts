import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type Ordering, pagedBy } from '../../platform/lists/keyset.ts';
import { unlessThere } from '../../platform/lists/unless-there.ts';
import { pictureAt } from '../../platform/pictures/pictures.ts';
import { addCompanyRating, lockCompany } from '../companies/index.ts';
import { isOfBusinessShownTo, requireShownTo } from '../suspension/index.ts';
import { histogramOf } from './histogram.ts';
import type { Reviewed } from './reviewed.ts';

const NEWEST: Ordering = {
  key: sql`company_reviews.created_at`,
  kind: 'instant',
  id: sql<number>`company_reviews.id`,
  direction: 'desc',
};

const selectReviews = (db: Db, companyId: number) =>
  db
    .selectFrom('company_reviews')
    .innerJoin('users', 'users.id', 'company_reviews.user_id')
    .select(['company_reviews.id', 'company_reviews.user_id', 'users.first_name', 'users.last_name'])
    .select(['company_reviews.rating', 'company_reviews.comment', 'company_reviews.created_at'])
    .select(pictureAt('users.image').as('image'))
    .where('company_reviews.company_id', '=', companyId);

/** The company a review of this person is about. */
export function findReviewedCompany(db: Db, reviewId: number, userId: number) {
  return db
    .selectFrom('company_reviews')
    .select('company_id')
    .where('id', '=', reviewId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export const reviewedCompany: Reviewed = {
  noun: 'Company',
  eventOf: (verb, { id, reviewId, userId }) => ({ type: `company_review.${verb}`, companyId: id, reviewId, userId }),

  lock: async (db, id, viewer, now) => {
    const company = await lockCompany(db, id, now);
    await requireShownTo(db, viewer, id);
    return company;
  },

  summarize: (db, id, viewer) =>
    db
      .selectFrom('companies')
      .leftJoin('company_reviews', 'company_reviews.company_id', 'companies.id')
      .select('companies.name as company_name')
      .select(histogramOf('company_reviews.rating').as('histogram'))
      .where('companies.id', '=', id)
      .where(isOfBusinessShownTo(viewer, 'companies.id'))
      .groupBy('companies.id')
      .executeTakeFirst(),

  list: (db, id, page) => pagedBy(selectReviews(db, id), NEWEST, page).execute(),

  findOwn: (db, id, userId) => selectReviews(db, id).where('company_reviews.user_id', '=', userId).executeTakeFirst(),

  insert: async (db, id, { userId, rating, comment, now }) => {
    const at = now.toISOString();
    const present = db
      .selectFrom('company_reviews')
      .select('id')
      .where('company_id', '=', id)
      .where('user_id', '=', userId);
    const row = unlessThere(
      { company_id: id, user_id: userId, rating, comment, created_at: at, updated_at: at },
      present,
    );
    const inserted = await db
      .insertInto('company_reviews')
      .columns(row.columns)
      .expression(row.values)
      .onConflict((conflicting) => conflicting.columns(['company_id', 'user_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted !== undefined;
  },

  findRating: async (db, { id, subjectId, userId }) => {
    const row = await db
      .selectFrom('company_reviews')
      .select('rating')
      .where('id', '=', id)
      .where('company_id', '=', subjectId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.rating;
  },

  set: async (db, { id, subjectId, userId }, { rating, comment, now }) => {
    await db
      .updateTable('company_reviews')
      .set({ rating, comment, updated_at: now.toISOString() })
      .where('id', '=', id)
      .where('company_id', '=', subjectId)
      .where('user_id', '=', userId)
      .execute();
  },

  addRating: addCompanyRating,
};
