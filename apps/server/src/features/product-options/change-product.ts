import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/refusals/errors.ts';
import { refuseIfNewer } from '../../platform/serve/versions.ts';
import { lockProductVersion, type ProductPlace, touchProducts } from '../products/index.ts';

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
  readonly standing?: () => Promise<object>;
}

/** What a change answers with: the thing, and the product's new version. */
export type Changed<Thing> = Thing & { readonly updated_at: string };

/**
 * Does work on what hangs on a product, under the product's lock, and gives the product a new version.
 * @throws 404 when it is not the company's, 409 `changed_meanwhile` when it is newer than was read
 */
export async function changingProduct<Thing extends object>(
  transaction: Db,
  { place: { companyId, productId }, now, lastRead, noun, standing = async () => ({}) }: Change,
  work: () => Promise<Thing>,
): Promise<Changed<Thing>> {
  const product = await lockProductVersion(transaction, companyId, productId);
  if (!product) throw notFound(noun);
  await refuseIfNewer(product, lastRead, standing);
  const thing = await work();
  return { ...thing, updated_at: await touchProducts(transaction, [productId], now) };
}
