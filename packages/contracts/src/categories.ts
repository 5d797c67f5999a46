import * as z from 'zod';
import { id, narrowing } from './common.ts';
import { anyone, endpointsOf } from './endpoint.ts';

export const feature = {
  name: 'categories',
  about: 'The kinds of businesses, products and services, and the zones of services.',
};
const endpoint = endpointsOf(feature);

/** `name` is Spanish, as the towns write it; `name_en` is for the English screens. */
export const category = z.object({ id, name: z.string(), name_en: z.string() }).meta({ id: 'Category' });
const productCategory = category.extend({ sub_categories: z.array(category) }).meta({ id: 'ProductCategory' });

export const listCompanyCategories = endpoint('listCompanyCategories', {
  summary: 'The categories a business can have',
  method: 'GET',
  path: '/companies/categories/',
  access: anyone(),
  response: z.array(category),
});

export const listUsedCompanyCategories = endpoint('listUsedCompanyCategories', {
  summary: 'The categories that have a business',
  method: 'GET',
  path: '/companies/used-categories/',
  access: anyone(),
  response: z.array(category),
});

export const listProductCategories = endpoint('listProductCategories', {
  summary: 'All product categories, two levels',
  method: 'GET',
  path: '/companies/product/categories/',
  access: anyone(),
  response: z.array(productCategory),
});

export const listCompanyProductCategories = endpoint('listCompanyProductCategories', {
  summary: 'The product categories one business uses, by its id',
  method: 'GET',
  // Of a business; a document cannot name it otherwise than the category that the same address is for in other methods.
  path: '/companies/product/categories/{id}/',
  access: anyone(),
  params: z.object({ id }),
  response: z.array(productCategory),
});

export const listHomeProductCategories = endpoint('listHomeProductCategories', {
  summary: 'The product categories that have a product this person may see',
  method: 'GET',
  path: '/companies/product/home-products-categories/',
  access: anyone(),
  query: z.object({ user_status: narrowing }),
  response: z.array(productCategory),
});

export const listServiceCategories = endpoint('listServiceCategories', {
  summary: 'The categories of services',
  method: 'GET',
  path: '/companies/services/categories/',
  access: anyone(),
  response: z.array(category),
});

export const listServiceZones = endpoint('listServiceZones', {
  summary: 'The zones a service can be offered in',
  method: 'GET',
  path: '/companies/services/zones/',
  access: anyone(),
  response: z.array(category),
});

export type Category = z.output<typeof category>;
export type ProductCategory = z.output<typeof productCategory>;
