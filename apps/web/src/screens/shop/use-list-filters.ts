import { type Href, hrefHere } from '@mercadito/contracts/site/addresses';
import { searchTextOf } from '@mercadito/domain/catalog/search-text';
import { useLocation, useSearchParams } from 'react-router';
import { useVisit } from '../../shared/visit/use-visit.ts';

export interface ListFilters {
  readonly search: string;
  /** 0 for everything. */
  readonly category: number;
  /** What a list of the home pages is asked for; nothing that the contract assumes by itself, as the page's own data has it. */
  readonly input: { readonly random_order?: number; readonly search?: string; readonly category?: number };
  /** LIST-2: another category ends the search. */
  readonly linkToCategory: (category: number) => Href;
  /** This page without the search. */
  readonly withoutSearch: Href;
}

/** Search and category of the address, for the lists of products and of businesses. */
export function useListFilters(): ListFilters {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { randomOrder } = useVisit();
  const search = searchTextOf(params.get('search') ?? '');
  const category = Number(params.get('category')) || 0;
  const linkToCategory = (id: number) => hrefHere(pathname, { category: id || undefined });
  return {
    search,
    category,
    // A search answers with the best match first, so there is nothing to shuffle.
    input: { ...(search ? { search } : { random_order: randomOrder }), ...(category > 0 && { category }) },
    linkToCategory,
    withoutSearch: linkToCategory(category),
  };
}
