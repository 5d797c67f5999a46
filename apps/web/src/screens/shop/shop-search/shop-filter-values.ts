import { searchTextOf } from '@mercadito/domain/catalog/search-text';
import {
  DEFAULT_SORT_KEY,
  DEFAULT_SORT_ORDER,
  SORT_ORDERS,
  type SortKey,
  type SortOrder,
  sortKeyOf,
} from '@mercadito/domain/catalog/sorting';
import { PRICE_RANGE_NAMES, type PriceRangeName } from '@mercadito/domain/money/price-range';

/** How a business's products are looked through (LIST-6). */
export interface ShopFilterValues {
  readonly search: string;
  /** 0 for everything. */
  readonly category: number;
  readonly sort_by: SortKey | undefined;
  readonly order: SortOrder | undefined;
  readonly price_range: PriceRangeName | undefined;
}

const DEFAULTS: ShopFilterValues = {
  search: '',
  category: 0,
  sort_by: DEFAULT_SORT_KEY,
  order: DEFAULT_SORT_ORDER,
  price_range: 'any',
};

const NAMES = Object.keys(DEFAULTS) as (keyof ShopFilterValues)[];

/** What the address says; what it leaves out or spells wrong is the default. */
export function readShopFilters(params: URLSearchParams): ShopFilterValues {
  return {
    search: searchTextOf(params.get('search') ?? ''),
    category: Number(params.get('category')) || 0,
    sort_by: sortKeyOf(params.get('sort_by') ?? ''),
    order: SORT_ORDERS.find((order) => order === params.get('order')) ?? DEFAULTS.order,
    price_range: PRICE_RANGE_NAMES.find((range) => range === params.get('price_range')) ?? DEFAULTS.price_range,
  };
}

/** Only what differs from the defaults: so the address stays short and the call the one the page was served with. */
export function changedShopFilters(values: ShopFilterValues): Partial<ShopFilterValues> {
  return Object.fromEntries(
    NAMES.filter((name) => values[name] !== undefined && values[name] !== DEFAULTS[name]).map((name) => [
      name,
      values[name],
    ]),
  );
}

/** The address after a change; the count of pages belongs to the list before it. */
export function paramsAfter(params: URLSearchParams, change: Partial<ShopFilterValues>): URLSearchParams {
  const kept = changedShopFilters({ ...readShopFilters(params), ...change });
  const next = new URLSearchParams(params);
  for (const name of [...NAMES, 'page']) next.delete(name);
  for (const [name, value] of Object.entries(kept)) next.set(name, String(value));
  return next;
}
