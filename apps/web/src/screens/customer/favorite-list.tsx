import { Button } from '@mantine/core';
import type { Href } from '@mercadito/contracts/site/addresses';
import { IconHeart } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { type Paging, pagingOf } from '../../shared/ui/load-more.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';

/** Cards to come while the favourites are read. */
export const FIRST_CARDS = 6;

/** What both lists of favourites answer, whatever they hold. */
interface Reading<Page> {
  readonly currentData?: { readonly pages: readonly Page[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isFetchingNextPage: boolean;
  readonly hasNextPage: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

interface FavoriteListProps<Item, Page> {
  list: Reading<Page & { readonly count: number }>;
  itemsOf: (page: Page) => readonly Item[];
  idOf: (item: Item) => number;
  /** The hearts as they are now: what is taken back leaves at once. */
  ids: readonly number[] | undefined;
  skeletons: ReactNode;
  /** Without any: what they are, and where they are found. */
  empty: { readonly title: string; readonly to: Href; readonly label: string };
  cards: (items: readonly Item[], paging: Paging) => ReactNode;
}

/** A person's favourites of one kind, in all the states a list can be in. */
export function FavoriteList<Item, Page>(props: FavoriteListProps<Item, Page>) {
  const { list, itemsOf, idOf, ids, skeletons, empty, cards } = props;
  return (
    <Loaded reading={list} skeleton={skeletons}>
      {({ pages }) => {
        const items = pages.flatMap(itemsOf).filter((item) => !ids || ids.includes(idOf(item)));
        if (items.length === 0 && !list.hasNextPage) return <NoFavorites {...empty} />;
        return cards(items, pagingOf(list, ids?.length ?? pages.at(-1)?.count));
      }}
    </Loaded>
  );
}

function NoFavorites({ title, to, label }: { title: string; to: Href; label: string }) {
  const { t } = useTranslation('shop');
  return (
    <EmptyState
      icon={<IconHeart size={40} stroke={1.5} />}
      title={title}
      text={t('favorites.emptyText')}
      action={
        <Button component={Link} to={to}>
          {label}
        </Button>
      }
    />
  );
}
