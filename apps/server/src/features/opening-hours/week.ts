import type { OpeningDay } from '@mercadito/contracts/opening-hours';
import { countsFrom } from '@mercadito/domain/opening-hours/counts-from';
import { type Day, WEEKDAY_NAMES, weekdayName } from '@mercadito/domain/opening-hours/day';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { openingStateAt } from '@mercadito/domain/opening-hours/next-change';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** A row of `opening_days`, as queries of any feature read it along with its company. */
export type OpeningDayRow = Pick<
  Tables['opening_days'],
  'weekday' | 'opens' | 'shuts' | 'break_start' | 'break_end'
> & {
  readonly closed: boolean;
};

/** A company's stored days, Monday first, as a column of a query on `companies`. */
export const OPENING_DAYS: RawBuilder<OpeningDayRow[]> = sql<OpeningDayRow[]>`(
  select coalesce(json_agg(json_build_object('weekday', weekday, 'closed', closed, 'opens', opens, 'shuts', shuts,
    'break_start', break_start, 'break_end', break_end) order by weekday), '[]')
  from opening_days where company_id = companies.id)`;

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * The SQL of `isOpen` in the domain, which is false for a business without hours. Those that are open are read once a statement.
 * @param column the id of a row's business
 */
export function isOpenAt(column: string, now: Date, timeZone: string): RawBuilder<SqlBool> {
  const { weekday, minutes } = localTime(now, timeZone);
  const clock = clockOf(minutes);
  return sql<SqlBool>`${sql.ref(column)} in (
    select day.company_id from opening_days as day
    where day.weekday = ${weekday} and not day.closed
      and ${clock} collate "C" between day.opens and day.shuts
      and (day.break_start is null or ${clock} collate "C" < day.break_start or ${clock} collate "C" >= day.break_end))`;
}

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

/** Whether a company of these stored days is open, as the wire has it. */
export function openingStateView(rows: readonly OpeningDayRow[], now: Date, timeZone: string) {
  const { isOpenNow, nextChangeAt } = openingStateAt(rows.map(dayOfRow), now, timeZone);
  return { is_open_now: isOpenNow, next_change_at: nextChangeAt };
}

/** From when on what waits for a company of these stored days counts, as the wire has it (ORDER-16). */
export const countsFromView = (rows: readonly OpeningDayRow[], since: string, now: Date, timeZone: string): string =>
  countsFrom(rows.map(dayOfRow), new Date(since), now, timeZone).toISOString();

/** The week of a business that has registered no hours: no day has any, and none is marked closed. */
export const UNTOLD_WEEK: readonly Day[] = WEEKDAY_NAMES.map((_, index) => ({
  number: index + 1,
  closed: false,
  schedule: [],
  break: [],
}));

/** A day of the domain as it is stored. */
export function rowOfDay({ number, closed, schedule, break: rest }: Day): OpeningDayRow {
  return {
    weekday: number,
    closed,
    opens: schedule[0]?.opens ?? null,
    shuts: schedule[0]?.shuts ?? null,
    break_start: rest[0]?.start ?? null,
    break_end: rest[0]?.end ?? null,
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
