import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const productCategoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProductCategories: build.query({
      ...call('categories', 'listProductCategories'),
      providesTags: ['Categories'],
    }),
  }),
});

export const { useListProductCategoriesQuery } = productCategoriesApi;
