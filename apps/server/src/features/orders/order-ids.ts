import type { OfOrder } from '@mercadito/domain/events/domain-event';
import type { LockedOrder } from './orders.queries.ts';

/** What an event of an order carries of it. */
export const idsOfOrder = (order: LockedOrder): OfOrder => ({
  orderId: order.id,
  transactionId: order.transaction_id,
  customerId: order.user_id,
  companyIds: order.company_ids,
});
