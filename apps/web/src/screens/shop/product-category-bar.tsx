import type { ProductCategory } from '@mercadito/contracts/categories';
import type { Href } from '@mercadito/contracts/site/addresses';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { CategoryChips } from '../../entities/categories/category-chips.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface ProductCategoryBarProps {
  categories: readonly ProductCategory[];
  /** A category of either level; 0 for everything. */
  active: number;
  linkTo: (category: number) => Href;
}

/** The parent whose row of sub-categories is open: the chosen category or the one above it. */
const parentOf = (categories: readonly ProductCategory[], active: number) =>
  categories.find(({ id, sub_categories }) => id === active || sub_categories.some((sub) => sub.id === active));

/** The product categories; under a chosen one stand its sub-categories. */
export function ProductCategoryBar({ categories, active, linkTo }: ProductCategoryBarProps) {
  const { t, language } = useTranslation('shop');
  const parent = parentOf(categories, active);
  const name = parent ? categoryName(parent, language) : '';
  return (
    <>
      <CategoryChips
        categories={categories}
        active={parent?.id ?? active}
        linkTo={linkTo}
        label={t('categories.label')}
        allLabel={t('categories.all')}
      />
      {parent && parent.sub_categories.length > 0 && (
        <CategoryChips
          variant="sub"
          categories={parent.sub_categories}
          active={active === parent.id ? 0 : active}
          linkTo={(category) => linkTo(category || parent.id)}
          label={t('categories.subLabel', { name })}
          allLabel={t('categories.allOf', { name })}
        />
      )}
    </>
  );
}
