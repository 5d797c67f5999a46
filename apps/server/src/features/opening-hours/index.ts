export { registerOpeningHours } from './opening-hours.routes.ts';
export { dayOfRow, OPENING_DAYS } from './week.ts';
