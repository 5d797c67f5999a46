import { hrefTo } from '@mercadito/contracts/site/addresses';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import {
  useListHomeProductCategoriesQuery,
  useListUsedCompanyCategoriesQuery,
} from '../../entities/categories/categories.api.ts';
import { useListPopularSearchesQuery } from '../../entities/search/searches-made.api.ts';
import { useLanguage } from '../../shared/i18n/use-translation.ts';
import { LISTS, type Scope, type Suggestion } from './use-suggestions.ts';

/**
 * What is offered before anything is typed: what this device searched for, newest first, of products what many look for
 * (SEARCH-14), and the categories there are.
 */
export function useBeginnings(scope: Scope, recent: readonly string[], isAsked: boolean): readonly Suggestion[] {
  const language = useLanguage();
  const isOfProducts = { skip: !isAsked || scope !== 'products' };
  const products = useListHomeProductCategoriesQuery(undefined, isOfProducts);
  const businesses = useListUsedCompanyCategoriesQuery(undefined, { skip: !isAsked || scope !== 'businesses' });
  const { data: popular = [] } = useListPopularSearchesQuery(undefined, isOfProducts);
  const categories = (scope === 'products' ? products.data : businesses.data) ?? [];
  const searchFor = (kind: 'recent' | 'popular') => (search: string) => ({
    ...{ key: `${kind}-${search}`, kind, label: search },
    to: hrefTo(LISTS[scope], {}, { search }),
  });
  return [
    ...recent.map(searchFor('recent')),
    ...(scope === 'products' ? popular.filter((search) => !recent.includes(search)) : []).map(searchFor('popular')),
    ...categories.map(
      (category): Suggestion => ({
        key: `category-${category.id}`,
        kind: 'category',
        label: categoryName(category, language),
        category,
        to: hrefTo(LISTS[scope], {}, { category: category.id }),
      }),
    ),
  ];
}
