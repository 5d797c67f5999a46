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

/** The section of the pinned goods: `show` in the address. */
export const PINNED = 'pinned';

/** Whether the list is sorted otherwise or narrowed by price: what stands behind the sign of the filters. */
export const isSorted = ({ sort_by, order, price_range }: ShopFilterValues): boolean =>
  Object.keys(changedShopFilters({ ...DEFAULTS, sort_by, order, price_range })).length > 0;

/** Only what differs from the defaults: so the address stays short and the call the one the page was served with. */
export function changedShopFilters(values: ShopFilterValues): Partial<ShopFilterValues> {
  return Object.fromEntries(
    NAMES.filter((name) => values[name] !== undefined && values[name] !== DEFAULTS[name]).map((name) => [
      name,
      values[name],
    ]),
  );
}

/** The address of a section, 0 for everything: as it is sorted, without what was searched before (LIST-2). */
export function paramsOfSection(params: URLSearchParams, section: number | typeof PINNED): URLSearchParams {
  const next = paramsAfter(params, { search: '', category: section === PINNED ? 0 : section });
  if (section === PINNED) next.set('show', PINNED);
  return next;
}

/** The address of everything, sorted as it is at first; what else stands in it stays. */
export const paramsOfEverything = (params: URLSearchParams): URLSearchParams => paramsAfter(params, DEFAULTS);

/** The address after a change; the count of pages and the section of the pinned ones belong to the list before it. */
export function paramsAfter(params: URLSearchParams, change: Partial<ShopFilterValues>): URLSearchParams {
  const kept = changedShopFilters({ ...readShopFilters(params), ...change });
  const next = new URLSearchParams(params);
  for (const name of [...NAMES, 'page', 'show']) next.delete(name);
  for (const [name, value] of Object.entries(kept)) next.set(name, String(value));
  return next;
}
