export { CUSTOMER_RECORD, findCustomerRecord } from './customer-record.queries.ts';
export { keywordFactsView } from './keyword-facts-view.ts';
export { lockOrder, lockOrderAndStock, moveOrder, timesOf } from './move-order.ts';
export { amountsView, cashView, dueOf, type TakenRow, takenView } from './order-amounts.ts';
export { idsOfOrder } from './order-ids.ts';
export { findOrder, type OrderRecord, selectOrders } from './order-record.queries.ts';
export { endAllShares, sweepOrderShares } from './order-shares.queries.ts';
export {
  countOrders,
  ITEM_STATUSES_OF_PART,
  ORDERS_PAGE_SIZE,
  type OrderSummaryRow,
  selectOrderSummaries,
} from './order-summaries.queries.ts';
export { instantOf, orderItemView } from './order-view.ts';
export {
  insertEvent,
  type LockedOrder,
  lockOrderAfter,
  setOnWayAt,
  setPickedUpAt,
  setWrongTries,
} from './orders.queries.ts';
export { registerOrders } from './orders.routes.ts';
export { releaseOrders, releaseOrdersLater } from './release-orders.job.ts';
export { tellWaiting } from './tell-waiting.job.ts';
export { findItem, writeItemStatus } from './write-item-status.ts';
