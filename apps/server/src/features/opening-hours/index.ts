export { dayOfRow, type OpeningDayRow } from './week.ts';
