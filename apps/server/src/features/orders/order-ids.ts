import type { OfOrder } from '@mercadito/domain/events/event-ids';
import type { LockedOrder } from './orders.queries.ts';

type Ids = Pick<LockedOrder, 'id' | 'transaction_id' | 'user_id' | 'company_ids'>;

/** What an event of an order carries of it. */
export const idsOfOrder = (order: Ids): OfOrder => ({
  orderId: order.id,
  transactionId: order.transaction_id,
  customerId: order.user_id,
  companyIds: order.company_ids,
});
