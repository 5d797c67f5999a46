import type { Parsed } from '@mercadito/contracts/endpoint';
import type { setOpeningHours as contract } from '@mercadito/contracts/opening-hours';
import { applyHours, type DayEdit, hoursRefusals, TIME_NAMES } from '@mercadito/domain/opening-hours/edit-hours';
import type { Db } from '../../database/connection.ts';
import { invalidFields, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import { findWeek, lockCompanyOfWeek, setWeek } from './opening-hours.queries.ts';
import { type Moment, weekView } from './show-week.ts';
import { dayOfRow, rowOfDay } from './week.ts';

type Edit = Parsed<typeof contract>['body'];
type EditedDay = Edit['opening_hours'][number];

const editOf = ({ day_no, opens, shuts, break_start, break_end }: EditedDay): DayEdit => ({
  number: day_no,
  opens: opens ?? '',
  shuts: shuts ?? '',
  breakStart: break_start ?? '',
  breakEnd: break_end ?? '',
});

function problemsOf(edits: readonly DayEdit[]): Record<string, string[]> {
  const problems = edits.flatMap((day, index) =>
    hoursRefusals(day).map(({ field, text }) => [`opening_hours.${index}.${TIME_NAMES[field]}`, text] as const),
  );
  const byField = Map.groupBy(problems, ([field]) => field);
  return Object.fromEntries([...byField].map(([field, group]) => [field, group.map(([, text]) => text)]));
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
  const problems = problemsOf(edits);
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
