import { useEffect } from 'react';
import { useSearchParams } from '../navigation/router.tsx';

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

/** A list whose page count stands in the address, so that Back and a reload show as much as before (LOOK-12). */
export function usePagesInUrl<List extends PagedList>(list: List): List {
  const { currentData, hasNextPage, isFetching, isError, fetchNextPage } = list;
  const [params, setParams] = useSearchParams();
  const pages = currentData?.pages.length ?? 0;
  const wanted = Math.min(Number(params.get('page')) || 1, MOST_PAGES);
  const lacksPages = pages > 0 && pages < wanted && hasNextPage;

  useEffect(() => {
    if (lacksPages && !isFetching && !isError) void fetchNextPage();
  }, [lacksPages, isFetching, isError, fetchNextPage]);

  const loadMore = () => {
    const next = new URLSearchParams(params);
    next.set('page', String(pages + 1));
    setParams(next, { replace: true });
    return fetchNextPage();
  };
  return { ...list, fetchNextPage: loadMore };
}
