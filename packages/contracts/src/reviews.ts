import { MAX_LENGTH, MAX_RATING, MIN_RATING } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { cursor, id, instant, link, page, text, whole } from './common.ts';
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

export type Review = z.output<typeof review>;
export type ReviewList = z.output<typeof reviewList>;
