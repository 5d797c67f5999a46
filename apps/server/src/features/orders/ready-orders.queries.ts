import type { Db } from '../../database/connection.ts';

/** A business's part of an order of which it has one. */
export const findPartOf = (db: Db, orderId: number, companyId: number) =>
  db
    .selectFrom('order_companies')
    .select(['id', 'ready_at', 'picked_up_at'])
    .where('order_id', '=', orderId)
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();

/** Notes when a business's part was ready, and who said so; null that it is not. Call it under the order's lock. */
export async function setReady(
  transaction: Db,
  partId: number,
  ready: { readonly by: number; readonly now: Date } | null,
): Promise<void> {
  await transaction
    .updateTable('order_companies')
    .set({ ready_at: ready?.now.toISOString() ?? null, ready_by: ready?.by ?? null })
    .where('id', '=', partId)
    .execute();
}
