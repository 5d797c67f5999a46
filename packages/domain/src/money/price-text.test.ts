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
  expect(typedPrice(typed, 2, typed.slice(0, -1))).toBe(held);
});

test.each([
  ['1,234.50 MXN', '1,234.50'],
  ['USD 12.50', '12.50'],
  ['US$ 12.50 usd', '12.50'],
  [' $1,234.50\n', '1,234.50'],
  ['12345.678', '12345.678'],
  ['1,234.50 pesos', '1,234.50 pesos'],
  ['-5', '-5'],
])('%j, pasted, stands there as %j', (pasted, held) => {
  expect([typedPrice(pasted, 2, ''), typedPrice(pasted, 2, '48.00')]).toEqual([held, held]);
});

test('what cannot be read is mended by taking away, not by typing on', () => {
  expect(typedPrice('12345.6789', 2, '12345.678')).toBeNull();
  expect(typedPrice('1234.678', 2, '12345.678')).toBe('1234.678');
  expect(typedPrice('12345.67', 2, '12345.678')).toBe('12345.67');
});

test('every price can be typed digit by digit, and is that price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_PRICE_CENTS }), (cents) => {
      const text = (cents / 100).toFixed(2);
      const held = [...text].reduce((before, digit) => typedPrice(before + digit, 2, before) ?? 'refused', '');
      expect(plainAmount(held)).toBe(text);
      expect(plainAmount(held, 3)).toBe(text);
    }),
  );
});

test('an hour may have thousandths', () => {
  const typed = (text: string) => typedPrice(text, 3, text.slice(0, -1));
  expect([typed('1234567.123'), typed('1234567.1234')]).toEqual(['1234567.123', null]);
});
