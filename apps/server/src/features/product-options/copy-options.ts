import type { Db } from '../../database/connection.ts';
import { invalid, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { lockProductVersion, type ProductPlace } from '../products/index.ts';
import { changingProduct } from './change-product.ts';
import { type CopiedOptions, insertCopiesOfOptions } from './copies.queries.ts';
import { refuseTooManyOptions } from './edit-options.ts';
import { listOptions } from './show-options.ts';

/**
 * Gives a product the option groups of another one of its company, or one of them, behind its own (COPY-2). What the groups ask for
 * stays the same number, whatever the two currencies are.
 * @throws 400 when both are the same, 404 when one is not the company's or the group not the other's, 409 `option_limit` when there
 *   would be more than 100
 */
export async function copyOptions(
  transaction: Db,
  place: ProductPlace,
  { now, ...copied }: CopiedOptions & { now: Date },
): Promise<void> {
  const { companyId, productId } = place;
  const { fromId, optionId } = copied;
  if (fromId === productId) throw invalid('from_product_id', 'Must be another product');
  // Both, in the order in which orders lock products, so that nobody waits in a circle.
  for (const id of [fromId, productId].sort((one, other) => one - other)) {
    await lockProductVersion(transaction, companyId, id);
  }
  await changingProduct(transaction, { place, now, noun: 'Product' }, async () => {
    const from = await listOptions(transaction, { companyId, productId: fromId });
    const added = from.options.filter(({ id }) => optionId === undefined || id === optionId);
    if (optionId !== undefined && added.length === 0) throw notFound('Option');
    const { options } = await listOptions(transaction, place);
    refuseTooManyOptions(options.length + added.length);
    await insertCopiesOfOptions(transaction, copied, productId);
    record(transaction, { type: 'product_options.copied', ...place });
    return {};
  });
}
