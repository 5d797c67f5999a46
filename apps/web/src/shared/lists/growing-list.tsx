import { useRef } from 'react';
import { Loaded, type Reading } from '../ui/loaded.tsx';
import { type Counted, exactCount, type ListProps } from './list-props.ts';
import { LoadMore, type Pages } from './load-more.tsx';

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
