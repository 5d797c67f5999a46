import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const companyCategoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCompanyCategories: build.query({
      ...call('categories', 'listCompanyCategories'),
      providesTags: ['Categories'],
    }),
  }),
});

export const { useListCompanyCategoriesQuery } = companyCategoriesApi;
