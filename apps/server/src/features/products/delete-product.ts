import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { recordDeleted } from '../../platform/record/record-prices.ts';
import { lockCompany, setHasMemberOnly } from '../companies/index.ts';
import { deleteProduct as deleteProductRow, lockProduct } from './write-product.queries.ts';

/**
 * Deletes a product of a company; orders keep their copy of it.
 * @throws 404 when it is not the company's
 */
export async function deleteProduct(transaction: Db, companyId: number, productId: number, now: Date): Promise<void> {
  await lockCompany(transaction, companyId, now);
  const product = await lockProduct(transaction, companyId, productId);
  if (!product) throw notFound('Product');
  await deleteProductRow(transaction, companyId, productId);
  recordDeleted(transaction, companyId, [{ ...product, productId }]);
  await setHasMemberOnly(transaction, companyId);
  record(transaction, { type: 'product.deleted', companyId, productId });
}
