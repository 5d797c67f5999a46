import { MAX_PAGE_SIZE } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { cursor, id, link, page, whole } from './common.ts';
import { company } from './companies.ts';
import { endpointsOf, person } from './endpoint.ts';
import { product } from './products.ts';

const endpoint = endpointsOf({ name: 'favorites', about: 'The businesses and products a person keeps.' });
const path = '/companies/favorites/{userId}/';
const productsPath = '/companies/favorites/products/';
const pageSize = whole(1, MAX_PAGE_SIZE).optional().default(12);

const favoriteCompanies = z.object({
  results: z.array(z.object({ id, company })),
  next: link,
  previous: link,
  count: z.int(),
});

const ofUser = { access: person('favorites.keep', { user: 'params.userId' }), params: z.object({ userId: id }) };

export const listFavoriteCompanies = endpoint('listFavoriteCompanies', {
  summary: "A person's favourite businesses, newest first",
  method: 'GET',
  path,
  ...ofUser,
  query: z.object({ page, cursor, page_size: pageSize }),
  response: favoriteCompanies,
});

export const addFavoriteCompany = endpoint('addFavoriteCompany', {
  summary: 'Make a business a favourite; again changes nothing',
  method: 'POST',
  path,
  ...ofUser,
  query: z.object({ page_size: pageSize }),
  body: z.object({ company_id: id }),
  response: favoriteCompanies,
});

export const removeFavoriteCompany = endpoint('removeFavoriteCompany', {
  summary: "Remove a favourite business by the entry's or the business's id",
  method: 'DELETE',
  path,
  ...ofUser,
  query: z.object({ page_size: pageSize }),
  body: z.object({ id: id.optional(), company_id: id.optional() }),
  response: favoriteCompanies,
});

const favoriteProducts = z.object({
  products_favorite: z.object({ results: z.array(product) }),
  next: link,
  count: z.int(),
  /** Whether the `product_id` asked about is one of them. */
  is_favorite: z.boolean(),
});

export const listFavoriteProducts = endpoint('listFavoriteProducts', {
  summary: "A person's favourite products",
  method: 'GET',
  path: productsPath,
  access: person('favorites.keep', { user: 'query.user_id' }),
  query: z.object({ user_id: id.optional(), product_id: id.optional(), page, cursor }),
  response: favoriteProducts,
});

const favoriteProductBody = z.object({ user: id.optional(), user_id: id.optional(), product_id: id });

export const addFavoriteProduct = endpoint('addFavoriteProduct', {
  summary: 'Make a product a favourite; again changes nothing',
  method: 'POST',
  path: productsPath,
  access: person('favorites.keep', { user: ['body.user', 'body.user_id'] }),
  body: favoriteProductBody,
  response: favoriteProducts,
});

export const removeFavoriteProduct = endpoint('removeFavoriteProduct', {
  summary: 'Remove a favourite product',
  method: 'DELETE',
  path: productsPath,
  access: person('favorites.keep', { user: ['body.user', 'body.user_id'] }),
  body: favoriteProductBody,
  response: favoriteProducts,
});

/** Hearts stand on cards of other lists, so they need every id, not a page of them. */
const favoriteIds = z.object({ companies: z.array(id), products: z.array(id) });

export const listFavoriteIds = endpoint('listFavoriteIds', {
  summary: "The ids of a person's favourites, newest first, at most 1,000 of each kind",
  method: 'GET',
  path: '/companies/favorites/ids/',
  access: person('favorites.keep', { user: 'query.user_id' }),
  query: z.object({ user_id: id.optional() }),
  response: favoriteIds,
});

export type FavoriteCompaniesAnswer = z.input<typeof favoriteCompanies>;
export type FavoriteProducts = z.output<typeof favoriteProducts>;
export type FavoriteProductsAnswer = z.input<typeof favoriteProducts>;
