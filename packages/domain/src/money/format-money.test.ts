import { expect, test } from 'vitest';
import { formatMoney, formatServicePrice } from './format-money.ts';
import { MAX_PRICE_CENTS } from './price-text.ts';

test.each([
  [123_450, 'MXN', '$1,234.50 MXN'],
  [123_450, 'USD', '$1,234.50 USD'],
  [0, 'MXN', '$0.00 MXN'],
  [10_000_00, 'MXN', '$10,000.00 MXN'],
  [MAX_PRICE_CENTS, 'USD', '$9,999,999.99 USD'],
] as const)('%d cents of %s read %s', (cents, currency, text) => {
  expect(formatMoney(cents, currency)).toBe(text);
});

test.each([
  [250_000, '$250.00 MXN'],
  [250_125, '$250.125 MXN'],
  [250_120, '$250.12 MXN'],
])('a service price of %d thousandths reads %s', (thousandths, text) => {
  expect(formatServicePrice(thousandths, 'MXN')).toBe(text);
});
