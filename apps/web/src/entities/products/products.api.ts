import { apiOf, reads, readsPages } from '../../shared/api/api-of.ts';

const productsApi = apiOf('products', {
  listHomeProducts: readsPages('ProductsHome', 'WeekDays'),
  listCompanyProducts: readsPages('Products'),
  getProduct: reads('Products', 'ProductOptions', 'ProductAttribute', 'WeekDays'),
  listRelatedProducts: reads(),
});

export const { getProduct, listCompanyProducts } = productsApi.endpoints;
export const {
  useListHomeProductsInfiniteQuery,
  useListCompanyProductsInfiniteQuery,
  useGetProductQuery,
  useListRelatedProductsQuery,
} = productsApi;
