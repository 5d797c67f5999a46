import { describe, expect, test } from 'vitest';
import { summarizeRatings } from './rating.ts';

describe('the stars of many', () => {
  test('have a mean, and a share of each number', () => {
    expect(summarizeRatings([1, 0, 0, 1, 2])).toEqual({ count: 4, mean: 3.75, shares: [25, 0, 0, 25, 50] });
  });

  test('have their shares in whole percent', () => {
    expect(summarizeRatings([1, 0, 0, 0, 2]).shares).toEqual([33, 0, 0, 0, 67]);
  });

  test('are nothing while there are none', () => {
    expect(summarizeRatings([0, 0, 0, 0, 0])).toEqual({ count: 0, mean: 0, shares: [0, 0, 0, 0, 0] });
  });
});
