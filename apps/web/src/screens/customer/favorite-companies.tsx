import { Button, Text } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { Link } from 'react-router';
import { CompanyCardSkeletons } from '../../features/companies/company-card-skeletons.tsx';
import { useListFavoriteCompaniesInfiniteQuery } from '../../features/favorites/favorites.api.ts';
import { useFavoriteIds } from '../../features/favorites/use-favorite.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { CompanyList } from '../shop/company-list.tsx';
import { StaleNote } from '../shop/stale-note.tsx';

const FIRST_CARDS = 6;

/** The person's favourite businesses; one whose heart is taken back leaves at once. */
export function FavoriteCompanies({ userId }: { userId: number }) {
  const { t } = useTranslation('shop');
  const list = useListFavoriteCompaniesInfiniteQuery({ userId });
  const ids = useFavoriteIds('company');
  const { currentData, error, isFetching, refetch } = list;
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };

  if (!currentData) {
    if (error && !isFetching) return <FailedState error={error} {...retry} />;
    return <CompanyCardSkeletons count={FIRST_CARDS} />;
  }
  const all = currentData.pages.flatMap(({ results }) => results.map(({ company }) => company));
  const companies = ids ? all.filter(({ _id }) => ids.includes(_id)) : all;
  if (companies.length === 0 && !list.hasNextPage) {
    return (
      <EmptyState
        icon={<IconHeart size={40} stroke={1.5} />}
        title={t('favorites.emptyBusinessTitle')}
        text={t('favorites.emptyText')}
        action={
          <Button component={Link} to="/home-business">
            {t('favorites.browseBusinesses')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {!list.isFetchNextPageError && <StaleNote error={error} readAt={list.fulfilledTimeStamp} {...retry} />}
      <CompanyList
        companies={companies}
        total={ids?.length ?? currentData.pages[0]?.count}
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        note={list.isFetchNextPageError && <Text role="alert">{t('list.moreFailed')}</Text>}
      />
    </>
  );
}
