import { type Href, hrefHere } from '@mercadito/contracts/site/addresses';
import { type ListInput, listInputOf } from '@mercadito/contracts/site/list-input';
import { useLocation, useSearchParams } from 'react-router';
import { useVisit } from '../../shared/visit/use-visit.ts';

export interface ListFilters {
  readonly search: string;
  /** 0 for everything. */
  readonly category: number;
  /** What a list of the home pages is asked for. */
  readonly input: ListInput;
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
  const input = listInputOf(params, randomOrder);
  const { search = '', category = 0 } = input;
  const linkToCategory = (id: number) => hrefHere(pathname, { category: id || undefined });
  return {
    search,
    category,
    input,
    linkToCategory,
    withoutSearch: linkToCategory(category),
  };
}
