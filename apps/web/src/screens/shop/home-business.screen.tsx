import { Title } from '@mantine/core';
import { companyListInputOf, SHOWN } from '@mercadito/contracts/site/list-input';
import { useListUsedCompanyCategoriesQuery } from '../../entities/categories/categories.api.ts';
import { CategoryChips } from '../../entities/categories/category-chips.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CardPage } from '../../shared/ui/card-grid.tsx';
import { HomeCompanies, HomeSponsors } from './home/home-companies.tsx';
import { useListFilters } from './home/list-search.tsx';
import { RAIL_LISTS } from './home/rail-lists.ts';

/** The businesses of the towns, by category and search (SCREEN-2). */
export function Component() {
  const { t } = useTranslation('shop');
  const filters = useListFilters(companyListInputOf);
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
        others={[{ name: t('businesses.openNow'), to: RAIL_LISTS.openNow, isActive: filters.show === SHOWN.open }]}
      />
      {filters.search === '' && <HomeSponsors />}
      <HomeCompanies filters={filters} />
    </CardPage>
  );
}
