import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsFromText, MAX_PRICE_CENTS, thousandthsFromText, typedPrice } from './price-text.ts';

test.each([
  ['', 2, ''],
  ['12', 2, '12'],
  ['12.', 2, '12.'],
  ['12.50', 2, '12.50'],
  ['12.505', 2, null],
  ['12.505', 3, '12.505'],
  ['9999999.99', 2, '9999999.99'],
  ['10000000', 2, null],
  ['$ 1,234.50', 2, '1234.50'],
  ['1,', 2, '1'],
  ['1,234', 3, '1234'],
  ['12,5', 2, null],
  ['1.2.3', 2, null],
  ['-5', 2, null],
  ['1e3', 2, null],
  ['cinco', 2, null],
] as const)('%j with %i decimals is %j in a field for money', (typed, places, held) => {
  expect(typedPrice(typed, places)).toBe(held);
});

test('every price can be typed digit by digit, and is that price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_PRICE_CENTS }), (cents) => {
      const text = (cents / 100).toFixed(2);
      const held = [...text].reduce((before, digit) => typedPrice(before + digit, 2) ?? 'refused', '');
      expect(centsFromText(held)).toBe(cents);
      expect(thousandthsFromText(held)).toBe(cents * 10);
    }),
  );
});
