import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

/**
 * What an Admin does with the lists of categories; apart from what everybody reads of them, so that no shop page brings it. A
 * refused change may mean that somebody else has changed the lists: they are read again in any case.
 */
export const categoryEditingApi = apiOf('category-editing', {
  listAllCategories: reads('Categories'),
  createCompanyCategory: writes('Categories'),
  updateCompanyCategory: writes('Categories'),
  deleteCompanyCategory: writes('Categories'),
  createProductCategory: writes('Categories'),
  updateProductCategory: writes('Categories'),
  deleteProductCategory: writes('Categories'),
  createServiceCategory: writes('Categories'),
  updateServiceCategory: writes('Categories'),
  deleteServiceCategory: writes('Categories'),
  createZone: writes('Categories'),
  updateZone: writes('Categories'),
  deleteZone: writes('Categories'),
});

export const { useListAllCategoriesQuery } = categoryEditingApi;

/** What an owner chooses from: those without goods too. */
export const { useListCompanyCategoriesQuery, useListProductCategoriesQuery } = apiOf('categories', {
  listCompanyCategories: reads('Categories'),
  listProductCategories: reads('Categories'),
});
