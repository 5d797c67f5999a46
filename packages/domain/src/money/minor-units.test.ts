import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fromCents, fromThousandths, toCents, toThousandths } from './minor-units.ts';

const RUNS = { numRuns: 10_000 };
const LARGEST = 999_999_999_999_999;

describe('amounts of the wire become whole minor units', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [0.01, 1],
    [0.1, 10],
    [1.005, null],
    [12.5, 1250],
    [19.99, 1999],
    [0.289999, null],
    [9_999_999.99, 999_999_999],
    [-3.25, -325],
    [1e13, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('%d is %s cents', (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });

  test.each([
    [12.345, 12_345],
    [250, 250_000],
    [0.001, 1],
    [0.0001, null],
  ])('a service price of %d is %s thousandths', (amount, thousandths) => {
    expect(toThousandths(amount)).toBe(thousandths);
  });

  it('goes to cents and back without losing any', () => {
    const cents = fc.integer({ min: -LARGEST, max: LARGEST });
    fc.assert(
      fc.property(cents, (amount) => toCents(fromCents(amount)) === amount),
      RUNS,
    );
  });

  it('goes to thousandths and back without losing any (MONEY-7)', () => {
    const thousandths = fc.integer({ min: -LARGEST, max: LARGEST });
    fc.assert(
      fc.property(thousandths, (amount) => toThousandths(fromThousandths(amount)) === amount),
      RUNS,
    );
  });

  it('reads every two-decimal text as JSON would send it', () => {
    const digits = fc.tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }));
    const readsExactly = ([whole, rest]: [number, number]) =>
      toCents(JSON.parse(`${whole}.${String(rest).padStart(2, '0')}`)) === whole * 100 + rest;
    fc.assert(fc.property(digits, readsExactly), RUNS);
  });

  it('refuses to send what is not whole', () => {
    expect(() => fromCents(0.5)).toThrow(RangeError);
    expect(() => fromThousandths(Number.NaN)).toThrow(RangeError);
  });
});
