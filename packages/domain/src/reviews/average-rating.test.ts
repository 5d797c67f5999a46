import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageRating } from './average-rating.ts';

test.each([
  [0, 0, 0],
  [5, 1, 5],
  [9, 2, 4.5],
  [13, 3, 4.33],
  [14, 3, 4.67],
  [10_001, 2_500, 4],
])('%d stars of %d people are %d on average', (sum, count, average) => {
  expect(averageRating(sum, count)).toBe(average);
});

test('lies between the fewest stars that anybody gave and the most, within a hundredth', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 200 }), (stars) => {
      const sum = stars.reduce((all, each) => all + each, 0);
      const average = averageRating(sum, stars.length);
      expect(average).toBeGreaterThanOrEqual(Math.min(...stars));
      expect(average).toBeLessThanOrEqual(Math.max(...stars));
      expect(Math.abs(average - sum / stars.length)).toBeLessThanOrEqual(0.005 + 1e-9);
    }),
  );
});
