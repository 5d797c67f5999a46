import { recordAsTold } from '@mercadito/domain/dispatch/doubts';
import { OPEN_STATUSES, type Orderer } from '@mercadito/domain/orders/first-orders';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** An order's own values: its columns, or those that it will have. */
interface Ordered {
  readonly id: RawBuilder<number>;
  readonly userId: RawBuilder<number>;
  readonly telephone: RawBuilder<string>;
  /** As `delivery_address_key` has it. */
  readonly addressKey: RawBuilder<string | null>;
}

/** What other orders tell of a customer, as the database has it. */
interface CustomerRecordRow {
  readonly is_known: boolean;
  readonly failed_of_number: number;
  readonly failed_of_address: number;
}

const addressKeyOf = (orders: string) =>
  sql<
    string | null
  >`delivery_address_key(${sql.ref(`${orders}.neighborhood`)}, ${sql.ref(`${orders}.street_1`)}, ${sql.ref(`${orders}.exterior_number`)})`;

/**
 * How often other orders failed since the last one was delivered, of those with one telephone or at one address: by when it
 * happened, as an order changes afterwards too. No order has changed before, which bounds what is read.
 */
const failedSince = (
  of: (orders: string) => RawBuilder<unknown>,
  is: RawBuilder<unknown>,
  id: RawBuilder<number>,
) => sql`(
  select count(*)::int from orders as other
  join order_events on order_events.order_id = other.id and order_events.kind = 'delivery_failed',
  (select coalesce((
    select done.delivered_at from orders as done where ${of('done')} = ${is} and done.status = 'delivered'
    order by done.status_changed_at desc limit 1), '-infinity') as delivered_at) as last_good
  where ${of('other')} = ${is} and other.id <> ${id} and other.status_changed_at > last_good.delivered_at
    and order_events.created_at > last_good.delivered_at)`;

/** What other orders tell of whoever made this one (DISPATCH-13), each from an index. */
const customerRecordOf = ({ id, userId, telephone, addressKey }: Ordered) => sql<CustomerRecordRow>`json_build_object(
  'is_known', exists (select from orders as known where known.telephone_number = ${telephone}
    and known.user_id = ${userId} and known.status = 'delivered'),
  'failed_of_number', ${failedSince((orders) => sql.ref(`${orders}.telephone_number`), telephone, id)},
  'failed_of_address', ${failedSince(addressKeyOf, addressKey, id)})`;

/** What they tell of each order that a statement reads. */
export const CUSTOMER_RECORD = customerRecordOf({
  id: sql.ref('orders.id'),
  userId: sql.ref('orders.user_id'),
  telephone: sql.ref('orders.telephone_number'),
  addressKey: addressKeyOf('orders'),
});

/** What other orders tell of whoever made an order that is there. */
export async function findCustomerRecord(db: Db, orderId: number): Promise<CustomerRecordRow> {
  const { record } = await db
    .selectFrom('orders')
    .select(CUSTOMER_RECORD.as('record'))
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return record;
}

/** Who is about to order, and where it is to go. */
export interface OrderingPerson {
  readonly userId: number;
  readonly telephone_number: string;
  readonly neighborhood: string;
  readonly street_1: string;
  readonly exterior_number: string;
}

/** What is known of somebody before the order is there. */
export async function findOrderer(db: Db, person: OrderingPerson): Promise<Orderer> {
  const { userId, telephone_number, neighborhood, street_1, exterior_number } = person;
  const record = customerRecordOf({
    id: sql`0`,
    userId: sql`${userId}`,
    telephone: sql`${telephone_number}`,
    addressKey: sql`delivery_address_key(${neighborhood}, ${street_1}, ${exterior_number})`,
  });
  const own = db.selectFrom('orders').where('orders.user_id', '=', userId);
  const row = await db
    .selectNoFrom((known) => [
      record.as('record'),
      known.exists(own.select('orders.id').where('orders.status', '=', 'delivered')).as('has_received'),
      own
        .select((orders) => orders.fn.countAll<number>().as('count'))
        .where('orders.status', 'in', OPEN_STATUSES)
        .as('open_orders'),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...recordAsTold(row.record),
    hasReceived: Boolean(row.has_received),
    openOrders: row.open_orders ?? 0,
  };
}
