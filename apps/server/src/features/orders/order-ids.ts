import type { OfOrder, OfTakenOrder } from '@mercadito/domain/events/event-ids';
import type { LockedOrder } from './orders.queries.ts';

type Ids = Pick<LockedOrder, 'id' | 'transaction_id' | 'user_id' | 'company_ids'>;

/** What an event of an order carries of it. */
export const idsOfOrder = (order: Ids): OfOrder => ({
  orderId: order.id,
  transactionId: order.transaction_id,
  customerId: order.user_id,
  companyIds: order.company_ids,
});

/** And of one that its driver, where it had one, has no more. */
export const idsOfTakenOrder = (order: LockedOrder): OfTakenOrder => ({
  ...idsOfOrder(order),
  formerDriverUserId: order.driver_user_id,
});
