import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

// Names of its own: the lists' own endpoints page, and features are islands.
const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggestProducts: build.query({ ...call('products', 'listHomeProducts'), providesTags: ['ProductsHome'] }),
    suggestCompanies: build.query({ ...call('companies', 'listCompanies'), providesTags: ['Companies'] }),
  }),
});

export const { useSuggestProductsQuery, useSuggestCompaniesQuery } = searchApi;
