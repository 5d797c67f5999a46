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
export interface CustomerRecordRow {
  readonly is_known: boolean;
  readonly failed_of_number: number;
  readonly failed_of_address: number;
}

const addressKeyOf = (orders: string) =>
  sql<
    string | null
  >`delivery_address_key(${sql.ref(`${orders}.neighborhood`)}, ${sql.ref(`${orders}.street_1`)}, ${sql.ref(`${orders}.exterior_number`)})`;

/** How often other orders failed since the last delivered one, of those with one telephone or at one address. */
const failedSince = (
  of: (orders: string) => RawBuilder<unknown>,
  is: RawBuilder<unknown>,
  id: RawBuilder<number>,
) => sql`(
  select count(*)::int from orders as other
  join order_events on order_events.order_id = other.id and order_events.kind = 'delivery_failed'
  where ${of('other')} = ${is} and other.id <> ${id} and other.status_changed_at > coalesce((
    select done.status_changed_at from orders as done where ${of('done')} = ${is} and done.status = 'delivered'
    order by done.status_changed_at desc limit 1), '-infinity'))`;

/** What other orders tell of whoever made this one (DISPATCH-13), each from an index. */
export const customerRecordOf = ({
  id,
  userId,
  telephone,
  addressKey,
}: Ordered) => sql<CustomerRecordRow>`json_build_object(
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
