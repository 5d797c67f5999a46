import { Title } from '@mantine/core';
import { useListUsedCompanyCategoriesQuery } from '../../entities/categories/categories.api.ts';
import { CategoryChips } from '../../entities/categories/category-chips.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CardPage } from '../../shared/ui/card-grid.tsx';
import { HomeCompanies, HomeSponsors } from './home/home-companies.tsx';
import { useListFilters } from './home/list-search.tsx';

/** The businesses of the towns, by category and search (SCREEN-2). */
export function Component() {
  const { t } = useTranslation('shop');
  const filters = useListFilters();
  const { data: categories = [] } = useListUsedCompanyCategoriesQuery();
  return (
    <CardPage>
      <Title order={1}>{t('businesses.title')}</Title>
      <CategoryChips
        categories={categories}
        active={filters.category}
        linkTo={filters.linkToCategory}
        label={t('categories.label')}
        allLabel={t('categories.all')}
      />
      {filters.search === '' && <HomeSponsors />}
      <HomeCompanies filters={filters} />
    </CardPage>
  );
}
