import type { ProductDetailsAnswer } from '@mercadito/contracts/products';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import type { Moment } from '../companies/index.ts';
import { productDetailsView } from './product-view.ts';
import { findProduct } from './products.queries.ts';

/**
 * A product as its page shows it to this viewer.
 * @throws 404 when it does not exist for them
 */
export async function showProduct(
  db: Db,
  productId: number,
  viewer: Viewer,
  moment: Moment,
): Promise<ProductDetailsAnswer> {
  const row = await findProduct(db, productId, viewer);
  if (!row) throw notFound('Product');
  return productDetailsView(row, moment);
}
