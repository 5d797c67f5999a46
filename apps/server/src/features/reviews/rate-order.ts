import type { Given, Parsed } from '@mercadito/contracts/endpoint';
import type {
  listReviewsOfOrder as listReviewsOfOrderContract,
  Rated,
  rateOrder as rateOrderContract,
} from '@mercadito/contracts/reviews';
import type { Db } from '../../database/connection.ts';
import { conflict, isHttpError, notFound } from '../../platform/problems/errors.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { reviewedCompany } from './company-reviews.queries.ts';
import { findOrderedOf, listOwnReviews } from './order-reviews.queries.ts';
import { reviewedProduct } from './product-reviews.queries.ts';
import type { Reviewed } from './reviewed.ts';
import { createReview, updateReview } from './write-review.ts';

async function requireOrdered(db: Db, transactionId: string, userId: number) {
  const ordered = await findOrderedOf(db, userId, transactionId);
  if (!ordered) throw notFound('Order');
  return { status: ordered.status, companyIds: ordered.company_ids, productIds: ordered.product_ids };
}

/**
 * What a person has said of what an order of theirs is of.
 * @throws 404 for an order of somebody else
 */
export async function listReviewsOfOrder(
  db: Db,
  transactionId: string,
  userId: number,
): Promise<Given<typeof listReviewsOfOrderContract>> {
  const own = await listOwnReviews(db, userId, await requireOrdered(db, transactionId, userId));
  return { results: own.map(({ review_id: _, ...said }) => said) };
}

const REVIEWED: Readonly<Record<Rated, Reviewed>> = { company: reviewedCompany, product: reviewedProduct };

type Rating = Parsed<typeof rateOrderContract>['body']['ratings'][number];
type Refused = Given<typeof rateOrderContract>['refused'];

/** In which they are locked, as an order does, so that neither waits for the other. */
const inLockingOrder = (ratings: readonly Rating[]): Rating[] =>
  ratings.toSorted((one, other) => one.of.localeCompare(other.of) || one.id - other.id);

/**
 * Writes what a customer says of a delivered order's businesses and goods, or edits it; each for itself (REVIEW-6).
 * @throws 404 for an order of somebody else, 409 `wrong_status` for one that was not delivered
 */
export async function rateOrder(
  db: Db,
  { transaction_id, ratings }: Parsed<typeof rateOrderContract>['body'],
  writing: { readonly actor: Actor; readonly now: Date },
): Promise<{ refused: Refused }> {
  const { userId } = writing.actor;
  const ordered = await requireOrdered(db, transaction_id, userId);
  if (ordered.status !== 'delivered') throw conflict('wrong_status', 'Only a delivered order can be rated.');
  const own = await listOwnReviews(db, userId, ordered);
  const idsOf = { company: ordered.companyIds, product: ordered.productIds };
  const refused: Refused = [];
  for (const { of, id, ...opinion } of inLockingOrder(ratings)) {
    const before = own.find((each) => each.of === of && each.id === id);
    const isNew = before?.rating !== opinion.rating || before.comment !== opinion.comment;
    const reason = !idsOf[of].includes(id)
      ? 'not_found'
      : isNew && (await refusalOf(db, REVIEWED[of], { id, reviewId: before?.review_id }, { ...writing, opinion }));
    if (reason) refused.push({ of, id, reason });
  }
  return { refused };
}

const REASONS = ['not_found', 'own_business', 'already_reviewed'] as const;

type Writing = Parameters<typeof createReview>[3];

/** Writes one; or why it could not be, which is found before anything is written and so leaves the others as they are. */
async function refusalOf(
  db: Db,
  reviewed: Reviewed,
  { id, reviewId }: { readonly id: number; readonly reviewId: number | undefined },
  writing: Writing,
): Promise<(typeof REASONS)[number] | null> {
  try {
    if (reviewId !== undefined) await updateReview(db, reviewed, { id, reviewId }, writing);
    else await createReview(db, reviewed, id, writing);
    return null;
  } catch (error) {
    const reason = REASONS.find((code) => isHttpError(error) && error.code === code);
    if (!reason) throw error;
    return reason;
  }
}
