export { registerOpeningHours } from './opening-hours.routes.ts';
export type { Moment } from './show-week.ts';
export {
  closedTodayView,
  countsFromView,
  isOpenAt,
  OPENING_DAYS,
  type OpeningDayRow,
  openingDaysOf,
  openingStateView,
} from './week.ts';
