import type * as contract from '@mercadito/contracts/favorites';
import { api } from '../../shared/api/api.ts';
import type { ApiError } from '../../shared/api/api-error.ts';
import type { ApiRequest } from '../../shared/api/api-request.ts';
import { call, callPages } from '../../shared/api/call.ts';

type Page = { next: string | null };
type Fetched = { data?: unknown; error?: ApiError };

/** Reads a list to its end: hearts stand on cards of other lists, so they need every id, not a page of them. */
async function readAll<P extends Page>(request: ApiRequest, fetch: (request: ApiRequest) => Promise<Fetched>) {
  const pages: P[] = [];
  for (let link: string | null | undefined; link !== null; link = pages.at(-1)?.next ?? null) {
    const { data, error } = await fetch(link ? { ...request, link } : request);
    if (error) return { error };
    pages.push(data as P);
  }
  return { pages };
}

const LARGEST_PAGE = 50;

const companies = callPages('favorites', 'listFavoriteCompanies');
const products = callPages('favorites', 'listFavoriteProducts');

const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFavoriteCompanies: build.infiniteQuery({
      ...companies,
      providesTags: ['Favorites', 'Companies'],
    }),
    listFavoriteProducts: build.infiniteQuery({
      ...products,
      providesTags: ['FavoriteProducts'],
    }),
    favoriteCompanyIds: build.query<number[], { userId: number }>({
      queryFn: async ({ userId }, _api, _options, fetch) => {
        const request = companies.query({ queryArg: { userId, page_size: LARGEST_PAGE }, pageParam: null });
        const { pages, error } = await readAll<contract.FavoriteCompanies>(request, async (each) => fetch(each));
        return error ? { error } : { data: pages.flatMap((page) => page.results.map(({ company }) => company._id)) };
      },
      providesTags: ['Favorites'],
    }),
    favoriteProductIds: build.query<number[], { userId: number }>({
      queryFn: async ({ userId }, _api, _options, fetch) => {
        const request = products.query({ queryArg: { user_id: userId }, pageParam: null });
        const { pages, error } = await readAll<contract.FavoriteProducts>(request, async (each) => fetch(each));
        return error
          ? { error }
          : { data: pages.flatMap((page) => page.products_favorite.results.map(({ id }) => id)) };
      },
      providesTags: ['FavoriteProducts'],
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
export const {
  useListFavoriteCompaniesInfiniteQuery,
  useListFavoriteProductsInfiniteQuery,
  useFavoriteCompanyIdsQuery,
  useFavoriteProductIdsQuery,
} = favoritesApi;
