import { Button } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBuildingStore } from '@tabler/icons-react';
import { useListCompaniesInfiniteQuery } from '../../entities/companies/companies.api.ts';
import { CompanyCardSkeletons } from '../../entities/companies/company-card-skeletons.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../shared/lists/growing-list.tsx';
import { Link } from '../../shared/navigation/link.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ClearSearch } from './clear-search.tsx';
import { CompanyList } from './company-list.tsx';
import { FeatureWithoutCarousel } from './home-sponsors.tsx';
import { NoResults } from './no-results.tsx';
import { SearchSummary } from './search-summary.tsx';
import type { ListFilters } from './use-list-filters.ts';
import { usePagesInUrl } from './use-pages-in-url.ts';

/** The businesses of the address's category or search, in all the states a list can be in. */
export function HomeCompanies({ filters }: { filters: ListFilters }) {
  const { t } = useTranslation('shop');
  return (
    <GrowingList
      reading={usePagesInUrl(useListCompaniesInfiniteQuery(filters.input))}
      entriesOf={({ results }) => results}
      skeleton={<CompanyCardSkeletons />}
      failed={t('businesses.failed')}
      failedAction={filters.search && <ClearSearch to={filters.withoutSearch} />}
      empty={<NothingFound filters={filters} />}
    >
      {({ entries, listRef, count }) => (
        <>
          {filters.search && <SearchSummary filters={filters} count={count} />}
          <CompanyList ref={listRef} companies={entries} />
          {!filters.search && <FeatureWithoutCarousel />}
        </>
      )}
    </GrowingList>
  );
}

function NothingFound({ filters }: { filters: ListFilters }) {
  const { t } = useTranslation('shop');
  if (filters.search) return <NoResults what={t('search.noBusinesses')} clearTo={filters.withoutSearch} />;
  return (
    <EmptyState
      icon={<IconBuildingStore size={40} stroke={1.5} />}
      title={t('businesses.emptyTitle')}
      text={t('businesses.emptyText')}
      action={
        <Button component={Link} to={hrefTo('homeBusiness')}>
          {t('list.showAll')}
        </Button>
      }
    />
  );
}
