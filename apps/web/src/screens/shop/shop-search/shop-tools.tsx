import { Button, Stack } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { DEFAULT_SORT_KEY, firstOrderOf, SORT_KEYS, SORT_ORDERS } from '@mercadito/domain/catalog/sorting';
import { PRICE_RANGE_NAMES } from '@mercadito/domain/money/price-range';
import { IconChevronDown, IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ScrollRow } from '../../../shared/ui/scroll-row.tsx';
import type { ShopFilterValues } from './shop-filter-values.ts';
import classes from './shop-search.module.css';
import { ShopSearch } from './shop-search.tsx';

interface ShopToolsProps {
  company: CompanyDetails;
  filters: ShopFilterValues;
  onChange: (changed: Partial<ShopFilterValues>) => void;
  onReset: (() => void) | undefined;
}

/** What finds things inside a shop: the search with its suggestions, and the filters (SCREEN-3). */
export function ShopTools({ company, filters, onChange, onReset }: ShopToolsProps) {
  return (
    <Stack gap="md">
      <ShopSearch
        companyId={company._id}
        companyName={company.name}
        search={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <ShopFilters values={filters} onChange={onChange} onReset={onReset} />
    </Stack>
  );
}

interface ShopFiltersProps {
  values: ShopFilterValues;
  onChange: (change: Partial<ShopFilterValues>) => void;
  /** Shown while something is filtered. */
  onReset?: (() => void) | undefined;
}

/** How the products of a business are sorted, and in which range of prices (LIST-6). */
function ShopFilters({ values, onChange, onReset }: ShopFiltersProps) {
  const { t } = useTranslation('shop');
  return (
    // One row: on a phone the goods are what is looked at.
    <ScrollRow className={classes.filters}>
      <Choice
        label={t('business.sort')}
        value={values.sort_by}
        words={SORT_KEYS}
        nameOf={(word) => t(`business.sortBy.${word}`)}
        onChoose={(sort_by = DEFAULT_SORT_KEY) => onChange({ sort_by, order: firstOrderOf(sort_by) })}
      />
      <Choice
        label={t('business.order')}
        value={values.order}
        words={SORT_ORDERS}
        nameOf={(word) => t(`business.orders.${word}`)}
        onChoose={(order) => onChange({ order })}
      />
      <Choice
        label={t('business.priceRange')}
        value={values.price_range}
        words={PRICE_RANGE_NAMES}
        nameOf={(word) => t(`business.ranges.${word}`)}
        onChoose={(price_range) => onChange({ price_range })}
      />
      {onReset && (
        <Button variant="subtle" leftSection={<IconFilterOff size={18} />} onClick={onReset}>
          {t('business.reset')}
        </Button>
      )}
    </ScrollRow>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T | undefined;
  words: readonly T[];
  nameOf: (word: T) => string;
  onChoose: (word: T | undefined) => void;
}

/** The phone's own list: no page waits for that of a library. */
function Choice<T extends string>({ label, value, words, nameOf, onChoose }: ChoiceProps<T>) {
  const choose = (chosen: string) => onChoose(words.find((word) => word === chosen));
  return (
    <label className={classes.filter}>
      <span className={classes.filterLabel}>{label}</span>
      <select className={classes.select} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {words.map((word) => (
          <option key={word} value={word}>
            {nameOf(word)}
          </option>
        ))}
      </select>
      <IconChevronDown size={18} aria-hidden="true" className={classes.filterSign} />
    </label>
  );
}
