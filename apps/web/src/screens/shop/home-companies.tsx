import { Button, Text } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useListCompaniesInfiniteQuery } from '../../features/companies/companies.api.ts';
import { CompanyCardSkeletons } from '../../features/companies/company-card-skeletons.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { CompanyList } from './company-list.tsx';
import { NoResults } from './no-results.tsx';
import { SearchSummary } from './search-summary.tsx';
import type { ListFilters } from './use-list-filters.ts';
import { usePagesInUrl } from './use-pages-in-url.ts';

/** The businesses of the address's category or search, in all the states a list can be in. */
export function HomeCompanies({ filters }: { filters: ListFilters }) {
  const { t } = useTranslation('shop');
  const list = useListCompaniesInfiniteQuery(filters.input);
  const loadMore = usePagesInUrl(list);
  const { currentData, error, isFetching, isFetchingNextPage, refetch } = list;
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };

  if (!currentData) {
    if (error && !isFetching) return <FailedState title={t('businesses.failed')} error={error} {...retry} />;
    return <CompanyCardSkeletons />;
  }
  const companies = currentData.pages.flatMap((page) => page.results);
  const count = currentData.pages[0]?.count ?? companies.length;
  if (companies.length === 0) return <NothingFound filters={filters} />;
  return (
    <>
      {filters.search && <SearchSummary filters={filters} count={count} />}
      {!list.isFetchNextPageError && <StaleNote error={error} readAt={list.fulfilledTimeStamp} {...retry} />}
      <CompanyList
        companies={companies}
        total={count}
        hasMore={list.hasNextPage}
        isLoadingMore={isFetchingNextPage}
        onLoadMore={loadMore}
        note={list.isFetchNextPageError && <Text role="alert">{t('list.moreFailed')}</Text>}
      />
    </>
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
        <Button component={Link} to="/home-business">
          {t('list.showAll')}
        </Button>
      }
    />
  );
}
