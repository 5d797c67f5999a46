import { Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link, useNavigationType } from '../navigation/router.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded, type Reading } from '../ui/loaded.tsx';
import { type Counted, exactCount, type ListProps } from './growing-list.tsx';
import classes from './numbered-list.module.css';
import { PageNumbers, useHrefOfPage, usePageNumber } from './page-numbers.tsx';

/** An answer with page numbers, as each list spells it. */
type NumberedPage = Counted & { readonly num_pages?: number; readonly total_page?: number };

/** What a hook answers that reads the page `usePageNumber()` of a list; `data` is of the page before until it has come. */
interface NumberedReading<Page> extends Reading<Page> {
  readonly data?: Page | undefined;
}

interface NumberedListProps<Page, Entry> extends ListProps<Page, Entry> {
  reading: NumberedReading<Page>;
  /** What is listed, for those who cannot see it. */
  label: string;
  /** Says how many there are to those who cannot see it alone, where each line is dear. */
  hidesHead?: boolean;
}

const pagesOf = (page: NumberedPage | undefined): number => page?.num_pages ?? page?.total_page ?? 1;

/** A list with page numbers, in all the states it can be in. The page stands in the address: `?page=3`. */
export function NumberedList<Page extends NumberedPage, Entry>(props: NumberedListProps<Page, Entry>) {
  const { reading, label, skeleton, empty, failed, failedAction, children, entriesOf, hidesHead = false } = props;
  const { currentData, data, isFetching } = reading;
  const current = usePageNumber();
  const listRef = useRef<HTMLUListElement>(null);
  const head = useHeadFocus(current);
  // The page before stays in sight until the next one has come, or has failed to.
  const isComing = isFetching && currentData === undefined;
  const shown = isComing ? data : currentData;
  return (
    <>
      <Loaded
        reading={{ ...reading, currentData: shown }}
        skeleton={skeleton}
        failed={failed}
        failedAction={failedAction}
      >
        {(page) => {
          const entries = entriesOf(page, 0);
          const pages = pagesOf(page);
          if (entries.length === 0 && !isComing) return current > pages ? <BeyondTheEnd last={pages} /> : empty;
          return (
            <>
              <Head ref={head} page={page} current={current} isHidden={hidesHead} />
              <div className={classes.entries} aria-busy={isComing}>
                {children({ entries, listRef, count: exactCount(page) })}
              </div>
            </>
          );
        }}
      </Loaded>
      <PageNumbers label={label} current={current} pages={pagesOf(currentData ?? data)} />
    </>
  );
}

/** Where on the list one is; somebody who has gone on to another page reads on from here. */
function Head({
  ref,
  page,
  current,
  isHidden,
}: {
  ref: RefObject<HTMLParagraphElement | null>;
  page: NumberedPage;
  current: number;
  isHidden: boolean;
}) {
  const { t } = useTranslation('controls');
  const count = exactCount(page);
  const pages = pagesOf(page);
  const all = count === undefined ? t('pages.many') : t('pages.all', { count });
  return (
    <p ref={ref} tabIndex={-1} className={isHidden ? classes.unseenHead : classes.listHead}>
      {pages > 1 ? t('pages.place', { page: current, pages, all }) : all}
    </p>
  );
}

/** Takes the focus to the list's head when a link has led to another page; Back finds it where it was. */
function useHeadFocus(current: number): RefObject<HTMLParagraphElement | null> {
  const head = useRef<HTMLParagraphElement>(null);
  const before = useRef(current);
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    if (!isBack) head.current?.focus();
  }, [current, isBack]);
  return head;
}

/** An address of a page that the list no longer has. */
function BeyondTheEnd({ last }: { last: number }) {
  const { t } = useTranslation('controls');
  const hrefOfPage = useHrefOfPage();
  return (
    <EmptyState
      icon={<IconFileOff size={40} stroke={1.5} />}
      title={t('pages.beyond')}
      text={t('pages.beyondText', { last })}
      action={
        <Button component={Link} to={hrefOfPage(last)}>
          {t('pages.toLast')}
        </Button>
      }
    />
  );
}
