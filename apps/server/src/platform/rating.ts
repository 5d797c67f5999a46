/** What a review adds to the ratings of what it is about; an edit may take stars away. */
export interface RatingChange {
  readonly stars: number;
  readonly reviews: number;
}
