import { Title } from '@mantine/core';
import type { Account } from '@mercadito/contracts/accounts';
import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import { IconHeart } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { CompanyCardSkeletons } from '../../entities/companies/company-card.tsx';
import {
  useListFavoriteCompaniesInfiniteQuery,
  useListFavoriteProductsInfiniteQuery,
} from '../../entities/favorites/favorites.api.ts';
import { ProductCardSkeletons } from '../../entities/products/product-card-skeletons.tsx';
import { useFavoriteIds } from '../../features/favoriting/use-favorite.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { GrowingList, type GrowingReading } from '../../shared/lists/growing-list.tsx';
import { useSearchParams } from '../../shared/navigation/router.tsx';
import { useSignInLink } from '../../shared/navigation/way-back.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { CardPage } from '../../shared/ui/card-grid.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { CompanyList } from '../shop/company-list.tsx';
import { LinkTabs, StickyBand } from '../shop/link-tabs.tsx';
import { ProductList } from '../shop/product-list.tsx';

const LABELS = ['business', 'products'] as const;

/** What the person marked with a heart (SCREEN-7), the open tab in the address. */
export function Component() {
  const { t } = useTranslation('favorites');
  const { user, isSignedIn } = useSession();
  return (
    <CardPage>
      <Title order={1}>{t('title')}</Title>
      {user ? <Lists user={user} /> : isSignedIn ? <SkeletonPage /> : <ForVisitors />}
    </CardPage>
  );
}

function Lists({ user }: { user: Account }) {
  const { t } = useTranslation('favorites');
  const [params] = useSearchParams();
  const active = LABELS.find((label) => label === params.get('label')) ?? 'business';
  return (
    <>
      <StickyBand>
        <LinkTabs name={t('title')} labels={LABELS} active={active} textOf={(label) => t(label)} />
      </StickyBand>
      {active === 'business' ? <FavoriteCompanies userId={user.id} /> : <FavoriteProducts userId={user.id} />}
    </>
  );
}

function ForVisitors() {
  const { t } = useTranslation('favorites');
  return (
    <EmptyState
      icon={<IconHeart size={40} stroke={1.5} />}
      title={t('visitorTitle')}
      text={t('visitorText')}
      way={{ to: useSignInLink(), text: t('common:signIn') }}
    />
  );
}

function FavoriteCompanies({ userId }: { userId: number }) {
  const { t } = useTranslation('favorites');
  return (
    <FavoriteList
      list={useListFavoriteCompaniesInfiniteQuery({ userId })}
      itemsOf={({ results }) => results.map(({ company }) => company)}
      idOf={({ _id }) => _id}
      ids={useFavoriteIds('company')}
      skeletons={<CompanyCardSkeletons count={FIRST_CARDS} />}
      empty={{
        title: t('emptyBusinessTitle'),
        to: hrefTo('homeBusiness'),
        label: t('browseBusinesses'),
      }}
      cards={(companies, listRef) => <CompanyList ref={listRef} companies={companies} />}
    />
  );
}

function FavoriteProducts({ userId }: { userId: number }) {
  const { t } = useTranslation('favorites');
  return (
    <FavoriteList
      list={useListFavoriteProductsInfiniteQuery({ user_id: userId })}
      itemsOf={(page) => page.products_favorite.results}
      idOf={({ id }) => id}
      ids={useFavoriteIds('product')}
      skeletons={<ProductCardSkeletons count={FIRST_CARDS} />}
      empty={{ title: t('emptyProductsTitle'), to: hrefTo('home'), label: t('browseProducts') }}
      cards={(products, listRef) => <ProductList ref={listRef} products={products} label={t('shop:list.products')} />}
    />
  );
}

const FIRST_CARDS = 6;

interface FavoriteListProps<Item, Page> {
  list: GrowingReading<Page & { readonly count: number }>;
  itemsOf: (page: Page) => readonly Item[];
  idOf: (item: Item) => number;
  /** The hearts as they are now: what is taken back leaves at once. */
  ids: readonly number[] | undefined;
  skeletons: ReactNode;
  /** Without any: what they are, and where they are found. */
  empty: { readonly title: string; readonly to: Href; readonly label: string };
  cards: (items: readonly Item[], listRef: RefObject<HTMLUListElement | null>) => ReactNode;
}

/** A person's favourites of one kind, in all the states a list can be in. */
function FavoriteList<Item, Page>(props: FavoriteListProps<Item, Page>) {
  const { list, itemsOf, idOf, ids, skeletons, empty, cards } = props;
  return (
    <GrowingList
      reading={list}
      entriesOf={(page) => itemsOf(page).filter((item) => !ids || ids.includes(idOf(item)))}
      count={ids?.length}
      skeleton={skeletons}
      empty={<NoFavorites {...empty} />}
    >
      {({ entries, listRef }) => cards(entries, listRef)}
    </GrowingList>
  );
}

function NoFavorites({ title, to, label }: { title: string; to: Href; label: string }) {
  const { t } = useTranslation('favorites');
  return (
    <EmptyState
      icon={<IconHeart size={40} stroke={1.5} />}
      title={title}
      text={t('emptyText')}
      way={{ to, text: label }}
    />
  );
}
