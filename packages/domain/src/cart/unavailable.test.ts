import { expect, test } from 'vitest';
import { whyUnavailable } from './unavailable.ts';

const FINE = { isVisible: true, isOrderable: true, hasItsOptions: true, lacksChoice: false, isOnSale: true };

test.each([
  [{}, null],
  [{ lacksChoice: true }, 'choice_missing'],
  [{ hasItsOptions: false, lacksChoice: true }, 'option_gone'],
  [{ hasItsOptions: false, lacksChoice: true, isOnSale: false }, 'sold_out'],
  [{ isOrderable: false, hasItsOptions: false, isOnSale: false }, 'takes_no_orders'],
  [{ isVisible: false, isOrderable: false, hasItsOptions: false, isOnSale: false }, 'no_longer_sold'],
] as const)('a line with %o: %s', (facts, reason) => {
  expect(whyUnavailable({ ...FINE, ...facts })).toBe(reason);
});
