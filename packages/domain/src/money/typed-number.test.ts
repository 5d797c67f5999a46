import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, plainAmount, plainWhole } from './typed-number.ts';

describe('an amount as it is written', () => {
  test.each([
    ['12', '12'],
    ['12,50', '12.50'],
    ['12.50', '12.50'],
    ['1.500', '1500'],
    ['1,500', '1500'],
    ['1,500.00', '1500.00'],
    ['1.500,00', '1500.00'],
    ['1,234,567', '1234567'],
    ['1.234.567,89', '1234567.89'],
    ['$1,234.50', '1234.50'],
    [' $ 1,234.50 MXN', '1234.50'],
    ['80 usd', '80'],
    ['MXN 80', '80'],
    ['0.50', '0.50'],
    ['0', '0'],
  ])('%j is %j', (written, plain) => {
    expect(plainAmount(written)).toBe(plain);
  });

  test.each([
    '',
    '12.5',
    '12,5',
    '12.',
    ',50',
    '12,3456',
    '1,23,4',
    '1.234,567',
    '1,234.567',
    '1.234.50',
    '1,50,00',
    '0.500',
    '0500,000',
    '1234,567',
    '1 234',
    '-5',
    '1e3',
    '12..50',
    'gratis',
    '٣',
    `1${' '.repeat(40)}2`,
  ])('%j is refused, since it can be meant in two ways or in none (MONEY-9)', (written) => {
    expect(plainAmount(written)).toBeNull();
  });

  test.each([
    ['250.125', '250.125'],
    ['1,250.125', '1250.125'],
    ['1234567.123', '1234567.123'],
    ['250,50', '250.50'],
    ['1,500', '1500'],
    ['1.500,00', '1500.00'],
    ['250.5', null],
    ['250.1255', null],
  ])('per hour, %j is %j', (written, plain) => {
    expect(plainAmount(written, 3)).toBe(plain);
  });

  test.each([
    ['18', '18'],
    ['18.5', '18.5'],
    ['18,25', '18.25'],
    ['17.254', '17.254'],
    ['17.2543219', null],
    ['1,800.50', null],
  ])('for a dollar, %j is %j', (written, plain) => {
    expect(plainAmount(written, 6)).toBe(plain);
  });

  test('is the same again when a field begins with it, however it is grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        const amount = cents / 100;
        const ways = [
          amountText(amount),
          amount.toLocaleString('en-US', { minimumFractionDigits: 2 }),
          amount.toLocaleString('es-ES', { minimumFractionDigits: 2, useGrouping: true }),
        ];
        expect(ways.map((way) => Number(plainAmount(way)))).toEqual([amount, amount, amount]);
      }),
    );
    expect([250.125, 250.5, 18].map((amount) => amountText(amount, 3))).toEqual(['250.125', '250.50', '18']);
  });
});

test.each([
  ['1.000', '1000'],
  ['1,200', '1200'],
  ['10 %', '10'],
  ['5.00', '5'],
  ['5,00', '5'],
  ['1.5', null],
  ['1.50', null],
  ['', null],
  ['-1', null],
])('a whole number written as %j is %j', (written, plain) => {
  expect(plainWhole(written)).toBe(plain);
});

test('what nobody writes is no number at once, however long it is', () => {
  const long = `1${' '.repeat(2_000_000)}1`;
  for (const read of [plainAmount, plainWhole]) expect(read(long)).toBeNull();
});
