import { apiOf, reads } from '../../shared/api/api-of.ts';

export const { useListUsedCompanyCategoriesQuery, useListHomeProductCategoriesQuery } = apiOf('categories', {
  listUsedCompanyCategories: reads('Categories'),
  listHomeProductCategories: reads('Categories'),
});
