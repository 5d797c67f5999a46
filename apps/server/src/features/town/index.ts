export { followTown } from './follow-town.ts';
export { CONFIRMS_ORDERS, DELIVERY_FEES, DRIVERS_PAY_SHOPS, holdConfirming, requireTown } from './town.queries.ts';
export { registerTown } from './town.routes.ts';
export { deliveryHoursView } from './town-view.ts';
