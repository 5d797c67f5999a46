import type { Given } from '@mercadito/contracts/endpoint';
import type { getOpeningHours } from '@mercadito/contracts/opening-hours';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { findWeek, type WeekRow } from './opening-hours.queries.ts';
import { closedTodayView, datesView, dayOfRow, dayView, openingStateView, UNTOLD_WEEK } from './week.ts';

type Week = Given<typeof getOpeningHours>;

/** When and where something is looked at whose hours it shows. */
export interface Moment {
  readonly now: Date;
  readonly config: Pick<Config, 'timeZone' | 'ownersNeedSubscription'>;
}

/** A week as its customers see it. */
export function weekView({ days, updated_at }: WeekRow, { now, config }: Moment): Week {
  const told = days.map(dayOfRow);
  const week = told.filter(({ date }) => date === undefined);
  return {
    days: (week.length === 0 ? UNTOLD_WEEK : week).map(dayView),
    dates: datesView(told, localTime(now, config.timeZone).date),
    ...openingStateView(days, now, config.timeZone),
    closed_today: closedTodayView(days, now, config.timeZone),
    updated_at,
  };
}

/**
 * A company's week.
 * @throws 404 when there is no such company
 */
export async function showWeek(db: Db, companyId: number, moment: Moment): Promise<Week> {
  const week = await findWeek(db, companyId);
  if (!week) throw notFound('Company');
  return weekView(week, moment);
}
