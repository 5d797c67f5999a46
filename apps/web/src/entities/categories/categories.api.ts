import { apiOf, reads } from '../../shared/api/api-of.ts';

export const {
  useListUsedCompanyCategoriesQuery,
  useListHomeProductCategoriesQuery,
  useListCompanyProductCategoriesQuery,
} = apiOf('categories', {
  listUsedCompanyCategories: reads('Categories'),
  listHomeProductCategories: reads('Categories'),
  listCompanyProductCategories: reads('Categories', 'Products'),
});
