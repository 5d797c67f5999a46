import * as contract from '@mercadito/contracts/products';
import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';

const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHomeProducts: build.infiniteQuery({ ...callPages(contract.listHomeProducts), providesTags: ['ProductsHome'] }),
    listCompanyProducts: build.infiniteQuery({
      ...callPages(contract.listCompanyProducts),
      providesTags: ['Products'],
    }),
    getProduct: build.query({ ...call(contract.getProduct), providesTags: ['Products', 'ProductOptions'] }),
    listRelatedProducts: build.query({ ...call(contract.listRelatedProducts) }),
  }),
});

export const {
  useListHomeProductsInfiniteQuery,
  useListCompanyProductsInfiniteQuery,
  useGetProductQuery,
  useListRelatedProductsQuery,
} = productsApi;
