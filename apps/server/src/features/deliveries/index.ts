export { registerDeliveries } from './deliveries.routes.ts';
export { ensureDriver, retireDriver } from './drivers.queries.ts';
