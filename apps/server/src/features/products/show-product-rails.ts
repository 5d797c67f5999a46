import type { Given } from '@mercadito/contracts/endpoint';
import type { listProductRails } from '@mercadito/contracts/product-rails';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import type { Moment } from '../companies/index.ts';
import { takesOrdersNow } from '../taking-orders/index.ts';
import { findPlaceOfProduct, findProductRails, type RowOfProduct } from './product-rails.queries.ts';
import { productView } from './product-view.ts';

const SIZE = 8;

/**
 * The rows beside a product, nothing in both. What is like it is for whoever cannot buy the product itself.
 * @throws 404 when it does not exist for them
 */
export async function showProductRails(
  db: Db,
  productId: number,
  viewer: Viewer,
  moment: Moment,
): Promise<Given<typeof listProductRails>> {
  const place = await findPlaceOfProduct(db, productId, viewer);
  if (!place) throw notFound('Product');
  const canBeBought = place.is_available && takesOrdersNow(place.owner, moment);
  const rows: RowOfProduct[] = canBeBought ? ['more_from_shop'] : ['alike', 'more_from_shop'];
  const found = await findProductRails(db, { place, rows, viewer, moment });
  const inRow = (name: RowOfProduct) => found.filter(({ row }) => row === name);
  const alike = inRow('alike')
    .filter(({ owner }) => takesOrdersNow(owner, moment))
    .slice(0, SIZE);
  const shown = new Set(alike.map(({ id }) => id));
  const more = inRow('more_from_shop')
    .filter(({ id }) => !shown.has(id))
    .slice(0, SIZE);
  return {
    alike: alike.map((row) => productView(row, moment)),
    more_from_shop: more.map((row) => productView(row, moment)),
  };
}
