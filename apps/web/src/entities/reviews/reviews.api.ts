import { apiOf, readsPages, writes } from '../../shared/api/api-of.ts';

export const {
  useListCompanyReviewsInfiniteQuery,
  useListProductReviewsInfiniteQuery,
  useCreateCompanyReviewMutation,
  useUpdateCompanyReviewMutation,
  useCreateProductReviewMutation,
  useUpdateProductReviewMutation,
} = apiOf('reviews', {
  listCompanyReviews: readsPages('CompanyReviews'),
  listProductReviews: readsPages('ProductReviews'),
  // The rating stands on cards and pages too.
  createCompanyReview: writes('CompanyReviews', 'Companies'),
  updateCompanyReview: writes('CompanyReviews', 'Companies'),
  createProductReview: writes('ProductReviews', 'Products', 'ProductsHome'),
  updateProductReview: writes('ProductReviews', 'Products', 'ProductsHome'),
});
