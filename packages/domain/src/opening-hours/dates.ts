import { addDays } from './local-time.ts';
import { MOST_DAYS_AHEAD } from './week.ts';

/** How long a day by date is kept once it is over: what came before it counts from an opening after it (`countsFrom`). */
export const DATE_KEPT_DAYS = 14;

/**
 * What makes no sense of days by date: one that is over, one more than two years ahead, or one told of twice.
 * @returns by its place in the list
 */
export function datesProblems(dates: readonly string[], today: string): ReadonlyMap<number, DateProblem> {
  const last = addDays(today, MOST_DAYS_AHEAD);
  const problems = new Map<number, DateProblem>();
  for (const [at, date] of dates.entries()) {
    if (date < today) problems.set(at, 'date_over');
    else if (date > last) problems.set(at, 'date_far');
    else if (dates.indexOf(date) < at) problems.set(at, 'date_twice');
  }
  return problems;
}

export type DateProblem = 'date_over' | 'date_far' | 'date_twice';
