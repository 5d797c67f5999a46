export { knockForOrders, knockWay } from './knock-for-orders.job.ts';
