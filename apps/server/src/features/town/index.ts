export { followTown } from './follow-town.ts';
export { DELIVERY_FEES } from './town.queries.ts';
export { registerTown } from './town.routes.ts';
export { deliveryHoursView } from './town-view.ts';
