import { expect, test } from 'vitest';
import { whyUnavailable } from './unavailable.ts';

const FINE = { isVisible: true, isOrderable: true, hasItsOptions: true, lacksChoice: false, isOnSale: true };

test.each([
  [{}, null],
  [{ isOnSale: false }, 'sold_out'],
  [{ lacksChoice: true, isOnSale: false }, 'choice_missing'],
  [{ hasItsOptions: false, isOnSale: false }, 'option_gone'],
  [{ isOrderable: false, hasItsOptions: false, isOnSale: false }, 'takes_no_orders'],
  [{ isVisible: false, isOrderable: false, hasItsOptions: false, isOnSale: false }, 'no_longer_sold'],
] as const)('a line with %o: %s', (facts, reason) => {
  expect(whyUnavailable({ ...FINE, ...facts })).toBe(reason);
});
