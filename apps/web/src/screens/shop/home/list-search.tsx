import { Button, Group } from '@mantine/core';
import { type Href, hrefHere } from '@mercadito/contracts/site/addresses';
import type { ListInput, SearchOfAddress } from '@mercadito/contracts/site/list-input';
import { IconSearchOff, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useVisit } from '../../../shared/api/store-hooks.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link, useLocation, useSearchParams } from '../../../shared/navigation/router.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import { WhenHydrated } from '../../../shared/ui/when-hydrated.tsx';
import { SearchCount, type SearchCountProps } from '../search-count.tsx';
import classes from './list-search.module.css';

// With the first search: a page that nobody searches does without.
const SearchKinds = lazyChunk(() => import('../search-kinds/search-kinds.tsx').then((m) => m.SearchKinds));
const LeadsOn = lazyChunk(() => import('../search-kinds/leads-on.tsx').then((m) => m.LeadsOn));

export interface ListFilters<Input extends ListInput = ListInput> {
  readonly search: string;
  /** 0 for everything. */
  readonly category: number;
  /** What a list of the home pages is asked for. */
  readonly input: Input;
  /** What it is narrowed to beside (`SHOWN`); '' for nothing. */
  readonly show: string;
  /** LIST-2: another category ends the search. */
  readonly linkToCategory: (category: number) => Href;
  /** This page without the search. */
  readonly withoutSearch: Href;
}

/** Search and category of the address, for the lists of products and of businesses. */
export function useListFilters<Input extends ListInput>(
  inputOf: (address: SearchOfAddress, randomOrder: number) => Input,
): ListFilters<Input> {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { randomOrder } = useVisit();
  const input = inputOf(params, randomOrder);
  const { search = '', category = 0 } = input;
  const linkToCategory = (id: number) => hrefHere(pathname, { category: id || undefined });
  return {
    search,
    category,
    input,
    show: search ? '' : (params.get('show') ?? ''),
    linkToCategory,
    withoutSearch: linkToCategory(category),
  };
}

/** Their row is kept, so that the goods below do not move when they come. */
const KINDS = { flex: '1 1 15rem', minHeight: '2.75rem' };

interface SearchSummaryProps extends Omit<SearchCountProps, 'search'> {
  filters: ListFilters;
  active: 'products' | 'businesses';
}

export function SearchSummary({ filters, active, count, onlyHave }: SearchSummaryProps) {
  const { t } = useTranslation('shop');
  return (
    <Group gap="xs" mih={44}>
      <SearchCount search={filters.search} count={count} onlyHave={onlyHave} />
      <Button component={Link} to={filters.withoutSearch} variant="subtle" px="xxs" leftSection={<IconX size={18} />}>
        {t('search.clear')}
      </Button>
      <div style={KINDS}>
        <WhenHydrated>
          <SearchKinds search={filters.search} active={active} />
        </WhenHydrated>
      </div>
    </Group>
  );
}

interface NoResultsProps {
  /** "No products found." and the like. */
  what: string;
  /** What was searched for. */
  search: string;
  active: 'products' | 'businesses';
  /** The list without the search. */
  clearTo: Href;
  /** Where to look instead. */
  children?: ReactNode;
}

/** A search that found nothing, with hints (LIST-4). */
export function NoResults({ what, search, active, clearTo, children }: NoResultsProps) {
  const { t } = useTranslation('shop');
  useAnnounced(what);
  return (
    <EmptyState
      icon={<IconSearchOff size={40} stroke={1.5} />}
      title={t('search.nothing')}
      text={
        <>
          <p className={classes.what}>{what}</p>
          <ul className={classes.hints}>
            <li>{t('search.hintSpelling')}</li>
            <li>{t('search.hintWords')}</li>
            <li>{t('search.hintCategories')}</li>
          </ul>
          {children}
          <WhenHydrated>
            <SearchKinds search={search} active={active} />
            <LeadsOn search={search} />
          </WhenHydrated>
        </>
      }
      action={<ClearSearch to={clearTo} />}
    />
  );
}

/** The way back to the whole list, where a search showed nothing. */
export function ClearSearch({ to }: { to: Href }) {
  const { t } = useTranslation('shop');
  return (
    <Button component={Link} to={to} variant="default">
      {t('search.clear')}
    </Button>
  );
}
