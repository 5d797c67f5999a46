import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';

const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHomeProducts: build.infiniteQuery({
      ...callPages('products', 'listHomeProducts'),
      providesTags: ['ProductsHome'],
    }),
    listCompanyProducts: build.infiniteQuery({
      ...callPages('products', 'listCompanyProducts'),
      providesTags: ['Products'],
    }),
    getProduct: build.query({
      ...call('products', 'getProduct'),
      providesTags: ['Products', 'ProductOptions', 'ProductAttribute', 'WeekDays'],
    }),
    listRelatedProducts: build.query({ ...call('products', 'listRelatedProducts') }),
  }),
});

export const { getProduct, listCompanyProducts } = productsApi.endpoints;
export const {
  useListHomeProductsInfiniteQuery,
  useListCompanyProductsInfiniteQuery,
  useGetProductQuery,
  useListRelatedProductsQuery,
} = productsApi;
