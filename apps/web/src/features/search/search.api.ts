import { listCompanies } from '@mercadito/contracts/companies';
import { listHomeProducts } from '@mercadito/contracts/products';
import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

// Names of its own: the lists' own endpoints page, and features are islands.
const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggestProducts: build.query({ ...call(listHomeProducts), providesTags: ['ProductsHome'] }),
    suggestCompanies: build.query({ ...call(listCompanies), providesTags: ['Companies'] }),
  }),
});

export const { useSuggestProductsQuery, useSuggestCompaniesQuery } = searchApi;
