import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fromRateMicros, isRateMicros, MAX_RATE_MICROS, MIN_RATE_MICROS, toRateMicros } from './exchange-rate.ts';

describe('the exchange rate', () => {
  test.each([
    [1, 1_000_000],
    [17.25, 17_250_000],
    [17.123456, 17_123_456],
    [100, 100_000_000],
    [17.1234567, null],
    [0.999999, null],
    [100.000001, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('%d is %s micros', (rate, micros) => {
    expect(toRateMicros(rate)).toBe(micros);
  });

  it('goes to micros and back without loss', () => {
    const micros = fc.integer({ min: MIN_RATE_MICROS, max: MAX_RATE_MICROS });
    const comesBack = (rate: number) => toRateMicros(fromRateMicros(rate)) === rate;
    fc.assert(fc.property(micros, comesBack), { numRuns: 10_000 });
  });

  it('is never sent outside of 1 to 100 (MONEY-5)', () => {
    expect(isRateMicros(999_999)).toBe(false);
    expect(() => fromRateMicros(100_000_001)).toThrow(RangeError);
  });
});
