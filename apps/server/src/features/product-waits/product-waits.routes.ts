import * as contracts from '@mercadito/contracts/product-waits';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { serve } from '../../platform/serve/serve.ts';
import { lockVisibleProduct } from '../products/index.ts';
import { deleteWait, insertWait, isWaiting } from './product-waits.queries.ts';

export function registerProductWaits(app: FastifyInstance): void {
  serve(app, contracts.getProductWait, async ({ db, actor: { userId }, params: { productId } }) => ({
    is_waiting: await isWaiting(db, userId, productId),
  }));

  serve(app, contracts.awaitProduct, async ({ db, actor, params: { productId } }) => {
    const { userId } = actor;
    // Under its lock: nobody begins to wait for what comes back at that moment.
    if (!(await lockVisibleProduct(db, productId, actor))) throw notFound('Product');
    if (await insertWait(db, userId, productId)) record(db, { type: 'product_wait.begun', userId, productId });
    return { is_waiting: await isWaiting(db, userId, productId) };
  });

  serve(app, contracts.stopAwaitingProduct, async ({ db, actor: { userId }, params: { productId } }) => {
    if (await deleteWait(db, userId, productId)) record(db, { type: 'product_wait.ended', userId, productId });
    return { is_waiting: false };
  });
}
