import * as contracts from '@mercadito/contracts/reviews';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/problems/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { findReviewedCompany, reviewedCompany } from './company-reviews.queries.ts';
import { listReviews } from './list-reviews.ts';
import { reviewedProduct } from './product-reviews.queries.ts';
import { listReviewsOfOrder, rateOrder } from './rate-order.ts';
import type { Opinion } from './reviewed.ts';
import { createReview, updateReview } from './write-review.ts';

const PAGE_SIZE = 10;

const opinionOf = ({ rating, comment }: Opinion): Opinion => ({ rating, comment });
const pageOf = ({ page, cursor }: { page: number; cursor?: string | undefined }) => ({ page, cursor, size: PAGE_SIZE });

export function registerReviews(app: FastifyInstance): void {
  registerCompanyReviews(app);
  registerProductReviews(app);
  registerOrderReviews(app);
}

function registerCompanyReviews(app: FastifyInstance): void {
  serve(app, contracts.listCompanyReviews, ({ db, actor: viewer, subject, params, query, request }) => {
    const whose = { viewer, userId: subject?.userId ?? null };
    return listReviews(db, reviewedCompany, { id: params.companyId, ...whose, page: pageOf(query), url: request.url });
  });

  serve(app, contracts.createCompanyReview, ({ db, actor, params, body, now }) =>
    createReview(db, reviewedCompany, params.companyId, { actor, opinion: opinionOf(body), now }),
  );

  serve(app, contracts.updateCompanyReview, async ({ db, actor, params: { reviewId }, body, now }) => {
    const review = await findReviewedCompany(db, reviewId, actor.userId);
    if (!review) throw notFound('Review');
    const key = { id: review.company_id, reviewId };
    return updateReview(db, reviewedCompany, key, { actor, opinion: opinionOf(body), now });
  });
}

function registerOrderReviews(app: FastifyInstance): void {
  serve(app, contracts.listReviewsOfOrder, ({ db, params, subject }) =>
    listReviewsOfOrder(db, params.transactionId, subject.userId),
  );

  serve(app, contracts.rateOrder, ({ db, body, actor, now }) => rateOrder(db, body, { actor, now }));
}

function registerProductReviews(app: FastifyInstance): void {
  serve(app, contracts.listProductReviews, ({ db, actor: viewer, subject, params, query, request }) => {
    const whose = { viewer, userId: subject?.userId ?? null };
    return listReviews(db, reviewedProduct, { id: params.productId, ...whose, page: pageOf(query), url: request.url });
  });

  serve(app, contracts.createProductReview, ({ db, actor, params, body, now }) =>
    createReview(db, reviewedProduct, params.productId, { actor, opinion: opinionOf(body), now }),
  );

  serve(app, contracts.updateProductReview, ({ db, actor, params, body, now }) => {
    const key = { id: params.productId, reviewId: body.review_id };
    return updateReview(db, reviewedProduct, key, { actor, opinion: opinionOf(body), now });
  });
}
