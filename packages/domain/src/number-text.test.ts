import { expect, test } from 'vitest';
import { numberText } from './number-text.ts';

test.each([
  [0, 0, '0'],
  [999, 0, '999'],
  [1_000, 0, '1,000'],
  [1_000_000, 0, '1,000,000'],
  [-1_234.5, 0, '-1,234.5'],
  [4, 1, '4.0'],
  [1_250.5, 2, '1,250.50'],
])('%d with %d decimals or more reads %s', (value, digits, words) => {
  expect(numberText(value, digits)).toBe(words);
});
