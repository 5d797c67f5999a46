import { apiOf, reads } from '../../shared/api/api-of.ts';

export const { useListCompanyCategoriesQuery } = apiOf('categories', {
  listCompanyCategories: reads('Categories'),
});
