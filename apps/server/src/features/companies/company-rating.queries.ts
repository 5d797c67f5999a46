import type { Db } from '../../database/connection.ts';
import type { RatingChange } from '../../platform/rating.ts';

/** Adds to a company's ratings; call it under the company's lock. */
export async function addCompanyRating(transaction: Db, id: number, { stars, reviews }: RatingChange): Promise<void> {
  await transaction
    .updateTable('companies')
    .set((company) => ({
      rating_sum: company('rating_sum', '+', stars),
      num_reviews: company('num_reviews', '+', reviews),
    }))
    .where('id', '=', id)
    .execute();
}
