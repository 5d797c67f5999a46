import { isDeepStrictEqual } from 'node:util';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { setOpeningDates as contract } from '@mercadito/contracts/opening-hours';
import { DATE_KEPT_DAYS, type DateProblem, datesProblems } from '@mercadito/domain/opening-hours/dates';
import type { Day } from '@mercadito/domain/opening-hours/day';
import { dayAfter } from '@mercadito/domain/opening-hours/edit-hours';
import { addDays, localTime } from '@mercadito/domain/opening-hours/local-time';
import type { Db } from '../../database/connection.ts';
import { invalidFields } from '../../platform/problems/errors.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import { renewVersion, setDates } from './opening-hours.queries.ts';
import { lockHours, problemsOfTimes, timesGiven } from './set-opening-hours.ts';
import { type Moment, weekView } from './show-week.ts';
import { dayOfRow, timesOfRow } from './week.ts';

type Edit = Parsed<typeof contract>['body'];

const TEXTS: Readonly<Record<DateProblem, string>> = {
  date_over: 'This day is over',
  date_far: 'Is more than two years ahead',
  date_twice: 'Has the same date twice',
};

type DayByDate = Day & { readonly date: string };

const dayOf = ({ date, ...times }: Edit['dates'][number]): DayByDate => ({
  date,
  ...dayAfter({ number: localTime(new Date(`${date}T12:00:00Z`), 'UTC').weekday, ...timesGiven(times) }),
});

/** What stands on record of them. */
const textOf = (days: readonly DayByDate[]): string => {
  const hoursOf = ({ schedule: [hours], break: [rest] }: Day) =>
    hours ? `${hours.opens}-${hours.shuts}${rest ? ` (${rest.start}-${rest.end})` : ''}` : '–';
  return days.map((day) => `${day.date} ${hoursOf(day)}`).join('; ');
};

const byDate = (one: DayByDate, other: DayByDate) => (one.date < other.date ? -1 : 1);

/**
 * Sets all days by date from today on (HOURS-11); what changes nothing is no change.
 * @throws 400 with the words of docs/product on `dates.<index>.<field>`, 404 when there is no such company, 409 `no_hours` when
 *   it has no week and `changed_meanwhile` when its hours are newer than what was read
 */
export async function setOpeningDates(
  transaction: Db,
  companyId: number,
  { dates, updated_at }: Edit,
  moment: Moment,
): Promise<void> {
  const { date: today } = localTime(moment.now, moment.config.timeZone);
  const problems = problemsOfTimes(dates.map(timesGiven), 'dates');
  const wrong = datesProblems(
    dates.map(({ date }) => date),
    today,
  );
  for (const [at, problem] of wrong) problems[`dates.${at}.date`] = [TEXTS[problem]];
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const stored = await lockHours(transaction, companyId);
  await refuseEditConflict(stored, updated_at, () => weekView(stored, moment));
  const before = stored.days
    .map(dayOfRow)
    .flatMap((day) => (day.date !== undefined && !day.isPause && day.date >= today ? [{ ...day, date: day.date }] : []))
    .map(({ isPause: _, ...day }) => day)
    .toSorted(byDate);
  const after = dates.map(dayOf).toSorted(byDate);
  if (isDeepStrictEqual(textOf(before), textOf(after))) return;
  const rows = after.map((day) => ({ date: day.date, ...timesOfRow(day) }));
  await setDates(transaction, companyId, rows, { from: today, keptFrom: addDays(today, -DATE_KEPT_DAYS) });
  await renewVersion(transaction, companyId, moment.now);
  recordChange(transaction, {
    kind: 'changeHours',
    id: companyId,
    companyId,
    before: { dates: textOf(before) },
    after: { dates: textOf(after) },
  });
  record(transaction, { type: 'opening_hours.dates_set', companyId });
}
