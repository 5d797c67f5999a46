import { categoryName } from '@mercadito/domain/catalog/category-name';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useListUsedCompanyCategoriesQuery } from './categories.api.ts';

interface WithCategory {
  /** Spanish. */
  readonly category: string;
  readonly category_id: number;
}

/**
 * The name of a business's category in the language on the screen; only English has to look it up.
 * @param isAsked false where no business stands on the screen so far
 */
export function useCompanyCategoryName(isAsked = true): (company: WithCategory) => string {
  const { language } = useTranslation();
  const { data } = useListUsedCompanyCategoriesQuery(undefined, { skip: language === 'es' || !isAsked });
  return ({ category, category_id }) => {
    const known = data?.find(({ id }) => id === category_id);
    return known ? categoryName(known, language) : category;
  };
}
