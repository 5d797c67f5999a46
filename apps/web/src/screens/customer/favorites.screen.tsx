import { Button, Title } from '@mantine/core';
import type { Account } from '@mercadito/contracts/accounts';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconHeart } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { CompanyCardSkeletons } from '../../entities/companies/company-card-skeletons.tsx';
import {
  useListFavoriteCompaniesInfiniteQuery,
  useListFavoriteProductsInfiniteQuery,
} from '../../entities/favorites/favorites.api.ts';
import { ProductCardSkeletons } from '../../entities/products/product-card-skeletons.tsx';
import { useFavoriteIds } from '../../features/favoriting/use-favorite.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useSignInLink } from '../../shared/navigation/way-back.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { CardPage } from '../../shared/ui/card-grid.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { CompanyList } from '../shop/company-list.tsx';
import { LinkTabs } from '../shop/link-tabs.tsx';
import { ProductList } from '../shop/product-list.tsx';
import { FavoriteList, FIRST_CARDS } from './favorite-list.tsx';

const LABELS = ['business', 'products'] as const;

/** What the person marked with a heart (SCREEN-7), the open tab in the address. */
export function Component() {
  const { t } = useTranslation('shop');
  const { user, isSignedIn } = useSession();
  return (
    <CardPage>
      <Title order={1}>{t('favorites.title')}</Title>
      {user ? <Lists user={user} /> : isSignedIn ? <SkeletonPage /> : <ForVisitors />}
    </CardPage>
  );
}

function Lists({ user }: { user: Account }) {
  const { t } = useTranslation('shop');
  const [params] = useSearchParams();
  const active = LABELS.find((label) => label === params.get('label')) ?? 'business';
  return (
    <>
      <LinkTabs
        name={t('favorites.title')}
        labels={LABELS}
        active={active}
        textOf={(label) => t(`favorites.${label}`)}
      />
      {active === 'business' ? <FavoriteCompanies userId={user.id} /> : <FavoriteProducts userId={user.id} />}
    </>
  );
}

function ForVisitors() {
  const { t } = useTranslation('shop');
  return (
    <EmptyState
      icon={<IconHeart size={40} stroke={1.5} />}
      title={t('favorites.visitorTitle')}
      text={t('favorites.visitorText')}
      action={
        <Button component={Link} to={useSignInLink()}>
          {t('common:signIn')}
        </Button>
      }
    />
  );
}

/** The person's favourite businesses. */
function FavoriteCompanies({ userId }: { userId: number }) {
  const { t } = useTranslation('shop');
  return (
    <FavoriteList
      list={useListFavoriteCompaniesInfiniteQuery({ userId })}
      itemsOf={({ results }) => results.map(({ company }) => company)}
      idOf={({ _id }) => _id}
      ids={useFavoriteIds('company')}
      skeletons={<CompanyCardSkeletons count={FIRST_CARDS} />}
      empty={{
        title: t('favorites.emptyBusinessTitle'),
        to: hrefTo('homeBusiness'),
        label: t('favorites.browseBusinesses'),
      }}
      cards={(companies, listRef) => <CompanyList ref={listRef} companies={companies} />}
    />
  );
}

/** The person's favourite products. */
function FavoriteProducts({ userId }: { userId: number }) {
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
