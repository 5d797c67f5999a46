import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useListFavoriteProductsInfiniteQuery } from '../../entities/favorites/favorites.api.ts';
import { ProductCardSkeletons } from '../../entities/products/product-card-skeletons.tsx';
import { useFavoriteIds } from '../../features/favoriting/use-favorite.ts';
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
      empty={{ title: t('favorites.emptyProductsTitle'), to: hrefTo('home'), label: t('favorites.browseProducts') }}
      cards={(products, listRef) => <ProductList ref={listRef} products={products} label={t('list.products')} />}
    />
  );
}
