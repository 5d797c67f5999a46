import { hrefTo } from '@mercadito/contracts/site/addresses';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import {
  useListHomeProductCategoriesQuery,
  useListUsedCompanyCategoriesQuery,
} from '../../entities/categories/categories.api.ts';
import { useLanguage } from '../../shared/i18n/use-translation.ts';
import { LISTS, type Scope, type Suggestion } from './use-suggestions.ts';

/** What is offered before anything is typed: what this device searched for, newest first, and the categories there are. */
export function useBeginnings(scope: Scope, recent: readonly string[], isAsked: boolean): readonly Suggestion[] {
  const language = useLanguage();
  const products = useListHomeProductCategoriesQuery(undefined, { skip: !isAsked || scope !== 'products' });
  const businesses = useListUsedCompanyCategoriesQuery(undefined, { skip: !isAsked || scope !== 'businesses' });
  const categories = (scope === 'products' ? products.data : businesses.data) ?? [];
  return [
    ...recent.map(
      (search): Suggestion => ({
        key: `recent-${search}`,
        kind: 'recent',
        label: search,
        to: hrefTo(LISTS[scope], {}, { search }),
      }),
    ),
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
