import { duplicateProduct as contract } from '@mercadito/contracts/catalog-editing';
import { nameOfCopy } from '@mercadito/domain/catalog/product-name';
import type { Language } from '@mercadito/domain/language';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { serve } from '../../platform/serve/serve.ts';
import { insertCopiesOfOptions } from '../product-options/index.ts';
import { insertDraftLike, lockForOneMore, lockProduct, type ProductPlace } from '../products/index.ts';

export function registerProductCopies(app: FastifyInstance): void {
  serve(app, contract, async ({ db, params, body, subject, now, request }) => {
    const place = { companyId: subject.companyId, productId: params.productId };
    const copying = { name: body.name, language: languageOf(request.headers), now };
    return { id: await duplicateProduct(db, place, copying) };
  });
}

interface Copying {
  /** Without one it is made of the product's own. */
  readonly name: string | undefined;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Makes a draft that is a copy of a product, with its pictures, options and attributes (COPY-1); answers its id.
 * @throws 404 when the product is not the company's, 409 `product_limit` above 100 on a free plan
 */
async function duplicateProduct(
  transaction: Db,
  { companyId, productId }: ProductPlace,
  { name, language, now }: Copying,
): Promise<number> {
  await lockForOneMore(transaction, companyId, now);
  const product = await lockProduct(transaction, companyId, productId);
  if (!product) throw notFound('Product');
  const id = await insertDraftLike(transaction, productId, name ?? nameOfCopy(product.name, language), now);
  await insertCopiesOfOptions(transaction, { fromId: productId }, id);
  record(transaction, { type: 'product.added', companyId, productId: id });
  return id;
}
