export { registerOpeningHours } from './opening-hours.routes.ts';
export { OPENING_DAYS, openingStateView } from './week.ts';
