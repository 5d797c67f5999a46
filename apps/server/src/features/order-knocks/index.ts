export { knockForOrders, knockWay, ringByNewHours, ringsAtOpening } from './knock-for-orders.job.ts';
