import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MAX_RATE_MICROS, MIN_RATE_MICROS } from './exchange-rate.ts';
import { lineTotalMxnCents, sumCents } from './line-total.ts';
import { MAX_PRICE_CENTS } from './price-text.ts';

const RUNS = { numRuns: 10_000 };
const unit = fc.integer({ min: 0, max: MAX_PRICE_CENTS });
const rate = fc.integer({ min: MIN_RATE_MICROS, max: MAX_RATE_MICROS });
const count = fc.integer({ min: 1, max: 1000 });

describe('a line of a cart or an order', () => {
  test.each([
    ['MXN', 19_99, 17_250_000, 3, 59_97],
    ['USD', 10_00, 17_250_000, 2, 345_00],
    ['USD', 1, 17_500_000, 1, 18], // 17.5 cents go up
    ['USD', 1, 17_499_999, 1, 17],
    ['USD', 33, 17_123_456, 7, 39_56], // 3955.518336
    ['USD', MAX_PRICE_CENTS, MAX_RATE_MICROS, 1000, 99_999_999_900_000],
  ] as const)(
    'in %s of %d cents at %d micros, %d times, costs %d cents',
    (currency, unitCents, rateMicros, pieces, cents) => {
      expect(lineTotalMxnCents({ currency, unitCents, rateMicros, count: pieces })).toBe(cents);
    },
  );

  it('in MXN is unit times count, whatever the rate (MONEY-1)', () => {
    const isPlainProduct = (unitCents: number, rateMicros: number, pieces: number) =>
      lineTotalMxnCents({ unitCents, currency: 'MXN', rateMicros, count: pieces }) === unitCents * pieces;
    fc.assert(fc.property(unit, rate, count, isPlainProduct), RUNS);
  });

  it('in USD is rounded once, half up, at the end (MONEY-4)', () => {
    const isHalfUp = (unitCents: number, rateMicros: number, pieces: number) => {
      const exactMicros = BigInt(unitCents) * BigInt(rateMicros) * BigInt(pieces);
      const total = lineTotalMxnCents({ unitCents, currency: 'USD', rateMicros, count: pieces });
      const distance = BigInt(total) * 1_000_000n - exactMicros;
      return distance > -500_000n && distance <= 500_000n;
    };
    fc.assert(fc.property(unit, rate, count, isHalfUp), RUNS);
  });

  it('costs at a rate of 1 the same in both currencies', () => {
    const isEqual = (unitCents: number, pieces: number) => {
      const line = { unitCents, rateMicros: 1_000_000, count: pieces };
      return lineTotalMxnCents({ ...line, currency: 'USD' }) === lineTotalMxnCents({ ...line, currency: 'MXN' });
    };
    fc.assert(fc.property(unit, count, isEqual), RUNS);
  });

  it('refuses amounts that are not whole or negative', () => {
    expect(() => lineTotalMxnCents({ unitCents: 0.5, currency: 'MXN', rateMicros: 1, count: 1 })).toThrow(RangeError);
    expect(() => lineTotalMxnCents({ unitCents: -1, currency: 'MXN', rateMicros: 1, count: 1 })).toThrow(RangeError);
  });
});

describe('a total', () => {
  it('is the sum of its lines, in whatever order and however split', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000_00 }), { maxLength: 50 });
    const isSum = (lines: number[], cut: number) =>
      sumCents(lines) === sumCents(lines.toReversed()) &&
      sumCents(lines) === sumCents(lines.slice(0, cut)) + sumCents(lines.slice(cut));
    fc.assert(fc.property(amounts, fc.nat(50), isSum), RUNS);
  });
});
