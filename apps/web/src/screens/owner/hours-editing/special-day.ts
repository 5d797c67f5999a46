import type { Input } from '@mercadito/contracts/endpoint';
import type { OpeningDate, setOpeningDates } from '@mercadito/contracts/opening-hours';
import { type DayTimes, timesOf } from '@mercadito/domain/opening-hours/edit-hours';

type WireDate = Input<typeof setOpeningDates>['dates'][number];

/** A date as the call takes it; without times it is closed. */
export const wireDate = (date: string, { opens, shuts, breakStart, breakEnd }: DayTimes): WireDate => ({
  date,
  opens,
  shuts,
  break_start: breakStart,
  break_end: breakEnd,
});

/** One that is stored. */
export const wireOf = (day: OpeningDate): WireDate => wireDate(day.date, timesOf({ number: 1, ...day }));

/** Without those that are over by now, which a page that was opened before still has and the call refuses. */
export const daysLeft = (days: readonly OpeningDate[], today: string): readonly OpeningDate[] =>
  days.filter(({ date }) => date >= today);
