import type { Db } from '../../database/connection.ts';
import type { RatingChange } from '../../platform/rating.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { isVisibleTo } from '../listing/index.ts';

/** The lock under which a product is reviewed; undefined for one that does not exist, or not for this viewer. */
export function lockVisibleProduct(transaction: Db, id: number, viewer: Viewer) {
  return (
    transaction
      .selectFrom('products')
      .innerJoin('companies', 'companies.id', 'products.company_id')
      .select('companies.owner_id as ownerId')
      .where('products.id', '=', id)
      .where(isVisibleTo(viewer, 'products'))
      // Not FOR UPDATE, which would make carts and favourites of the product wait too.
      .forNoKeyUpdate('products')
      .executeTakeFirst()
  );
}

/** Adds to a product's ratings; an edit may take stars away. Call it under the product's lock. */
export async function addProductRating(transaction: Db, id: number, { stars, reviews }: RatingChange): Promise<void> {
  await transaction
    .updateTable('products')
    .set((product) => ({
      rating_sum: product('rating_sum', '+', stars),
      reviews_count: product('reviews_count', '+', reviews),
    }))
    .where('id', '=', id)
    .execute();
}
