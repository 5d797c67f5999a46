import { IN_HAND_STATUSES } from '@mercadito/domain/orders/order-status';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../database/connection.ts';
import { countUpTo } from '../../platform/lists/count-up-to.ts';
import { type NumberedPage, offsetOf, REACHED_ROWS } from '../../platform/lists/paging.ts';
import { OPENING_DAYS } from '../opening-hours/index.ts';
import { itemsOf } from './order-record.queries.ts';

const ofCompany = (db: Db, companyId: number) =>
  db.selectFrom('order_companies').where('order_companies.company_id', '=', companyId);

/** A business's share of its orders. */
const sharesOf = (db: Db, companyId: number) =>
  ofCompany(db, companyId)
    .select((company) => [
      'order_companies.total_cents',
      'order_companies.seen_at',
      'order_companies.ready_at',
      'order_companies.picked_up_at',
      jsonArrayFrom(itemsOf(company)).as('items'),
    ])
    .innerJoin('orders', 'orders.id', 'order_companies.order_id')
    .leftJoin('drivers', 'drivers.id', 'orders.driver_id')
    .leftJoin('users as driver_users', 'driver_users.id', 'drivers.user_id')
    .select(['orders.transaction_id', 'orders.status', 'orders.awaits_confirmation', 'orders.created_at'])
    .select(['orders.first_name', 'orders.neighborhood', 'orders.shipped_at', 'orders.delivered_at'])
    .select('driver_users.first_name as driver_first_name');

/** Newest first as its index has them: an order's number grows with its date. Of those before the page nothing else is read. */
export async function listOrdersOfCompany(db: Db, companyId: number, page: NumberedPage) {
  if (offsetOf(page) >= REACHED_ROWS) return [];
  const ofPage = ofCompany(db, companyId)
    .select('order_companies.order_id')
    .orderBy('order_companies.order_id', 'desc')
    .limit(page.size)
    .offset(offsetOf(page));
  return sharesOf(db, companyId)
    .where('order_companies.order_id', 'in', ofPage)
    .orderBy('order_companies.order_id', 'desc')
    .execute();
}

const MOST_UNSEEN = 100;

/** Those that wait or are on their way and that nobody of the business has seen, newest first. */
export const selectUnseenOfCompany = (db: Db, companyId: number) =>
  sharesOf(db, companyId)
    .where('order_companies.seen_at', 'is', null)
    .where('order_companies.ended_unseen', '=', false)
    .where('orders.status', 'in', IN_HAND_STATUSES)
    .orderBy('order_companies.order_id', 'desc')
    .limit(MOST_UNSEEN);

/** The stored days of a business. */
export async function findDaysOf(db: Db, companyId: number) {
  const company = db.selectFrom('companies').select(OPENING_DAYS.as('days')).where('id', '=', companyId);
  return (await company.executeTakeFirst())?.days ?? [];
}

export function findOrderOfCompany(db: Db, companyId: number, transactionId: string) {
  return sharesOf(db, companyId).where('orders.transaction_id', '=', transactionId).executeTakeFirst();
}

export type CompanyOrderRow = Awaited<ReturnType<typeof listOrdersOfCompany>>[number];

/** How many there are, no further than pages reach. */
export async function countOrdersOfCompany(db: Db, companyId: number): Promise<number> {
  const orders = ofCompany(db, companyId).select('order_companies.order_id');
  const { count } = await countUpTo(db, orders, REACHED_ROWS).executeTakeFirstOrThrow();
  return count;
}
