import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** As much of an infinite query's answer as loading further pages needs. */
interface PagedList {
  readonly currentData?: { readonly pages: readonly unknown[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** A made-up address must not make anybody load the whole town. */
const MOST_PAGES = 50;

/** Load More whose page count stands in the address, so that Back and a reload show as much as before (ui.md P8). */
export function usePagesInUrl({ currentData, hasNextPage, isFetching, isError, fetchNextPage }: PagedList) {
  const [params, setParams] = useSearchParams();
  const pages = currentData?.pages.length ?? 0;
  const wanted = Math.min(Number(params.get('page')) || 1, MOST_PAGES);
  const lacksPages = pages > 0 && pages < wanted && hasNextPage;

  useEffect(() => {
    if (lacksPages && !isFetching && !isError) void fetchNextPage();
  }, [lacksPages, isFetching, isError, fetchNextPage]);

  return () => {
    const next = new URLSearchParams(params);
    next.set('page', String(pages + 1));
    setParams(next, { replace: true, preventScrollReset: true });
    void fetchNextPage();
  };
}
