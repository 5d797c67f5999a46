import { addDays, instantOfLocal, localTime } from '../opening-hours/local-time.ts';
import { countsInTotal, ITEM_STATUSES, type ItemStatus } from './item-status.ts';
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';

const DAYS_SHOWN = 14;
const DAYS_OF_WEEK = 7;

/** Whether an order is a sale: it was placed, and neither cancelled nor declined (FIGURES-1). */
const isSale = (status: OrderStatus): boolean => status !== 'cancelled' && status !== 'declined';

/** Whether an item of an order was sold: what is not there any more is part of no sale (FIGURES-1). */
export function countsAsSold(order: OrderStatus, item: ItemStatus): boolean {
  return isSale(order) && countsInTotal(item);
}

/** The statuses of an order and of its items with which `countsAsSold`, for a query. */
export const SOLD = {
  orders: ORDER_STATUSES.filter(isSale),
  items: ITEM_STATUSES.filter(countsInTotal),
} as const;

/** What a business sold on a day, in MXN cents; `orders` are those with at least one item sold. */
export type Sales = { readonly orders: number; readonly cents: number };

export type DaySales = Sales & {
  /** `YYYY-MM-DD`. */
  readonly date: string;
};

/** A day of the zone's calendar. */
export type ShownDay = { readonly date: string; readonly begins: Date };

/** The first of so many days of the zone's calendar, the last of which is today. */
export function firstDayOf(count: number, now: Date, timeZone: string): ShownDay {
  const date = addDays(localTime(now, timeZone).date, 1 - count);
  return { date, begins: instantOfLocal(date, 0, timeZone) };
}

/** The days up to today, oldest first: a fortnight unless told. */
export function daysUpTo(now: Date, timeZone: string, count = DAYS_SHOWN): ShownDay[] {
  return Array.from({ length: count }, (_, at) => firstDayOf(count - at, now, timeZone));
}

const sumOf = (days: readonly DaySales[]): Sales => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  cents: days.reduce((sum, { cents }) => sum + cents, 0),
});

/**
 * The sales of a fortnight as an owner looks at them (FIGURES-2).
 * @param days fourteen, today the last
 * @param weekday of today, 1 (Monday) to 7 (Sunday): the week begins on Monday
 */
export function salesPeriods(days: readonly DaySales[], weekday: number) {
  return {
    today: sumOf(days.slice(-1)),
    thisWeek: sumOf(days.slice(-weekday)),
    weekBefore: sumOf(days.slice(-DAYS_OF_WEEK - weekday, -DAYS_OF_WEEK)),
    lastDays: days.slice(-DAYS_OF_WEEK),
    daysBefore: days.slice(-DAYS_SHOWN, -DAYS_OF_WEEK),
  };
}
