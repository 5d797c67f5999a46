import {
  mayMove,
  type OrderMoveName,
  type OrderMover,
  type OrderStatus,
  statusAfter,
} from '@mercadito/domain/orders/order-status';
import type { Updateable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { conflict, type HttpError, notFound } from '../../platform/problems/errors.ts';
import { recordChange } from '../../platform/record/record.ts';
import { giveBackStock, lockStock } from '../products/index.ts';
import { dueOf, type TakenRow } from './order-amounts.ts';
import {
  type LockedOrder,
  listProductIds,
  lockOrderRow,
  makeMove,
  type OrderOwner,
  releaseStock,
} from './orders.queries.ts';

/** One move of an order and who makes it. */
export interface Move {
  readonly name: OrderMoveName;
  readonly by: OrderMover;
  readonly kind: Tables['order_events']['kind'];
  readonly actorId: number;
  readonly driverId?: number;
  readonly detail?: string;
  readonly changes: Updateable<Tables['orders']>;
  /** What was taken at the door with it, where anything is said of that. */
  readonly taken?: TakenRow;
  readonly now: Date;
  /** When it really happened, where a device tells it later. */
  readonly at?: Date;
}

/** When something happened, and when it was told, for an order's timeline. */
export const timesOf = (at: Date, now: Date) => ({
  created_at: at.toISOString(),
  received_at: at.getTime() === now.getTime() ? null : now.toISOString(),
});

/** 409: an order that stands so cannot be treated like that. */
export const wrongStatus = (status: string): HttpError =>
  conflict('wrong_status', `This is not possible for an order that is ${status}.`, { status });

/**
 * Locks an order, seen through whom it belongs to.
 * @throws 404
 */
export async function lockOrder(db: Db, transactionId: string, owner: OrderOwner = {}): Promise<LockedOrder> {
  const order = await lockOrderRow(db, transactionId, owner);
  if (!order) throw notFound('Order');
  return order;
}

/** Locks an order, its products before it: whoever needs both takes them in that order. */
export async function lockOrderAndStock(db: Db, transactionId: string, owner: OrderOwner = {}): Promise<LockedOrder> {
  await lockStock(db, await listProductIds(db, transactionId, owner));
  return lockOrder(db, transactionId, owner);
}

/** Puts a move on record: where the order stood and stands, who delivers it, what it costs and what was taken for it (RECORD-6). */
function recordMove(db: Db, order: LockedOrder, to: OrderStatus, { changes, taken }: Move): void {
  const { driver_id } = order;
  const driver = changes.driver_id === undefined ? driver_id : changes.driver_id;
  recordChange(db, {
    ...{ kind: 'moveOrder', id: order.transaction_id },
    before: { status: order.status, driver_id, order_total_cents: dueOf(order).totalCents },
    after: {
      ...{ status: to, driver_id: driver, order_total_cents: dueOf({ ...order, status: to }).totalCents },
      ...(taken?.taken_mxn_cents !== null && taken),
    },
  });
}

/**
 * Makes a move of the one table of moves, notes it in the order's timeline and puts it on record.
 * @throws 409 `wrong_status` when the table has no such move from where the order stands, or not for that person
 */
export async function moveOrder(db: Db, order: LockedOrder, move: Move): Promise<void> {
  const to = statusAfter(move.name);
  const event = {
    order_id: order.id,
    kind: move.kind,
    from_status: order.status,
    to_status: to,
    actor_id: move.actorId,
    driver_id: move.driverId ?? null,
    detail: move.detail ?? '',
    ...timesOf(move.at ?? move.now, move.now),
  };
  const changes = { ...move.changes, ...move.taken };
  const isMoved =
    mayMove(move.by, order.status, to) && (await makeMove(db, { name: move.name, changes, event, now: move.now }));
  if (!isMoved) throw wrongStatus(order.status);
  recordMove(db, order, to, move);
}

/** Gives back what an order had taken; a second time there is nothing left to give. */
export async function returnStock(db: Db, orderId: number): Promise<void> {
  await giveBackStock(db, await releaseStock(db, orderId));
}
