import { type OrderMoveName, statusAfter, statusesBefore } from '@mercadito/domain/orders/order-status';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { OrderEventsTable, OrdersTable } from '../../database/tables.ts';

/** Whose order it has to be to be found at all. */
export interface OrderOwner {
  readonly userId?: number;
}

const ofOwner = (db: Db, transactionId: string, { userId }: OrderOwner) =>
  db
    .selectFrom('orders')
    .where('orders.transaction_id', '=', transactionId)
    .$if(userId !== undefined, (query) => query.where('orders.user_id', '=', userId ?? 0));

/** The businesses an order is from, those that still exist: read with its row, for the one who has to tell them. */
const COMPANY_IDS = sql<number[]>`(
  select coalesce(json_agg(company_id), '[]') from order_companies
  where order_id = orders.id and company_id is not null)`;

/** Locks an order through whom it belongs to; undefined when it does not exist for them. */
export function lockOrderRow(transaction: Db, transactionId: string, owner: OrderOwner) {
  return ofOwner(transaction, transactionId, owner)
    .select(['orders.id', 'orders.transaction_id', 'orders.status', 'orders.user_id', 'orders.driver_id'])
    .select(COMPANY_IDS.as('company_ids'))
    .forUpdate()
    .executeTakeFirst();
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrderRow>>>;

/** The products an order's items are of, those that still exist. */
export async function listProductIds(db: Db, transactionId: string, owner: OrderOwner): Promise<number[]> {
  const rows = await ofOwner(db, transactionId, owner)
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select('order_items.product_id')
    .where('order_items.product_id', 'is not', null)
    .execute();
  return rows.flatMap((row) => row.product_id ?? []);
}

/** Makes a move, if the order still stands where that move begins; false when it does not. */
export async function setStatus(
  transaction: Db,
  orderId: number,
  move: OrderMoveName,
  changes: Updateable<OrdersTable>,
  now: Date,
): Promise<boolean> {
  const result = await transaction
    .updateTable('orders')
    .set({ ...changes, status: statusAfter(move), status_changed_at: now.toISOString() })
    .where('id', '=', orderId)
    .where('status', 'in', statusesBefore(move))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertEvent(transaction: Db, event: Insertable<OrderEventsTable>): Promise<void> {
  await transaction.insertInto('order_events').values(event).execute();
}

/** Marks what an order took as given back; answers with it, once. */
export async function releaseStock(transaction: Db, orderId: number) {
  const rows = await transaction
    .updateTable('order_items')
    .set({ stock_taken: false })
    .where('order_id', '=', orderId)
    .where('stock_taken', '=', true)
    .returning(['product_id', 'count'])
    .execute();
  return rows.flatMap(({ product_id, count }) => (product_id === null ? [] : { productId: product_id, count }));
}
