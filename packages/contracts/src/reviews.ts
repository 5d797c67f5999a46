import { MAX_CART_LINES } from '@mercadito/domain/cart/cart-length';
import { MAX_LENGTH, MAX_RATING, MIN_RATING } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { answered } from './answered.ts';
import { blankableText, cursor, id, instant, link, page, text, transactionId, whole } from './common.ts';
import { anyone, endpointsOf, person } from './endpoint.ts';

const endpoint = endpointsOf({ name: 'reviews', about: 'What people say of businesses and products.' });

const review = z
  .object({
    id,
    user_id: z.int(),
    name: z.string(),
    last_name: z.string(),
    profile_image: z.string().nullable(),
    rating: z.int(),
    comment: z.string(),
    createdAt: instant,
  })
  .meta({ id: 'Review' });

const reviewList = z.object({
  company_name: z.string(),
  results: z.array(review),
  /** The caller's own, null without one. */
  user_review: review.nullable(),
  count: z.int(),
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  histogram: z.array(z.int()).length(MAX_RATING),
  next: link,
  previous: link,
  current_page: z.int(),
});

const query = z.object({ page, cursor, user_id: id.optional() });
/** Author, name and picture come from the token; what a client sends of them is dropped. */
const opinion = {
  user_id: id.optional(),
  rating: whole(MIN_RATING, MAX_RATING).optional().default(MIN_RATING),
  comment: text(MAX_LENGTH.comment, 'This comment is required'),
};

export const listCompanyReviews = endpoint('listCompanyReviews', {
  summary: 'What people say of a business',
  method: 'GET',
  path: '/companies/list-reviews/{companyId}/',
  access: anyone({ user: 'query.user_id' }),
  params: z.object({ companyId: id }),
  query,
  response: reviewList,
});

/** One review a person and business, 409 on a second; an owner cannot review the own business. */
export const createCompanyReview = endpoint('createCompanyReview', {
  summary: 'Review a business',
  method: 'POST',
  path: '/companies/reviewPost/{companyId}/',
  access: person('reviews.write', { user: 'body.user_id' }),
  params: z.object({ companyId: id }),
  body: z.object(opinion),
  status: 201,
  response: review,
});

export const updateCompanyReview = endpoint('updateCompanyReview', {
  summary: 'Edit the own review of a business',
  method: 'PUT',
  path: '/companies/reviePut/{reviewId}/', // sic
  access: person('reviews.write', { user: 'body.user_id' }),
  params: z.object({ reviewId: id }),
  body: z.object(opinion),
  response: review,
});

const productReviewsPath = '/companies/product/product/{productId}/reviews/';

export const listProductReviews = endpoint('listProductReviews', {
  summary: 'What people say of a product',
  method: 'GET',
  path: productReviewsPath,
  access: anyone({ user: 'query.user_id' }),
  params: z.object({ productId: id }),
  query,
  response: reviewList,
});

export const createProductReview = endpoint('createProductReview', {
  summary: 'Review a product',
  method: 'POST',
  path: productReviewsPath,
  access: person('reviews.write', { user: 'body.user_id' }),
  params: z.object({ productId: id }),
  body: z.object(opinion),
  status: 201,
  response: review,
});

export const updateProductReview = endpoint('updateProductReview', {
  summary: 'Edit the own review of a product',
  method: 'PUT',
  path: productReviewsPath,
  access: person('reviews.write', { user: 'body.user_id' }),
  params: z.object({ productId: id }),
  body: z.object({ ...opinion, review_id: id }),
  response: review,
});

/** What of an order is rated. */
const RATED = ['company', 'product'] as const;

const rated = { of: z.enum(RATED), id };

/** REVIEW-6. */
export const listReviewsOfOrder = endpoint('listReviewsOfOrder', {
  summary: "What a person has said of an order's businesses and goods",
  method: 'GET',
  path: '/companies/orders/reviews/{userId}/{transactionId}/',
  access: person('reviews.write', { user: 'params.userId' }),
  params: z.object({ userId: id, transactionId }),
  response: z.object({
    results: z.array(z.object({ of: answered(RATED), id: z.int(), rating: z.int(), comment: z.string() })),
  }),
});

/** REVIEW-6: stars alone do, as who says them has had what they are about. */
export const rateOrder = endpoint('rateOrder', {
  summary: 'Rate the businesses and goods of a delivered order',
  description:
    'Those that are named; a review there is is edited. What cannot be rated is named with its reason, and the others are. 409 ' +
    '`wrong_status` for an order that was not delivered.',
  method: 'PUT',
  path: '/companies/orders/rate/',
  access: person('reviews.write', { user: 'body.user_id' }),
  body: z.object({
    user_id: id.optional(),
    transaction_id: transactionId,
    ratings: z
      .array(z.object({ ...rated, rating: whole(MIN_RATING, MAX_RATING), comment: blankableText(MAX_LENGTH.comment) }))
      .max(MAX_CART_LINES * 2),
  }),
  response: z.object({
    refused: z.array(
      z.object({
        of: answered(RATED),
        id: z.int(),
        reason: answered(['not_found', 'own_business', 'already_reviewed']),
      }),
    ),
  }),
});

export type OrderReviews = z.output<typeof listReviewsOfOrder.response>;
export type Rated = (typeof RATED)[number];
export type Review = z.output<typeof review>;
export type ReviewList = z.output<typeof reviewList>;
