import type { OpeningDate, OpeningDay } from '@mercadito/contracts/opening-hours';
import { countsFrom } from '@mercadito/domain/opening-hours/counts-from';
import { type Day, WEEKDAY_NAMES, weekdayName } from '@mercadito/domain/opening-hours/day';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { closedToday, openingStateAt } from '@mercadito/domain/opening-hours/next-change';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** A row of `opening_days`, as queries of any feature read it along with its company. */
export type OpeningDayRow = Pick<
  Tables['opening_days'],
  'weekday' | 'opens' | 'shuts' | 'break_start' | 'break_end'
> & {
  readonly closed: boolean;
  /** Of a day by date: `YYYY-MM-DD`. */
  readonly date?: string | null;
  readonly is_pause?: boolean;
};

/**
 * What a business has stored of its hours, as a column of a query: the week, Monday first, then days by date, and last the day
 * for which it is closed by a tap, which counts before what its date says.
 * @param column the id of the business
 */
export const openingDaysOf = (column: string): RawBuilder<OpeningDayRow[]> => sql<OpeningDayRow[]>`(
  select coalesce(json_agg(day.said order by day.rank, day.weekday), '[]')
  from (
    select 0 as rank, weekday, json_build_object('weekday', weekday, 'closed', closed, 'opens', opens, 'shuts', shuts,
      'break_start', break_start, 'break_end', break_end) as said
    from opening_days where company_id = ${sql.ref(column)}
    union all
    select 1, 1, json_build_object('weekday', extract(isodow from date::date), 'date', date, 'closed', opens is null,
      'opens', opens, 'shuts', shuts, 'break_start', break_start, 'break_end', break_end)
    from opening_dates where company_id = ${sql.ref(column)}
    union all
    select 2, 1, json_build_object('weekday', extract(isodow from date::date), 'date', date, 'closed', true,
      'is_pause', true)
    from opening_pauses where company_id = ${sql.ref(column)}) as day)`;

/** Those of a query on `companies`. */
export const OPENING_DAYS: RawBuilder<OpeningDayRow[]> = openingDaysOf('companies.id');

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * The SQL of `isOpen` in the domain, which is false for a business without hours. Those that are open are read once a statement.
 * @param column the id of a row's business
 */
export function isOpenAt(column: string, now: Date, timeZone: string): RawBuilder<SqlBool> {
  const { date, weekday, minutes } = localTime(now, timeZone);
  const clock = clockOf(minutes);
  return sql<SqlBool>`${sql.ref(column)} in (
    select day.company_id
    from (
      select company_id, opens, shuts, break_start, break_end from opening_dates where date = ${date}
      union all
      select company_id, opens, shuts, break_start, break_end from opening_days
      where weekday = ${weekday} and not closed
        and company_id not in (select company_id from opening_dates where date = ${date})) as day
    where ${clock} collate "C" between day.opens and day.shuts
      and (day.break_start is null or ${clock} collate "C" < day.break_start or ${clock} collate "C" >= day.break_end)
      and day.company_id not in (select company_id from opening_pauses where date = ${date}))`;
}

/** A stored day as the domain's rules take it. */
export function dayOfRow(row: OpeningDayRow): Day {
  const { weekday, date, is_pause: isPause = false, closed, opens, shuts, break_start: start, break_end: end } = row;
  return {
    number: weekday,
    ...(date && { date, isPause }),
    closed,
    schedule: opens && shuts ? [{ opens, shuts }] : [],
    break: start && end ? [{ start, end }] : [],
  };
}

/** Whether a company of these stored days is open, as the wire has it. */
export function openingStateView(rows: readonly OpeningDayRow[], now: Date, timeZone: string) {
  const { isOpenNow, nextChangeAt } = openingStateAt(rows.map(dayOfRow), now, timeZone);
  return { is_open_now: isOpenNow, next_change_at: nextChangeAt };
}

/** Why a company of these stored days is closed today where its week would not say so, as the wire has it. */
export const closedTodayView = (rows: readonly OpeningDayRow[], now: Date, timeZone: string) =>
  closedToday(rows.map(dayOfRow), now, timeZone);

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

/** The times of a day of the domain as they are stored. */
export const timesOfRow = ({ schedule, break: rest }: Day) => ({
  opens: schedule[0]?.opens ?? null,
  shuts: schedule[0]?.shuts ?? null,
  break_start: rest[0]?.start ?? null,
  break_end: rest[0]?.end ?? null,
});

/** A day of the week of the domain as it is stored. */
export const rowOfDay = (day: Day): OpeningDayRow => ({ weekday: day.number, closed: day.closed, ...timesOfRow(day) });

const hoursView = (day: Day) => ({ closed: day.closed, schedule: [...day.schedule], break: [...day.break] });

/** A day of the week as the wire shows it. */
export const dayView = (day: Day): OpeningDay => ({
  number: day.number,
  name: weekdayName(day.number),
  ...hoursView(day),
});

/** Days by date as the wire shows them, in their order: those to come. */
export const datesView = (days: readonly Day[], today: string): OpeningDate[] =>
  days
    .flatMap((day) =>
      day.date === undefined || day.isPause || day.date < today ? [] : [{ date: day.date, ...hoursView(day) }],
    )
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
