import type { Review, ReviewList } from '@mercadito/contracts/reviews';
import type { Db } from '../../database/connection.ts';
import { type PageRequest, pageAndNext } from '../../platform/lists/keyset.ts';
import { previousLink } from '../../platform/lists/paging.ts';
import { addressOf, pictureOf } from '../../platform/pictures/pictures.ts';
import { notFound } from '../../platform/problems/errors.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import type { Reviewed, ReviewRow } from './reviewed.ts';

/** A review as the wire shows it. */
export const reviewView = (row: ReviewRow): Review => ({
  id: row.id,
  user_id: row.user_id,
  name: row.first_name,
  last_name: row.last_name,
  profile_image: addressOf(pictureOf(row.image)),
  rating: row.rating,
  comment: row.comment,
  createdAt: row.created_at,
});

interface Asked {
  readonly id: number;
  readonly viewer: Viewer;
  /** Whose own review is shown apart; null for a visitor. */
  readonly userId: number | null;
  readonly page: PageRequest;
  readonly url: string;
}

/**
 * A page of reviews, newest first, with how the stars fall and the caller's own.
 * @throws 404 for what does not exist, or not for this viewer
 */
export async function listReviews(db: Db, reviewed: Reviewed, asked: Asked): Promise<ReviewList> {
  const { id, viewer, userId, page, url } = asked;
  const summary = await reviewed.summarize(db, id, viewer);
  if (!summary) throw notFound(reviewed.noun);
  const own = userId === null ? undefined : await reviewed.findOwn(db, id, userId);
  const { rows, next } = pageAndNext(await reviewed.list(db, id, page), page, url);
  return {
    ...summary,
    results: rows.map(reviewView),
    user_review: own ? reviewView(own) : null,
    count: summary.histogram.reduce((sum, reviews) => sum + reviews, 0),
    next,
    previous: previousLink(url, page.page),
    current_page: page.page,
  };
}
