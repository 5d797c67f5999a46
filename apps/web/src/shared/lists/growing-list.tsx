import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { announce } from '../ui/announce.ts';
import { Loaded, type Reading } from '../ui/loaded.tsx';

/** How many there are on all pages, as a list's answer says it: `total` in a shop's products, `count` elsewhere. */
export interface Counted {
  readonly count?: number;
  readonly total?: number;
  readonly count_is_capped?: boolean;
}

/** What a list's screen draws. */
interface Listed<Entry> {
  readonly entries: readonly Entry[];
  /** Goes onto the element whose children are the entries. */
  readonly listRef: RefObject<HTMLUListElement | null>;
  /** How many there are in all; undefined where there are more than the list counts. */
  readonly count: number | undefined;
}

/** What lists of both kinds are given, beside their reading. */
export interface ListProps<Page, Entry> {
  /** Where an answer has its entries, `({ results }) => results`; the first page's `at` is 0. */
  entriesOf: (page: Page, at: number) => readonly Entry[];
  /** What stands there until the first answer, in the boxes that will come. */
  skeleton: ReactNode;
  /** What stands there when nothing is listed. */
  empty: ReactNode;
  /** What could not be loaded, in the words of docs/product where it has some. */
  failed?: string | undefined;
  /** Another way on than trying again, such as clearing the search. */
  failedAction?: ReactNode;
  children: (listed: Listed<Entry>) => ReactNode;
}

/** How many there are in all; undefined where there are more than a list counts. */
export const exactCount = (page: Counted | undefined): number | undefined =>
  page?.count_is_capped ? undefined : (page?.count ?? page?.total);

/** What a hook answers that reads a list page by page, `useListOrdersInfiniteQuery(…)`. */
export interface GrowingReading<Page> extends Reading<{ readonly pages: readonly Page[] }>, Pages {
  readonly isFetchNextPageError: boolean;
}

interface GrowingListProps<Page, Entry> extends ListProps<Page, Entry> {
  reading: GrowingReading<Page>;
  /** Where it is known better than the answer has it. */
  count?: number | undefined;
  /** What the button is called; "Load More" unless its screen calls it otherwise. */
  more?: string;
}

/** A list with Load More, in all the states it can be in. */
export function GrowingList<Page extends Counted, Entry>(props: GrowingListProps<Page, Entry>) {
  const { reading, skeleton, empty, failed, failedAction, count: known, more, children, entriesOf } = props;
  const listRef = useRef<HTMLUListElement>(null);
  return (
    <Loaded reading={reading} skeleton={skeleton} failed={failed} failedAction={failedAction}>
      {({ pages }) => {
        const entries = pages.flatMap(entriesOf);
        if (entries.length === 0 && !reading.hasNextPage) return empty;
        const count = known ?? exactCount(pages.at(-1));
        return (
          <>
            {children({ entries, listRef, count })}
            <LoadMore list={reading} listRef={listRef} shown={entries.length} total={count} label={more} />
          </>
        );
      }}
    </Loaded>
  );
}

/** A list of pages, as a query's hook answers it. */
export interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

interface LoadMoreProps {
  list: Pages;
  /** The list whose children are the entries. */
  listRef: RefObject<HTMLElement | null>;
  /** How many entries are shown. */
  shown: number;
  /** How many there are in all, when the answer says so. */
  total: number | undefined;
  /** What the button is called; "Load More" unless its screen calls it otherwise. */
  label?: string | undefined;
}

/** The next page on demand. Afterwards the focus stands on the first new entry, where reading goes on. */
export function LoadMore({ list, listRef, shown, total, label }: LoadMoreProps) {
  const { t } = useTranslation();
  const focusFrom = useRef<number | null>(null);
  const left = list.hasNextPage && total !== undefined && t('left', { count: total - shown });

  useEffect(() => {
    const first = focusFrom.current;
    if (first === null || list.isFetchingNextPage) return;
    focusFrom.current = null;
    // It has brought nothing, or has failed: what comes later is not of this press.
    if (shown <= first) return;
    listRef.current?.children[first]?.querySelector<HTMLElement>('a[href], button')?.focus();
    // Of the press alone: what else changes a list says so itself.
    if (left) announce(left);
  }, [shown, left, listRef, list.isFetchingNextPage]);

  if (!list.hasNextPage) return null;
  const load = () => {
    focusFrom.current = shown;
    void list.fetchNextPage();
  };
  return (
    <Stack align="center" gap="xs" py="lg">
      {list.isFetchNextPageError && <Text role="alert">{t('moreFailed')}</Text>}
      <Button variant="default" onClick={load} loading={list.isFetchingNextPage}>
        {label ?? t('loadMore')}
      </Button>
      {left && (
        <Text size="sm" c="dimmed">
          {left}
        </Text>
      )}
    </Stack>
  );
}
