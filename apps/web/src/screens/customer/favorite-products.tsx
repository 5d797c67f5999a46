import { useListFavoriteProductsInfiniteQuery } from '../../features/favorites/favorites.api.ts';
import { useFavoriteIds } from '../../features/favorites/use-favorite.ts';
import { ProductCardSkeletons } from '../../features/products/product-card-skeletons.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ProductList } from '../shop/product-list.tsx';
import { FavoriteList, FIRST_CARDS } from './favorite-list.tsx';

/** The person's favourite products. */
export function FavoriteProducts({ userId }: { userId: number }) {
  const { t } = useTranslation('shop');
  return (
    <FavoriteList
      list={useListFavoriteProductsInfiniteQuery({ user_id: userId })}
      itemsOf={(page) => page.products_favorite.results}
      idOf={({ id }) => id}
      ids={useFavoriteIds('product')}
      skeletons={<ProductCardSkeletons count={FIRST_CARDS} />}
      empty={{ title: t('favorites.emptyProductsTitle'), to: '/', label: t('favorites.browseProducts') }}
      cards={(products, paging) => <ProductList products={products} label={t('list.products')} paging={paging} />}
    />
  );
}
