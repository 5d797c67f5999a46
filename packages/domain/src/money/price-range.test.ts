import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isInPriceRange, PRICE_RANGE_NAMES, PRICE_RANGES } from './price-range.ts';

const named = PRICE_RANGE_NAMES.filter((name) => name !== 'any');

describe('the price filter', () => {
  test.each([
    [99, []],
    [1_00, ['1-49']],
    [49_99, ['1-49']],
    [50_00, ['50-99']],
    [99_99, ['50-99']],
    [100_00, ['100-499']],
    [499_99, ['100-499']],
    [500_00, ['500-999']],
    [999_99, ['500-999']],
    [1000_00, ['1000+']],
  ])('puts %d cents in %j', (cents, ranges) => {
    expect(named.filter((name) => isInPriceRange(name, cents))).toEqual(ranges);
  });

  it('has no hole and no overlap from one peso on (LIST-6)', () => {
    const isInExactlyOne = (cents: number) => named.filter((name) => isInPriceRange(name, cents)).length === 1;
    fc.assert(fc.property(fc.integer({ min: 100, max: 999_999_999 }), isInExactlyOne), { numRuns: 10_000 });
  });

  it('lets everything pass as any', () => {
    expect(PRICE_RANGES.any).toEqual({ fromCents: 0, belowCents: null });
    expect(isInPriceRange('any', 0)).toBe(true);
  });
});
