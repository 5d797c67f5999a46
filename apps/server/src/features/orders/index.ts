export { setItemStatus } from './item-status.queries.ts';
export { lockOrder, lockOrderAndStock, moveOrder } from './move-order.ts';
export { idsOfOrder } from './order-ids.ts';
export { findOrder, type OrderRecord, selectOrders } from './order-record.queries.ts';
export {
  countOrders,
  ORDERS_PAGE_SIZE,
  type OrderSummaryRow,
  selectOrderSummaries,
} from './order-summaries.queries.ts';
export { orderItemView } from './order-view.ts';
export { insertEvent, type LockedOrder } from './orders.queries.ts';
export { registerOrders } from './orders.routes.ts';
