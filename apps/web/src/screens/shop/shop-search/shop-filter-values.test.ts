import { describe, expect, test } from 'vitest';
import { changedShopFilters, paramsAfter, readShopFilters } from './shop-filter-values.ts';

const read = (address: string) => readShopFilters(new URLSearchParams(address));

describe('the filters of a shop', () => {
  test('ask for nothing that the contract assumes by itself, so that the page is served with the answer', () => {
    expect(changedShopFilters(read(''))).toEqual({});
    expect(changedShopFilters(read('sort_by=date_created&order=desc&price_range=any&search=+'))).toEqual({});
  });

  test('come from the address', () => {
    expect(changedShopFilters(read('sort_by=price&order=asc&price_range=1000%2B&search=pan'))).toEqual({
      sort_by: 'price',
      order: 'asc',
      price_range: '1000+',
      search: 'pan',
    });
  });

  test('read the older word for newest', () => {
    expect(read('sort_by=date_create').sort_by).toBe('date_created');
  });

  test('take what is misspelt as not there', () => {
    expect(changedShopFilters(read('sort_by=best&order=up&price_range=cheap&category=x'))).toEqual({});
  });

  test('go into the address without the defaults, and begin at the first page again', () => {
    const before = new URLSearchParams('label=home&sort_by=price&order=asc&page=3');
    expect(paramsAfter(before, { order: 'desc' }).toString()).toBe('label=home&sort_by=price');
    expect(paramsAfter(before, { sort_by: undefined, order: undefined }).toString()).toBe('label=home');
  });
});
