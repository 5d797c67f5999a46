import { apiOf, reads } from '../../shared/api/api-of.ts';

export const { useListProductCategoriesQuery } = apiOf('categories', {
  listProductCategories: reads('Categories'),
});
