import { duplicateProduct as contract } from '@mercadito/contracts/catalog-editing';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../platform/http/language-of.ts';
import { serve } from '../../platform/serve/serve.ts';
import { duplicateProduct } from './duplicate-product.ts';

export function registerProductCopies(app: FastifyInstance): void {
  serve(app, contract, async ({ db, params, body, subject, now, request }) => {
    const place = { companyId: subject.companyId, productId: params.productId };
    const copying = { name: body.name, language: languageOf(request.headers), now };
    return { id: await duplicateProduct(db, place, copying) };
  });
}
