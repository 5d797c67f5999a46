import { hasEnded } from '@mercadito/domain/orders/order-status';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { idsOfOrder } from './order-ids.ts';
import { lockParts, setSeen } from './seen-orders.queries.ts';

interface Seeing {
  readonly companyId: number;
  readonly transactionIds: readonly string[];
  readonly actorId: number;
  readonly now: Date;
}

/**
 * Somebody of a business has seen its orders: the first time counts, and its customer is told of it (ORDER-16). What has ended is
 * nobody's to see to any more.
 * @throws 404 for an order that is not theirs
 */
export async function markSeen(db: Db, { companyId, transactionIds, actorId, now }: Seeing): Promise<void> {
  const found = await lockParts(db, companyId, transactionIds);
  if (found.length < new Set(transactionIds).size) throw notFound('Order');
  const parts = found.filter(({ seen_at, status }) => seen_at === null && !hasEnded(status));
  if (parts.length === 0) return;
  await setSeen(
    db,
    parts.map((part) => part.order_company_id),
    actorId,
    now,
  );
  for (const { order_company_id: orderCompanyId, ...order } of parts) {
    record(db, { type: 'order.seen_by_business', ...idsOfOrder(order), companyId, orderCompanyId });
  }
}
