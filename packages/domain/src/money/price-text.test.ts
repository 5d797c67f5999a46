import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_PRICE_CENTS, typedPrice } from './price-text.ts';
import { plainAmount } from './typed-number.ts';

test.each([
  ['', ''],
  ['12', '12'],
  ['12.', '12.'],
  ['12.50', '12.50'],
  ['12,50', '12,50'],
  ['12.505', '12.505'],
  ['12.5055', null],
  ['9999999.99', '9999999.99'],
  ['9,999,999.99', '9,999,999.99'],
  ['1234567.891', null],
  ['10000000', null],
  ['$ 1,234.50', '1,234.50'],
  ['-5', null],
  ['1e3', null],
  ['cinco', null],
] as const)('%j is %j in a field for money', (typed, held) => {
  expect(typedPrice(typed, 2)).toBe(held);
});

test('every price can be typed digit by digit, and is that price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_PRICE_CENTS }), (cents) => {
      const text = (cents / 100).toFixed(2);
      const held = [...text].reduce((before, digit) => typedPrice(before + digit, 2) ?? 'refused', '');
      expect(plainAmount(held)).toBe(text);
      expect(plainAmount(held, 3)).toBe(text);
    }),
  );
});

test('an hour may have thousandths', () => {
  expect([typedPrice('1234567.123', 3), typedPrice('1234567.1234', 3)]).toEqual(['1234567.123', null]);
});
