import { Button, Text } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useListFavoriteProductsInfiniteQuery } from '../../features/favorites/favorites.api.ts';
import { useFavoriteIds } from '../../features/favorites/use-favorite.ts';
import { ProductCardSkeletons } from '../../features/products/product-card-skeletons.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { ProductList } from '../shop/product-list.tsx';
import { StaleNote } from '../shop/stale-note.tsx';

const FIRST_CARDS = 6;

/** The person's favourite products; one whose heart is taken back leaves at once. */
export function FavoriteProducts({ userId }: { userId: number }) {
  const { t } = useTranslation('shop');
  const list = useListFavoriteProductsInfiniteQuery({ user_id: userId });
  const ids = useFavoriteIds('product');
  const { currentData, error, isFetching, refetch } = list;
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };

  if (!currentData) {
    if (error && !isFetching) return <FailedState error={error} {...retry} />;
    return <ProductCardSkeletons count={FIRST_CARDS} />;
  }
  const all = currentData.pages.flatMap((page) => page.products_favorite.results);
  const products = ids ? all.filter(({ id }) => ids.includes(id)) : all;
  if (products.length === 0 && !list.hasNextPage) {
    return (
      <EmptyState
        icon={<IconHeart size={40} stroke={1.5} />}
        title={t('favorites.emptyProductsTitle')}
        text={t('favorites.emptyText')}
        action={
          <Button component={Link} to="/">
            {t('favorites.browseProducts')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {!list.isFetchNextPageError && <StaleNote error={error} readAt={list.fulfilledTimeStamp} {...retry} />}
      <ProductList
        products={products}
        label={t('list.products')}
        total={ids?.length ?? currentData.pages[0]?.count}
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        note={list.isFetchNextPageError && <Text role="alert">{t('list.moreFailed')}</Text>}
      />
    </>
  );
}
