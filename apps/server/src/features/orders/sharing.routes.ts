import * as sharing from '@mercadito/contracts/orders/sharing';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve/serve.ts';
import { endOrderSharing, requireSharedOrder, shareOrder } from './share-order.ts';
import { sharedOrderView } from './shared-order-view.ts';

export function registerOrderSharing(app: FastifyInstance): void {
  serve(app, sharing.shareOrder, ({ db, body, subject, now }) =>
    shareOrder(db, body.transaction_id, { userId: subject.userId, now }),
  );

  serve(app, sharing.endOrderSharing, async ({ db, params, subject }) => {
    await endOrderSharing(db, params.transactionId, subject.userId);
    return { done: true as const };
  });

  serve(app, sharing.getSharedOrder, async ({ db, params, now, reply }) => {
    // Whoever has the address may read it, so that nobody on the way is to keep it or to learn it.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    return sharedOrderView(await requireSharedOrder(db, params.secret, now));
  });
}
