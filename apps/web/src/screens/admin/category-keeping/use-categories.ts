import type { ListedCategory } from '@mercadito/contracts/category-editing';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { type CategoryList, rowOf, usesOf } from './category-lists.ts';

/** What is asked about one of a list, or about one that is to be added. */
export type Asked =
  | { readonly what: 'add'; readonly below: number | null }
  | { readonly what: 'rename' | 'merge' | 'remove'; readonly category: ListedCategory };

/** How a list and its entries are called on the screen. */
export function useCategoryTexts(list: CategoryList) {
  const { t, language } = useTranslation('categories');
  const nameOf = ({ name, name_en }: { name: string; name_en: string }) => (language === 'en' ? name_en : name);
  const pathOf = (all: readonly ListedCategory[], category: ListedCategory): string => {
    const parent = all.find(({ id }) => id === category.parent_category);
    return parent ? `${nameOf(parent)} › ${nameOf(category)}` : nameOf(category);
  };
  /** What is in it and moves with it: "12 products and 3 sub-categories". */
  const holdsText = (all: readonly ListedCategory[], category: ListedCategory): string => {
    const [uses, subs] = [usesOf(all, category), rowOf(all, category.id).length];
    const used = t(`uses.${list}`, { count: uses });
    if (subs === 0) return used;
    const below = t('subs', { count: subs });
    return uses === 0 ? below : t('both', { used, below });
  };
  return { nameOf, pathOf, holdsText };
}
