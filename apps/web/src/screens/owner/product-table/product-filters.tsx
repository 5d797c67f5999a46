import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { PRODUCT_STATES, type ProductState } from '@mercadito/domain/catalog/product-state';
import { searchTextOf } from '@mercadito/domain/catalog/search-text';
import { firstOrderOf, type SortOrder } from '@mercadito/domain/catalog/sorting';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useAddressed } from '../../../shared/hooks/use-addressed.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import layout from '../../../shared/ui/layout.module.css';

interface ProductFiltersProps {
  filter: ProductFilter;
  onChange: (filter: ProductFilter) => void;
}

/** Which products the table shows, and in which order. */
export function ProductFilters({ filter, onChange }: ProductFiltersProps) {
  const { t } = useTranslation('ownerGoods');
  const { typed, setTyped, search } = useTypedSearch({ filter, onChange });
  return (
    <Group component="form" role="search" align="flex-end" gap="sm" onSubmit={search}>
      <TextInput
        type="search"
        label={t('filters.search')}
        flex="1 1 12rem"
        maxLength={MAX_LENGTH.search}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('filters.find')}
      </Button>
      <FilterChoices filter={filter} onChange={onChange} />
    </Group>
  );
}

/** The field alone, where there is no room for more: Enter searches. */
export function ProductSearch({ filter, onChange }: ProductFiltersProps) {
  const { t } = useTranslation('ownerGoods');
  const { typed, setTyped, search } = useTypedSearch({ filter, onChange });
  return (
    <search className={`${layout.grows} ${layout.shrinks}`}>
      <form onSubmit={search}>
        <TextInput
          type="search"
          enterKeyHint="search"
          aria-label={t('filters.search')}
          placeholder={t('filters.find')}
          leftSection={<IconSearch size={20} aria-hidden="true" />}
          maxLength={MAX_LENGTH.search}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => typed === '' && filter.search !== '' && onChange({ ...filter, search: '' })}
        />
      </form>
    </search>
  );
}

function useTypedSearch({ filter, onChange }: ProductFiltersProps) {
  const [typed, setTyped] = useAddressed(filter.search);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...filter, search: typed.trim() });
  };
  return { typed, setTyped, search };
}

/** Which of them, and in which order. */
export function FilterChoices({ filter, onChange }: ProductFiltersProps) {
  const { t } = useTranslation('ownerGoods');
  return (
    <>
      <NativeSelect
        label={t('filters.state')}
        flex="1 1 11rem"
        value={filter.state ?? ''}
        data={[
          { value: '', label: t('states.all') },
          ...PRODUCT_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        ]}
        onChange={({ currentTarget }) =>
          onChange({ ...filter, state: (currentTarget.value || undefined) as ProductState | undefined })
        }
      />
      <NativeSelect
        label={t('filters.sort')}
        flex="1 1 11rem"
        value={filter.sort}
        data={PRODUCT_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ ...filter, sort: currentTarget.value as ProductSort })}
      />
    </>
  );
}

/** By what the table is sorted; what there is least of first where pieces are counted. */
const PRODUCT_SORTS = ['date_created', 'name', 'price', 'stock'] as const;

type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Newest first, all of them: as the list is without a choice. */
export const isNarrowed = ({ state, sort }: ProductFilter): boolean => state !== undefined || sort !== 'date_created';

/** What an owner looks for in her table; it stands in the address. */
export interface ProductFilter {
  readonly search: string;
  readonly state: ProductState | undefined;
  readonly sort: ProductSort;
}

/** Reads it off the address; what it cannot be is not asked for. */
export function filterIn(params: URLSearchParams): ProductFilter {
  const [state, sort] = [params.get('state'), params.get('sort')];
  return {
    search: searchTextOf(params.get('search') ?? ''),
    state: PRODUCT_STATES.find((each) => each === state),
    sort: PRODUCT_SORTS.find((each) => each === sort) ?? 'date_created',
  };
}

/** In which order that sorts. */
export const orderOf = (sort: ProductSort): SortOrder => (sort === 'stock' ? 'asc' : firstOrderOf(sort));
