export { knockForOrders, knockWay, ringsAtOpening } from './knock-for-orders.job.ts';
