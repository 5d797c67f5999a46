/** Stars on average to one hundredth, as every card shows them; 0 while nobody has reviewed. */
export function averageRating(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum * 100) / count) / 100;
}

/** What a review adds to the ratings of what it is about; an edit may take stars away. */
export interface RatingChange {
  readonly stars: number;
  readonly reviews: number;
}
