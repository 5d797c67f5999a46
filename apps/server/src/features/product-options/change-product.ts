import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { recordOptionPrices } from '../../platform/record/record-prices.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import { lockProductVersion, type ProductPlace, touchProducts } from '../products/index.ts';
import { findOptions } from './product-options.queries.ts';

/** When something is changed, and which version of its product was read before. */
export interface Edit {
  readonly now: Date;
  readonly lastRead?: string | undefined;
}

interface Change extends Edit {
  readonly place: ProductPlace;
  /** The word for a 404 when the product itself is not the company's. */
  readonly noun: 'Product' | 'Option' | 'Attribute';
  /** What stands there, for whoever has read an older version. */
  readonly current?: () => Promise<object>;
}

/** What a change answers with: the thing, and the product's new version. */
export type Changed<Thing> = Thing & { readonly updated_at: string };

/**
 * Does work on the options of a product, under the product's lock, gives the product a new version and puts on record what
 * they cost and cost now.
 * @throws 404 when it is not the company's, 409 `changed_meanwhile` when it is newer than was read
 */
export async function changingProduct<Thing extends object>(
  transaction: Db,
  { place, now, lastRead, noun, current = async () => ({}) }: Change,
  work: () => Promise<Thing>,
): Promise<Changed<Thing>> {
  const product = await lockProductVersion(transaction, place.companyId, place.productId);
  if (!product) throw notFound(noun);
  await refuseEditConflict(product, lastRead, current);
  const before = await findOptions(transaction, place);
  const thing = await work();
  const after = await findOptions(transaction, place);
  const { companyId, productId } = place;
  // The first choice of a required group brings it back, the last one that goes has it sold out.
  if (before?.is_on_sale !== after?.is_on_sale) {
    record(transaction, { type: after?.is_on_sale ? 'product.came_back' : 'product.sold_out', companyId, productId });
  }
  recordOptionPrices(transaction, place, { before: before?.options ?? [], after: after?.options ?? [] });
  return { ...thing, updated_at: await touchProducts(transaction, [place.productId], now) };
}
