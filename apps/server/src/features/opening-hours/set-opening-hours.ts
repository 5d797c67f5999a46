import type { Parsed } from '@mercadito/contracts/endpoint';
import type { setOpeningHours as contract, OpeningDay } from '@mercadito/contracts/opening-hours';
import {
  applyHours,
  type DayEdit,
  type HoursRefusalCode,
  hoursRefusals,
} from '@mercadito/domain/opening-hours/edit-hours';
import type { Db } from '../../database/connection.ts';
import { invalidFields, notFound } from '../../platform/errors.ts';
import { record } from '../../platform/record.ts';
import { findWeek, lockCompanyOfWeek, setWeek } from './opening-hours.queries.ts';
import { dayOfRow, dayView, rowOfDay } from './week.ts';

type EditedDay = Parsed<typeof contract>['body']['opening_hours'][number];
type Field = 'opens' | 'shuts' | 'break_start' | 'break_end';

const editOf = ({ day_no, opens, shuts, break_start, break_end }: EditedDay): DayEdit => ({
  number: day_no,
  opens: opens ?? '',
  shuts: shuts ?? '',
  breakStart: break_start ?? '',
  breakEnd: break_end ?? '',
});

/** The field to mend first: the one that is missing where one is, else the one the message speaks of. */
const FIELD_OF: Record<HoursRefusalCode, (day: DayEdit) => Field> = {
  only_one_of_opens_and_shuts: ({ opens }) => (opens === '' ? 'opens' : 'shuts'),
  break_without_hours: ({ opens }) => (opens === '' ? 'opens' : 'shuts'),
  only_one_break_time: ({ breakStart }) => (breakStart === '' ? 'break_start' : 'break_end'),
  two_times_equal: () => 'opens',
  break_start_is_break_end: () => 'break_start',
  opens_not_before_shuts: () => 'opens',
  break_outside_hours: () => 'break_start',
  break_start_not_before_break_end: () => 'break_start',
};

function problemsOf(edits: readonly DayEdit[]): Record<string, string[]> {
  const problems = edits.flatMap((day, index) =>
    hoursRefusals(day).map(({ code, text }) => [`opening_hours.${index}.${FIELD_OF[code](day)}`, text] as const),
  );
  const byField = Map.groupBy(problems, ([field]) => field);
  return Object.fromEntries([...byField].map(([field, group]) => [field, group.map(([, text]) => text)]));
}

/**
 * Sets days of a company's week: one that is given replaces that day, given blank it is closed, one left out stays.
 * @throws 400 with the specification's words on `opening_hours.<index>.<field>`, 404 when there is no such company
 */
export async function setOpeningHours(
  transaction: Db,
  companyId: number,
  days: readonly EditedDay[],
): Promise<OpeningDay[]> {
  const edits = days.map(editOf);
  const problems = problemsOf(edits);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  if (!(await lockCompanyOfWeek(transaction, companyId))) throw notFound('Company');
  const stored = await findWeek(transaction, companyId);
  const week = applyHours((stored?.days ?? []).map(dayOfRow), edits);
  await setWeek(transaction, companyId, week.map(rowOfDay));
  record(transaction, { type: 'opening_hours.set', companyId });
  return week.map(dayView);
}
