import type { OpeningDay } from '@mercadito/contracts/opening-hours';
import { type Day, weekdayName } from '@mercadito/domain/opening-hours/day';
import type { OpeningDaysTable } from '../../database/tables.ts';

/** A row of `opening_days`, as queries of any feature read it along with its company. */
export type OpeningDayRow = Pick<OpeningDaysTable, 'weekday' | 'opens' | 'shuts' | 'break_start' | 'break_end'> & {
  readonly closed: boolean;
};

/** A stored day as the domain's rules take it. */
export function dayOfRow(row: OpeningDayRow): Day {
  const { weekday, closed, opens, shuts, break_start: start, break_end: end } = row;
  return {
    number: weekday,
    closed,
    schedule: opens !== null && shuts !== null ? [{ opens, shuts }] : [],
    break: start !== null && end !== null ? [{ start, end }] : [],
  };
}

/** A day as the wire shows it. */
export function dayView(day: Day): OpeningDay {
  return {
    number: day.number,
    name: weekdayName(day.number),
    closed: day.closed,
    schedule: [...day.schedule],
    break: [...day.break],
  };
}
