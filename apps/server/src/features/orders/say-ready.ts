import type { Parsed } from '@mercadito/contracts/endpoint';
import type { sayOrderReady as contract } from '@mercadito/contracts/orders/company';
import { canSayReady, type ReadyRefusal } from '@mercadito/domain/orders/ready';
import type { Db } from '../../database/connection.ts';
import { conflict } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { markSeen } from './mark-seen.ts';
import { lockOrder } from './move-order.ts';
import { idsOfOrder } from './order-ids.ts';
import { findPartOf, setReady } from './ready-orders.queries.ts';

const WORDS: Readonly<Record<ReadyRefusal, string>> = {
  order_not_open: 'The order is not open any more.',
  already_picked_up: 'The driver has picked this up already.',
};

interface Speaker {
  readonly companyId: number;
  readonly actorId: number;
  readonly now: Date;
}

/**
 * A business says that its part of an order is ready to be fetched, or is not yet after all (ORDER-19). What is so already stays as
 * it is. Whoever has prepared an order has seen it.
 * @throws 404 for an order of somebody else; 409 `order_not_open`, `already_picked_up`
 */
export async function sayReady(
  db: Db,
  { transaction_id: transactionId, is_ready: isReady }: Parsed<typeof contract>['body'],
  { companyId, actorId, now }: Speaker,
): Promise<void> {
  const order = await lockOrder(db, transactionId, { companyId });
  const part = await findPartOf(db, order.id, companyId);
  const verdict = canSayReady({ order, isPickedUp: part.picked_up_at !== null });
  if (!verdict.allowed) throw conflict(verdict.refusal, WORDS[verdict.refusal]);
  if ((part.ready_at !== null) === isReady) return;
  await markSeen(db, { companyId, transactionIds: [transactionId], actorId, now });
  await setReady(db, part.id, isReady ? { by: actorId, now } : null);
  const type = isReady ? 'order_company.made_ready' : 'order_company.made_unready';
  record(db, { type, ...idsOfOrder(order), companyId, orderCompanyId: part.id });
}
