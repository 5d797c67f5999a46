import type { Review } from '@mercadito/contracts/reviews';
import { canReview } from '@mercadito/domain/access/member-only';
import type { Db } from '../../database/connection.ts';
import { conflict, forbidden, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { reviewView } from './list-reviews.ts';
import type { Opinion, Reviewed } from './reviewed.ts';

/** Who writes what, and when. The author is the person behind the token, also when an Admin names somebody else. */
interface Writing {
  readonly actor: Actor;
  readonly opinion: Opinion;
  readonly now: Date;
}

async function lockForReview(db: Db, reviewed: Reviewed, id: number, { actor, now }: Writing): Promise<void> {
  const locked = await reviewed.lock(db, id, actor, now);
  if (!locked) throw notFound(reviewed.noun);
  if (!canReview(actor.person, locked.ownerId)) throw forbidden('You cannot review your own business.', 'own_business');
}

async function announce(db: Db, reviewed: Reviewed, verb: 'written' | 'edited', id: number, userId: number) {
  const row = await reviewed.findOwn(db, id, userId);
  if (!row) throw notFound('Review');
  record(db, reviewed.eventOf(verb, { id, reviewId: row.id, userId }));
  return reviewView(row);
}

/**
 * Writes a person's one review of a company or a product, and adds its stars to the rating.
 * @throws 403 `own_business` for the owner, 404 for what does not exist for them, 409 `already_reviewed` for a second one
 */
export async function createReview(db: Db, reviewed: Reviewed, id: number, writing: Writing): Promise<Review> {
  const { actor, opinion, now } = writing;
  await lockForReview(db, reviewed, id, writing);
  const isFirst = await reviewed.insert(db, id, { ...opinion, userId: actor.userId, now });
  if (!isFirst) throw conflict('already_reviewed', 'You have reviewed this already: edit your review.');
  await reviewed.addRating(db, id, { stars: opinion.rating, reviews: 1 });
  return announce(db, reviewed, 'written', id, actor.userId);
}

/**
 * Edits the own review, and moves the rating by what its stars have changed.
 * @throws 403 `own_business` for the owner, 404 for a review that is not theirs or not of this company or product
 */
export async function updateReview(
  db: Db,
  reviewed: Reviewed,
  key: { id: number; reviewId: number },
  writing: Writing,
): Promise<Review> {
  const { actor, opinion, now } = writing;
  await lockForReview(db, reviewed, key.id, writing);
  const authorship = { id: key.reviewId, subjectId: key.id, userId: actor.userId };
  // Read under the lock, or two edits at once would both count from the same stars.
  const before = await reviewed.findRating(db, authorship);
  if (before === undefined) throw notFound('Review');
  await reviewed.set(db, authorship, { ...opinion, now });
  await reviewed.addRating(db, key.id, { stars: opinion.rating - before, reviews: 0 });
  return announce(db, reviewed, 'edited', key.id, actor.userId);
}
