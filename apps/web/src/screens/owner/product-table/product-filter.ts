import { PRODUCT_STATES, type ProductState } from '@mercadito/domain/catalog/product-state';
import { searchTextOf } from '@mercadito/domain/catalog/search-text';
import { firstOrderOf, type SortOrder } from '@mercadito/domain/catalog/sorting';

/** By what the table is sorted; what there is least of first where pieces are counted. */
export const PRODUCT_SORTS = ['date_created', 'name', 'price', 'stock'] as const;

export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What an owner looks for in her table; it stands in the address. */
export interface ProductFilter {
  readonly search: string;
  readonly state: ProductState | undefined;
  readonly sort: ProductSort;
}

/** Reads it off the address; what it cannot be is not asked for. */
export function filterIn(params: URLSearchParams): ProductFilter {
  const [state, sort] = [params.get('state'), params.get('sort')];
  return {
    search: searchTextOf(params.get('search') ?? ''),
    state: PRODUCT_STATES.find((each) => each === state),
    sort: PRODUCT_SORTS.find((each) => each === sort) ?? 'date_created',
  };
}

/** In which order that sorts. */
export const orderOf = (sort: ProductSort): SortOrder => (sort === 'stock' ? 'asc' : firstOrderOf(sort));
