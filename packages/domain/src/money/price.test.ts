import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { discountedPriceCents, taxParts, unitPriceCents } from './price.ts';
import { MAX_PRICE_CENTS } from './price-text.ts';

const RUNS = { numRuns: 10_000 };
const price = fc.integer({ min: 0, max: MAX_PRICE_CENTS });
const discount = fc.integer({ min: 0, max: 90 });

describe('the discounted price', () => {
  test.each([
    [100_00, 0, 100_00],
    [100_00, 10, 90_00],
    [99_99, 15, 84_99], // 84.9915
    [10, 25, 8], // 7.5 goes up
    [10, 75, 3], // 2.5 goes up
    [1, 50, 1], // 0.5 goes up
    [1, 51, 0],
    [MAX_PRICE_CENTS, 90, 100_000_000],
  ])('of %d cents at %d %% is %d cents', (priceCents, percent, expected) => {
    expect(discountedPriceCents(priceCents, percent)).toBe(expected);
  });

  it('is the nearest cent, and the higher one when two are equally near (MONEY-2)', () => {
    const isHalfUp = (priceCents: number, percent: number) => {
      const hundredths = priceCents * (100 - percent);
      const distance = discountedPriceCents(priceCents, percent) * 100 - hundredths;
      return distance > -50 && distance <= 50;
    };
    fc.assert(fc.property(price, discount, isHalfUp), RUNS);
  });

  it('never falls as the price rises, and never rises with the discount', () => {
    const isMonotonous = (priceCents: number, percent: number) =>
      discountedPriceCents(priceCents + 1, percent) >= discountedPriceCents(priceCents, percent) &&
      discountedPriceCents(priceCents, percent + 1) <= discountedPriceCents(priceCents, percent);
    fc.assert(fc.property(price, discount, isMonotonous), RUNS);
  });

  it('refuses a negative price and a discount above a hundred', () => {
    expect(() => discountedPriceCents(-1, 0)).toThrow(RangeError);
    expect(() => discountedPriceCents(1, 101)).toThrow(RangeError);
  });
});

describe('the unit price', () => {
  it('discounts the price alone, not the attributes nor the extra freight (MONEY-3)', () => {
    const unit = { priceCents: 100_00, discount: 50, attributePricesCents: [10_00, 5_00], cargoExtraCents: 3_00 };
    expect(unitPriceCents(unit)).toBe(68_00);
  });

  it('is the price itself without discount, attributes and freight', () => {
    expect(unitPriceCents({ priceCents: 19_99, discount: 0, attributePricesCents: [], cargoExtraCents: 0 })).toBe(
      19_99,
    );
  });
});

describe('the tax columns', () => {
  it('always add up to the price (MONEY-8)', () => {
    const addsUp = (priceCents: number) => {
      const { taxCents, withoutTaxCents } = taxParts(priceCents);
      return taxCents + withoutTaxCents === priceCents;
    };
    fc.assert(fc.property(price, addsUp), RUNS);
  });

  it('are 16 and 84 percent', () => {
    expect(taxParts(100_00)).toEqual({ taxCents: 16_00, withoutTaxCents: 84_00 });
  });
});
