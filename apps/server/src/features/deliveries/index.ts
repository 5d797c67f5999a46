export { registerDeliveries } from './deliveries.routes.ts';
export { deliveryOrderView } from './delivery-order-view.ts';
export { selectDrivers } from './driver-profiles.queries.ts';
export { driverView } from './driver-view.ts';
export { ensureDriver, retireDriver } from './drivers.queries.ts';
