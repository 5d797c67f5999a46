import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const { useListReviewsOfOrderQuery, useRateOrderMutation } = apiOf('reviews', {
  listReviewsOfOrder: reads('CompanyReviews', 'ProductReviews'),
  // The ratings stand on cards and pages too.
  rateOrder: writes('CompanyReviews', 'ProductReviews', 'Companies', 'Products', 'ProductsHome'),
});
