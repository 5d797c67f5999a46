export { registerOpeningHours } from './opening-hours.routes.ts';
export type { Moment } from './show-week.ts';
export { countsFromView, isOpenAt, OPENING_DAYS, type OpeningDayRow, openingStateView } from './week.ts';
