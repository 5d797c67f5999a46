import { Button, Text } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './load-more.module.css';

/** A list of pages, as a query's hook answers it. */
interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** How a list goes on. */
export interface Paging {
  /** How many there are in all, when the answer says so. */
  readonly total: number | undefined;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** The next page was asked for and did not come. */
  readonly hasFailed: boolean;
  readonly onLoad: () => void;
}

/** How many there are in all; undefined where there are more than a list counts. */
export const exactCount = (page: { count: number; count_is_capped: boolean } | undefined): number | undefined =>
  page?.count_is_capped ? undefined : page?.count;

/** How a query's list goes on: `<LoadMore … {...pagingOf(list, count)} />`. */
export const pagingOf = (list: Pages, total: number | undefined): Paging => ({
  total,
  hasMore: list.hasNextPage,
  isLoading: list.isFetchingNextPage,
  hasFailed: list.isFetchNextPageError,
  onLoad: () => void list.fetchNextPage(),
});

interface LoadMoreProps extends Paging {
  /** The list whose children are the entries. */
  listRef: RefObject<HTMLElement | null>;
  /** How many entries are shown. */
  shown: number;
  /** What the button is called; "Load More" unless the specification has it otherwise. */
  label?: string;
}

/** The next page on demand. Afterwards the focus stands on the first new entry, where reading goes on. */
export function LoadMore({ listRef, shown, label, total, hasMore, isLoading, hasFailed, onLoad }: LoadMoreProps) {
  const { t } = useTranslation();
  const focusFrom = useRef<number | null>(null);

  useEffect(() => {
    const first = focusFrom.current;
    if (first === null || shown <= first) return;
    focusFrom.current = null;
    listRef.current?.children[first]?.querySelector<HTMLElement>('a[href], button')?.focus();
  }, [shown, listRef]);

  if (!hasMore) return null;
  const load = () => {
    focusFrom.current = shown;
    onLoad();
  };
  return (
    <div className={classes.more}>
      {hasFailed && <Text role="alert">{t('moreFailed')}</Text>}
      <Button variant="default" onClick={load} loading={isLoading}>
        {label ?? t('loadMore')}
      </Button>
      {total !== undefined && (
        <Text size="sm" c="dimmed" role="status">
          {t('left', { count: total - shown })}
        </Text>
      )}
    </div>
  );
}
