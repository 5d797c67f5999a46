import type { Parsed } from '@mercadito/contracts/endpoint';
import type { setOpeningHours as contract } from '@mercadito/contracts/opening-hours';
import {
  applyHours,
  type DayEdit,
  type DayTimes,
  hoursRefusals,
  TIME_NAMES,
} from '@mercadito/domain/opening-hours/edit-hours';
import type { Db } from '../../database/connection.ts';
import { conflict, invalidFields, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import { findWeek, lockCompanyOfWeek, setWeek } from './opening-hours.queries.ts';
import { type Moment, weekView } from './show-week.ts';
import { dayOfRow, rowOfDay } from './week.ts';

type Edit = Parsed<typeof contract>['body'];
type EditedDay = Edit['opening_hours'][number];

/** The times of a day as a call gives them; what it left out is blank. */
export const timesGiven = ({ opens, shuts, break_start, break_end }: Omit<EditedDay, 'day_no'>): DayTimes => ({
  opens: opens ?? '',
  shuts: shuts ?? '',
  breakStart: break_start ?? '',
  breakEnd: break_end ?? '',
});

const editOf = ({ day_no, ...times }: EditedDay): DayEdit => ({ number: day_no, ...timesGiven(times) });

/** Which rules (HOURS-6) times of a list break, by their fields in the call. */
export function problemsOfTimes(times: readonly DayTimes[], list: string): Record<string, string[]> {
  const problems = times.flatMap((day, index) =>
    hoursRefusals(day).map(({ field, text }) => [`${list}.${index}.${TIME_NAMES[field]}`, text] as const),
  );
  const byField = Map.groupBy(problems, ([field]) => field);
  return Object.fromEntries([...byField].map(([field, group]) => [field, group.map(([, text]) => text)]));
}

/**
 * Holds a company's hours still, and answers them.
 * @throws 404 when there is no such company, 409 `no_hours` when it has no week
 */
export async function lockHours(transaction: Db, companyId: number) {
  if (!(await lockCompanyOfWeek(transaction, companyId))) throw notFound('Company');
  const stored = await findWeek(transaction, companyId);
  if (!stored?.updated_at) throw conflict('no_hours', 'Set your opening hours first');
  return { ...stored, updated_at: stored.updated_at };
}

// Older than any hours: whoever has read that there are none has read an older version than the first.
const BEFORE_ANY = new Date(0).toISOString();

/**
 * Sets days of a company's week: one that is given replaces that day, given blank it is closed, one left out stays.
 * @throws 400 with the words of docs/product on `opening_hours.<index>.<field>`, 404 when there is no such company, 409
 *   `changed_meanwhile` when the week is newer than what was read
 */
export async function setOpeningHours(
  transaction: Db,
  companyId: number,
  { opening_hours, updated_at }: Edit,
  moment: Moment,
): Promise<void> {
  const edits = opening_hours.map(editOf);
  const problems = problemsOfTimes(edits, 'opening_hours');
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  if (!(await lockCompanyOfWeek(transaction, companyId))) throw notFound('Company');
  const stored = await findWeek(transaction, companyId);
  if (stored?.updated_at) {
    const version = { updated_at: stored.updated_at };
    await refuseEditConflict(version, updated_at === null ? BEFORE_ANY : updated_at, () => weekView(stored, moment));
  }
  const week = applyHours((stored?.days ?? []).map(dayOfRow), edits);
  await setWeek(transaction, companyId, week.map(rowOfDay), moment.now);
  record(transaction, { type: 'opening_hours.set', companyId });
}
