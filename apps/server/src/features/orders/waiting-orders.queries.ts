import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../database/connection.ts';
import { OPENING_DAYS } from '../opening-hours/index.ts';
import { COMPANY_IDS } from './orders.queries.ts';

/** An order that waits for a driver, with the hours of its businesses; undefined where it does not wait. */
export function findWaiting(db: Db, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['orders.id', 'orders.transaction_id', 'orders.user_id', 'orders.status_changed_at'])
    .select(COMPANY_IDS.as('company_ids'))
    .select((order) =>
      jsonArrayFrom(
        order
          .selectFrom('order_companies')
          .leftJoin('companies', 'companies.id', 'order_companies.company_id')
          .select(OPENING_DAYS.as('days'))
          .whereRef('order_companies.order_id', '=', 'orders.id'),
      ).as('parts'),
    )
    .where('orders.id', '=', orderId)
    .where('orders.status', '=', 'pending')
    .executeTakeFirst();
}

export type WaitingRow = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;
