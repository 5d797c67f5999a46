/** A review of so few stars is a low one, which its owner is told of (FIGURES-4). */
export const LOW_RATING = 2;

/**
 * What a histogram of stars comes to.
 * @param histogram how many gave 1, 2, 3, 4 and 5 stars
 * @returns how many there are, their mean (0 without any), and of each number of stars the share of all, in whole percent
 */
export function summarizeRatings(histogram: readonly number[]): {
  readonly count: number;
  readonly mean: number;
  readonly shares: readonly number[];
} {
  const count = histogram.reduce((sum, each) => sum + each, 0);
  if (count === 0) return { count, mean: 0, shares: histogram.map(() => 0) };
  const stars = histogram.reduce((sum, each, at) => sum + each * (at + 1), 0);
  return { count, mean: stars / count, shares: histogram.map((each) => Math.round((each / count) * 100)) };
}
