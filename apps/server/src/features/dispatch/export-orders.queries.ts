import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

const BUSINESSES = sql<string>`(
  select coalesce(string_agg(company_name, '; ' order by id), '') from order_companies where order_id = orders.id)`;

const ITEMS = sql<string>`(
  select coalesce(string_agg(count || ' × ' || name, '; ' order by id), '')
  from order_items where order_id = orders.id and status = 'approved')`;

interface Span {
  readonly begins: Date;
  readonly ends: Date;
}

/** A part of the orders placed in a time, oldest first; `after` is the last one of the part before (index orders_newest). */
export function listExportPart(
  db: Db,
  { begins, ends }: Span,
  { size, after }: { size: number; after?: { created_at: string; id: number } | undefined },
) {
  const orders = db
    .selectFrom('orders')
    .leftJoin('drivers', 'drivers.id', 'orders.driver_id')
    .leftJoin('users as driver_users', 'driver_users.id', 'drivers.user_id')
    .select(['orders.id', 'orders.transaction_id', 'orders.status', 'orders.created_at', 'orders.shipped_at'])
    .select(['orders.delivered_at', 'orders.failed_at', 'orders.cancelled_at', 'orders.declined_at'])
    .select([
      'orders.neighborhood',
      'orders.order_total_cents',
      'orders.delivery_fee_cents',
      'orders.delivery_description',
    ])
    .select(['orders.taken_mxn_cents', 'orders.taken_usd_cents', 'orders.change_given_cents'])
    .select(['orders.cancellation_reason', 'driver_users.first_name', 'driver_users.last_name'])
    .select([BUSINESSES.as('businesses'), ITEMS.as('items')])
    .where('orders.created_at', '>=', begins.toISOString())
    .where('orders.created_at', '<', ends.toISOString())
    .orderBy('orders.created_at')
    .orderBy('orders.id')
    .limit(size);
  if (!after) return orders.execute();
  return orders
    .where(sql<boolean>`(orders.created_at, orders.id) > (${after.created_at}::timestamptz, ${after.id})`)
    .execute();
}

export type ExportRow = Awaited<ReturnType<typeof listExportPart>>[number];
