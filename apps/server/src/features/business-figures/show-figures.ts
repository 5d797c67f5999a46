import type { BusinessFigures } from '@mercadito/contracts/business-figures';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { daysUpTo, firstDayOf, salesPeriods } from '@mercadito/domain/orders/sales';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import type { Moment } from '../opening-hours/index.ts';
import { findBusinessState, sumSales } from './business-figures.queries.ts';
import { bestSellerView, businessStateView, daySalesView, missedView, salesView } from './figures-view.ts';
import { DAYS_SHOWN, listSoldOutRequests } from './sold-out-requests.queries.ts';

const DAYS_OF_MONTH = 30;

const firstOf = (count: number, { now, config }: Moment) => firstDayOf(count, now, config.timeZone);

async function showSales(db: Db, companyId: number, since: Parameters<typeof sumSales>[2], { now, config }: Moment) {
  const days = daysUpTo(now, config.timeZone);
  const begins = days.map((day) => day.begins);
  const sold = await sumSales(db, companyId, since, begins);
  const byDay = days.map(({ date }, index) => {
    const row = sold.days.find(({ at }) => at === index + 1);
    return { date, orders: row?.orders ?? 0, cents: row?.cents ?? 0 };
  });
  const periods = salesPeriods(byDay, localTime(now, config.timeZone).weekday);
  return {
    today: salesView(periods.today),
    this_week: salesView(periods.thisWeek),
    week_before: salesView(periods.weekBefore),
    last_days: periods.lastDays.map(daySalesView),
    days_before: periods.daysBefore.map(daySalesView),
    best_sellers: sold.best.map(bestSellerView),
  };
}

/**
 * How a business is doing, as its owner sees it at a glance.
 * @throws 404 when there is no such business
 */
export async function showFigures(db: Db, companyId: number, moment: Moment): Promise<BusinessFigures> {
  const month = firstOf(DAYS_OF_MONTH, moment).begins;
  const state = await findBusinessState(db, companyId, month);
  if (!state) throw notFound('Company');
  const [sales, missed] = await Promise.all([
    showSales(db, companyId, { since: month, firstOrder: state.first_order }, moment),
    listSoldOutRequests(db, companyId, firstOf(DAYS_SHOWN, moment).date),
  ]);
  return { ...sales, asked_and_sold_out: missed.map(missedView), ...businessStateView(state, moment.now) };
}
