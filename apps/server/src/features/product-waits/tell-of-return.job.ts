import * as z from 'zod';
import { databaseTime } from '../../database/identity.ts';
import { inTransaction } from '../../database/transaction.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { LOOK_FOR_RETURNED } from '../../platform/messages/awaited-products.ts';
import { tell } from '../../platform/record/audit.ts';
import { takesOrdersNow } from '../taking-orders/index.ts';
import { forgetTold, lockAwaited, takeLongestWaiting } from './returned-products.queries.ts';

/**
 * Tells those who wait for products of a business what can be bought again: as many as there are pieces, whoever has waited longest
 * first (MESSAGE-14). By which write it came back does not matter: who waits is what it was before, and what it is now is read here.
 */
export const tellOfReturn = defineJob(LOOK_FOR_RETURNED, {
  payload: z.object({ company_id: z.int() }),
  run: async ({ company_id: companyId }, { services: { config, database } }) => {
    await inTransaction(database.db, async (db) => {
      const now = await databaseTime(db);
      for (const { id: productId, owner, ...product } of await lockAwaited(db, companyId)) {
        if (!product.is_on_sale || !takesOrdersNow(owner, { now, config })) {
          await forgetTold(db, productId);
          continue;
        }
        const people = await takeLongestWaiting(db, productId, product.quantity_manage ? product.stock : null, now);
        await tell(
          db,
          people.map((customerId) => ({ type: 'product_wait.fulfilled', customerId, productId })),
        );
      }
    });
  },
});
