import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsedCompanyCategories: build.query({
      ...call('categories', 'listUsedCompanyCategories'),
      providesTags: ['Categories'],
    }),
    listHomeProductCategories: build.query({
      ...call('categories', 'listHomeProductCategories'),
      providesTags: ['Categories'],
    }),
  }),
});

export const { useListUsedCompanyCategoriesQuery, useListHomeProductCategoriesQuery } = categoriesApi;
