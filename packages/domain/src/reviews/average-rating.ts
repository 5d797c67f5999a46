/**
 * Stars on average to one hundredth, as every card shows them; 0 while nobody has reviewed.
 * @param sum of all stars given
 * @param count how many gave some
 */
export function averageRating(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum * 100) / count) / 100;
}
