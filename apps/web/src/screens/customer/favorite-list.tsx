import { Button } from '@mantine/core';
import type { Href } from '@mercadito/contracts/site/addresses';
import { IconHeart } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { GrowingList, type GrowingReading } from '../../shared/lists/growing-list.tsx';
import { Link } from '../../shared/navigation/link.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';

/** Cards to come while the favourites are read. */
export const FIRST_CARDS = 6;

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
export function FavoriteList<Item, Page>(props: FavoriteListProps<Item, Page>) {
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
