import { apiOf, reads } from '../../shared/api/api-of.ts';

export const { useListProductRailsQuery } = apiOf('product-rails', {
  listProductRails: reads('Products', 'ProductsHome', 'WeekDays'),
});
