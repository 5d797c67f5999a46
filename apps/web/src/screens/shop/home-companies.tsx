import { Button } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBuildingStore } from '@tabler/icons-react';
import { useListCompaniesInfiniteQuery } from '../../entities/companies/companies.api.ts';
import { CompanyCardSkeletons } from '../../entities/companies/company-card-skeletons.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { exactCount, pagingOf } from '../../shared/ui/load-more.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { ClearSearch } from './clear-search.tsx';
import { CompanyList } from './company-list.tsx';
import { NoResults } from './no-results.tsx';
import { SearchSummary } from './search-summary.tsx';
import type { ListFilters } from './use-list-filters.ts';
import { usePagesInUrl } from './use-pages-in-url.ts';

/** The businesses of the address's category or search, in all the states a list can be in. */
export function HomeCompanies({ filters }: { filters: ListFilters }) {
  const { t } = useTranslation('shop');
  const list = usePagesInUrl(useListCompaniesInfiniteQuery(filters.input));
  return (
    <Loaded
      reading={list}
      skeleton={<CompanyCardSkeletons />}
      failed={t('businesses.failed')}
      failedAction={filters.search && <ClearSearch to={filters.withoutSearch} />}
    >
      {({ pages }) => {
        const companies = pages.flatMap((page) => page.results);
        const count = exactCount(pages[0]);
        if (companies.length === 0) return <NothingFound filters={filters} />;
        return (
          <>
            {filters.search && <SearchSummary filters={filters} count={count} />}
            <CompanyList companies={companies} paging={pagingOf(list, count)} />
          </>
        );
      }}
    </Loaded>
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
