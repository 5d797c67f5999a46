export { registerOpeningHours } from './opening-hours.routes.ts';
export type { Moment } from './show-week.ts';
export { OPENING_DAYS, openingStateView } from './week.ts';
