export { followTown } from './follow-town.ts';
export { registerTown } from './town.routes.ts';
export { deliveryHoursView } from './town-view.ts';
