import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';

const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCompanyReviews: build.infiniteQuery({
      ...callPages('reviews', 'listCompanyReviews'),
      providesTags: ['CompanyReviews'],
    }),
    listProductReviews: build.infiniteQuery({
      ...callPages('reviews', 'listProductReviews'),
      providesTags: ['ProductReviews'],
    }),
    // The rating stands on cards and pages too.
    createCompanyReview: build.mutation({
      ...call('reviews', 'createCompanyReview'),
      invalidatesTags: ['CompanyReviews', 'Companies'],
    }),
    updateCompanyReview: build.mutation({
      ...call('reviews', 'updateCompanyReview'),
      invalidatesTags: ['CompanyReviews', 'Companies'],
    }),
    createProductReview: build.mutation({
      ...call('reviews', 'createProductReview'),
      invalidatesTags: ['ProductReviews', 'Products', 'ProductsHome'],
    }),
    updateProductReview: build.mutation({
      ...call('reviews', 'updateProductReview'),
      invalidatesTags: ['ProductReviews', 'Products', 'ProductsHome'],
    }),
  }),
});

export const {
  useListCompanyReviewsInfiniteQuery,
  useListProductReviewsInfiniteQuery,
  useCreateCompanyReviewMutation,
  useUpdateCompanyReviewMutation,
  useCreateProductReviewMutation,
  useUpdateProductReviewMutation,
} = reviewsApi;
