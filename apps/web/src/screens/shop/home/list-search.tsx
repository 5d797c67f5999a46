import { Button, Group } from '@mantine/core';
import { type Href, hrefHere } from '@mercadito/contracts/site/addresses';
import type { ListInput, SearchOfAddress } from '@mercadito/contracts/site/list-input';
import { IconSearchOff, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useVisit } from '../../../shared/api/store-hooks.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link, useLocation, useSearchParams } from '../../../shared/navigation/router.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchCount, type SearchCountProps } from '../search-count.tsx';
import classes from './list-search.module.css';

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

interface SearchSummaryProps extends Omit<SearchCountProps, 'search'> {
  filters: ListFilters;
}

export function SearchSummary({ filters, count, onlyHave }: SearchSummaryProps) {
  const { t } = useTranslation('shop');
  return (
    <Group gap="xs">
      <SearchCount search={filters.search} count={count} onlyHave={onlyHave} />
      <Button component={Link} to={filters.withoutSearch} variant="subtle" leftSection={<IconX size={18} />}>
        {t('search.clear')}
      </Button>
    </Group>
  );
}

interface NoResultsProps {
  /** "No products found." and the like. */
  what: string;
  /** The list without the search. */
  clearTo: Href;
  /** Where to look instead. */
  children?: ReactNode;
}

/** A search that found nothing, with hints (LIST-4). */
export function NoResults({ what, clearTo, children }: NoResultsProps) {
  const { t } = useTranslation('shop');
  return (
    <EmptyState
      icon={<IconSearchOff size={40} stroke={1.5} />}
      title={t('search.nothing')}
      text={
        <>
          <p className={classes.what} role="status">
            {what}
          </p>
          <ul className={classes.hints}>
            <li>{t('search.hintSpelling')}</li>
            <li>{t('search.hintWords')}</li>
            <li>{t('search.hintCategories')}</li>
          </ul>
          {children}
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
