import { hasEnded, type OrderMoveName, statusAfter, statusesBefore } from '@mercadito/domain/orders/order-status';
import { type Expression, type Insertable, sql, type Updateable } from 'kysely';
import { doAllOf } from '../../database/all-of.ts';
import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

/** Whose order it has to be to be found at all. */
export interface OrderOwner {
  readonly userId?: number;
  /** A business that has a part of it. */
  readonly companyId?: number;
}

const ofOwner = (db: Db, transactionId: string, { userId, companyId }: OrderOwner) =>
  db
    .selectFrom('orders')
    .where('orders.transaction_id', '=', transactionId)
    .$if(userId !== undefined, (query) => query.where('orders.user_id', '=', userId ?? 0))
    .$if(companyId !== undefined, (query) =>
      query.where((order) =>
        order.exists(
          order
            .selectFrom('order_companies')
            .select('order_companies.id')
            .whereRef('order_companies.order_id', '=', 'orders.id')
            .where('order_companies.company_id', '=', companyId ?? 0),
        ),
      ),
    );

/** The businesses an order is from, those that still exist: read with its row, for the one who has to tell them. */
export const COMPANY_IDS = sql<number[]>`(
  select coalesce(json_agg(company_id), '[]') from order_companies
  where order_id = orders.id and company_id is not null)`;

/** Locks an order through whom it belongs to; undefined when it does not exist for them. */
export function lockOrderRow(transaction: Db, transactionId: string, owner: OrderOwner) {
  return lockedColumns(ofOwner(transaction, transactionId, owner))
    .forUpdate('orders')
    .executeTakeFirst();
}

/** Locks what a query locks, and then an order, with one statement; undefined where there is no such order. */
export function lockOrderAfter(transaction: Db, transactionId: string, locking: Expression<unknown>) {
  return (
    lockedColumns(ofOwner(transaction, transactionId, {}))
      // It refers to nothing outside of it, so it is done before any order is looked for.
      .where(sql<boolean>`(select count(*) from ${locking} as locked) >= 0`)
      .forUpdate('orders')
      .executeTakeFirst()
  );
}

/** Locks the first orders that wait for an Admin's word, in the order of their numbers. */
export function lockOrdersToConfirm(transaction: Db, most: number): Promise<LockedOrder[]> {
  const waiting = transaction
    .selectFrom('orders')
    .where('orders.awaits_confirmation', '=', true)
    .where('orders.status', '=', 'pending');
  return lockedColumns(waiting).orderBy('orders.id').limit(most).forUpdate().execute();
}

const lockedColumns = (orders: ReturnType<typeof ofOwner>) =>
  orders
    .select([
      'orders.id',
      'orders.transaction_id',
      'orders.status',
      'orders.user_id',
      'orders.driver_id',
      'orders.order_total_cents',
      'orders.delivery_fee_cents',
      'orders.usd_mxn_rate_micros',
      'orders.shipped_at',
      'orders.on_way_at',
      'orders.delivery_password',
      'orders.wrong_tries',
      'orders.awaits_confirmation',
    ])
    .select(sql<number | null>`(select user_id from drivers where drivers.id = orders.driver_id)`.as('driver_user_id'))
    .select(COMPANY_IDS.as('company_ids'));

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

/** What a move changes of an order, and how it stands in its timeline. */
interface NewMove {
  readonly name: OrderMoveName;
  readonly changes: Updateable<Tables['orders']>;
  readonly event: NewEvent & { readonly order_id: number };
  readonly now: Date;
}

/**
 * Makes a move, notes it in the order's timeline, and has nobody asked any more to see an order that has ended; call it under the
 * order's lock. One that goes on waits for no Admin's word any more: the version before takes orders without it, and they come
 * back into the queue.
 * @returns false where the order does not stand where that move begins: what was noted is to be rolled back
 */
export async function makeMove(transaction: Db, { name, changes, event, now }: NewMove): Promise<boolean> {
  const status = statusAfter(name);
  const hasItEnded = hasEnded(status);
  const moved = transaction
    .updateTable('orders')
    .set({
      ...changes,
      status,
      status_changed_at: now.toISOString(),
      ...(!hasItEnded && { awaits_confirmation: false }),
    })
    .where('id', '=', event.order_id)
    .where('status', 'in', statusesBefore(name))
    .returning('id');
  const unseen = transaction
    .updateTable('order_companies')
    .set({ ended_unseen: true })
    .where('order_id', '=', event.order_id)
    .where('seen_at', 'is', null)
    .returning('id');
  const noted = transaction.insertInto('order_events').values(event).returning('id');
  const done = await doAllOf(transaction, {
    moved: sql`${moved}`,
    noted: sql`${noted}`,
    ...(hasItEnded && { unseen: sql`${unseen}` }),
  });
  return done.moved > 0;
}

type NewEvent = Insertable<Tables['order_events']>;

export async function insertEvent(transaction: Db, event: NewEvent | readonly NewEvent[]): Promise<void> {
  await transaction.insertInto('order_events').values(event).execute();
}

/** Notes that these orders are meant; call it under their locks. */
export async function setConfirmed(transaction: Db, orderIds: readonly number[]): Promise<void> {
  await transaction.updateTable('orders').set({ awaits_confirmation: false }).where('id', 'in', orderIds).execute();
}

/** Counts the wrong words that were tried at an order's door; call it under the order's lock. */
export async function setWrongTries(transaction: Db, orderId: number, wrong_tries: number): Promise<void> {
  await transaction.updateTable('orders').set({ wrong_tries }).where('id', '=', orderId).execute();
}

/** Notes when a business's part of an order was picked up, or that it was not; call it under the order's lock. */
export async function setPickedUpAt(
  transaction: Db,
  part: { orderId: number; id: number },
  at: Date | null,
): Promise<void> {
  await transaction
    .updateTable('order_companies')
    .set({ picked_up_at: at?.toISOString() ?? null })
    .where('id', '=', part.id)
    .where('order_id', '=', part.orderId)
    .execute();
}

/** Notes when a driver set out with an order for its customer; call it under the order's lock. */
export async function setOnWayAt(transaction: Db, orderId: number, at: Date): Promise<void> {
  await transaction.updateTable('orders').set({ on_way_at: at.toISOString() }).where('id', '=', orderId).execute();
}

/** Forgets what a driver had picked up of an order: the next one begins anew, and so does the business. */
export async function forgetPickUps(transaction: Db, orderId: number): Promise<void> {
  await transaction
    .updateTable('order_companies')
    .set({ picked_up_at: null, ready_at: null, ready_by: null })
    .where('order_id', '=', orderId)
    .where('picked_up_at', 'is not', null)
    .execute();
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
