import type { ReactNode, RefObject } from 'react';

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
