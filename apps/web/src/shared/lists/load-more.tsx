import { Button, Text } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './load-more.module.css';

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

  useEffect(() => {
    const first = focusFrom.current;
    if (first === null || shown <= first) return;
    focusFrom.current = null;
    listRef.current?.children[first]?.querySelector<HTMLElement>('a[href], button')?.focus();
  }, [shown, listRef]);

  if (!list.hasNextPage) return null;
  const load = () => {
    focusFrom.current = shown;
    void list.fetchNextPage();
  };
  return (
    <div className={classes.more}>
      {list.isFetchNextPageError && <Text role="alert">{t('moreFailed')}</Text>}
      <Button variant="default" onClick={load} loading={list.isFetchingNextPage}>
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
