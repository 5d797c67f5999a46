import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_RATE_MICROS, MIN_RATE_MICROS } from './exchange-rate.ts';
import { fewestCentsWorth, worthInPesos } from './worth-in-pesos.ts';

const cents = fc.integer({ min: 0, max: 999_999_999 });
const rate = fc.integer({ min: MIN_RATE_MICROS, max: MAX_RATE_MICROS });

test('pesos are worth what they are, whatever the rate', () => {
  expect(worthInPesos(945, 'MXN', 18_000_000)).toBe(945);
  expect(fewestCentsWorth(945, 'MXN', 18_000_000)).toBe(945);
});

test('dollars are worth pesos by the rate, half up', () => {
  expect(worthInPesos(945, 'USD', 18_000_000)).toBe(17_010);
  expect(worthInPesos(101, 'USD', 17_500_000)).toBe(1_768);
});

test('one cent more is always worth more, at every rate there may be', () => {
  fc.assert(
    fc.property(cents, rate, (amount, rateMicros) => {
      expect(worthInPesos(amount + 1, 'USD', rateMicros)).toBeGreaterThan(worthInPesos(amount, 'USD', rateMicros));
    }),
  );
});

test('a bound in pesos is the fewest dollars that reach it: they do, and one cent less does not', () => {
  fc.assert(
    fc.property(cents, rate, (mxnCents, rateMicros) => {
      const fewest = fewestCentsWorth(mxnCents, 'USD', rateMicros);
      expect(worthInPesos(fewest, 'USD', rateMicros)).toBeGreaterThanOrEqual(mxnCents);
      if (fewest > 0) expect(worthInPesos(fewest - 1, 'USD', rateMicros)).toBeLessThan(mxnCents);
    }),
  );
});
