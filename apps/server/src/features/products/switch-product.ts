import type { Db } from '../../database/connection.ts';
import { record } from '../../platform/record/record.ts';
import { newVersion } from '../../platform/serve/versions.ts';
import type { ProductPlace } from './write-product.queries.ts';

/**
 * Puts a product on sale or takes it off; call it under the product's lock.
 * @returns whether it was otherwise before
 */
export async function switchProduct(
  db: Db,
  { companyId, productId }: ProductPlace,
  available: boolean,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ available, updated_at: newVersion(now, 'products.updated_at') })
    .where('id', '=', productId)
    .where('company_id', '=', companyId)
    .where('available', '=', !available)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  record(db, { type: 'product.terms_changed', companyId, productId });
  return true;
}
