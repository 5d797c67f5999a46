import * as contract from '@mercadito/contracts/categories';
import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsedCompanyCategories: build.query({
      ...call(contract.listUsedCompanyCategories),
      providesTags: ['Categories'],
    }),
    listHomeProductCategories: build.query({
      ...call(contract.listHomeProductCategories),
      providesTags: ['Categories'],
    }),
  }),
});

export const { useListUsedCompanyCategoriesQuery, useListHomeProductCategoriesQuery } = categoriesApi;
