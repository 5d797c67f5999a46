import { Button, NativeSelect } from '@mantine/core';
import { SORT_KEYS, SORT_ORDERS } from '@mercadito/domain/catalog/sorting';
import { PRICE_RANGE_NAMES } from '@mercadito/domain/money/price-range';
import { IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { ShopFilterValues } from './shop-filter-values.ts';
import classes from './shop-filters.module.css';

interface ShopFiltersProps {
  values: ShopFilterValues;
  onChange: (change: Partial<ShopFilterValues>) => void;
  /** Shown while something is filtered. */
  onReset?: (() => void) | undefined;
}

/** How the products of a business are sorted, and in which range of prices (spec 1 §9). */
export function ShopFilters({ values, onChange, onReset }: ShopFiltersProps) {
  const { t } = useTranslation('shop');
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={t('business.sort')}
        value={values.sort_by}
        data={SORT_KEYS.map((value) => ({ value, label: t(`business.sortBy.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ sort_by: pick(SORT_KEYS, currentTarget.value) })}
      />
      <NativeSelect
        label={t('business.order')}
        value={values.order}
        data={SORT_ORDERS.map((value) => ({ value, label: t(`business.orders.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ order: pick(SORT_ORDERS, currentTarget.value) })}
      />
      <NativeSelect
        label={t('business.priceRange')}
        value={values.price_range}
        data={PRICE_RANGE_NAMES.map((value) => ({ value, label: t(`business.ranges.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ price_range: pick(PRICE_RANGE_NAMES, currentTarget.value) })}
      />
      {onReset && (
        <Button variant="subtle" leftSection={<IconFilterOff size={18} />} onClick={onReset}>
          {t('business.reset')}
        </Button>
      )}
    </div>
  );
}

/** A select answers with text; one of the words it was given. */
function pick<T extends string>(words: readonly T[], value: string): T | undefined {
  return words.find((word) => word === value);
}
