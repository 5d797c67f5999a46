import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';

const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFavoriteCompanies: build.infiniteQuery({
      ...callPages('favorites', 'listFavoriteCompanies'),
      providesTags: ['Favorites', 'Companies', 'WeekDays'],
    }),
    listFavoriteProducts: build.infiniteQuery({
      ...callPages('favorites', 'listFavoriteProducts'),
      // The price and what is sold out too.
      providesTags: ['FavoriteProducts', 'Products'],
    }),
    listFavoriteIds: build.query({
      ...call('favorites', 'listFavoriteIds'),
      // What has gone, or is for members alone now, is no favourite that is shown.
      providesTags: ['Favorites', 'FavoriteProducts', 'Products'],
    }),
    addFavoriteCompany: build.mutation({ ...call('favorites', 'addFavoriteCompany'), ...changes('Favorites') }),
    removeFavoriteCompany: build.mutation({ ...call('favorites', 'removeFavoriteCompany'), ...changes('Favorites') }),
    addFavoriteProduct: build.mutation({ ...call('favorites', 'addFavoriteProduct'), ...changes('FavoriteProducts') }),
    removeFavoriteProduct: build.mutation({
      ...call('favorites', 'removeFavoriteProduct'),
      ...changes('FavoriteProducts'),
    }),
  }),
});

/** A refused change left everything as it was: nothing to read again. */
function changes(tag: 'Favorites' | 'FavoriteProducts') {
  return { invalidatesTags: (_: unknown, error: unknown) => (error ? [] : [tag]) };
}

export { favoritesApi };
export const { useListFavoriteCompaniesInfiniteQuery, useListFavoriteProductsInfiniteQuery, useListFavoriteIdsQuery } =
  favoritesApi;
