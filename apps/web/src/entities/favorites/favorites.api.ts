import { apiOf, reads, readsPages, writesIfDone } from '../../shared/api/api-of.ts';

export const favoritesApi = apiOf('favorites', {
  listFavoriteCompanies: readsPages('Favorites', 'Companies', 'WeekDays'),
  // The price and what is sold out too.
  listFavoriteProducts: readsPages('FavoriteProducts', 'Products'),
  // What has gone, or is for members alone now, is no favourite that is shown.
  listFavoriteIds: reads('Favorites', 'FavoriteProducts', 'Products'),
  addFavoriteCompany: writesIfDone('Favorites'),
  removeFavoriteCompany: writesIfDone('Favorites'),
  addFavoriteProduct: writesIfDone('FavoriteProducts'),
  removeFavoriteProduct: writesIfDone('FavoriteProducts'),
});

export const { useListFavoriteCompaniesInfiniteQuery, useListFavoriteProductsInfiniteQuery, useListFavoriteIdsQuery } =
  favoritesApi;

/** What can have a heart. */
export interface Favorite {
  readonly kind: 'company' | 'product';
  readonly id: number;
}
