import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { selectOrderSummaries } from './order-summaries.queries.ts';

interface Share {
  readonly orderId: number;
  readonly userId: number;
  readonly secretHash: string;
  readonly expiresAt: Date;
}

/** Puts a link in the place of the one before; call it under the order's lock. */
export async function setShare(transaction: Db, { orderId, userId, secretHash, expiresAt }: Share): Promise<void> {
  const share = { secret_hash: secretHash, user_id: userId, expires_at: expiresAt.toISOString() };
  await transaction
    .insertInto('order_shares')
    .values({ order_id: orderId, ...share })
    .onConflict((link) => link.column('order_id').doUpdateSet(share))
    .execute();
}

/** Whether there was a link. */
export async function deleteShare(transaction: Db, orderId: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('order_shares')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The order of a link that has not ended, with its customer's account or by its time. */
export function findSharedOrder(db: Db, secretHash: string, now: Date) {
  return selectOrderSummaries(db)
    .innerJoin('order_shares', 'order_shares.order_id', 'orders.id')
    .innerJoin('users as customers', 'customers.id', 'order_shares.user_id')
    .select('order_shares.expires_at')
    .where('order_shares.secret_hash', '=', secretHash)
    .where('order_shares.expires_at', '>', sql<string>`${now.toISOString()}::timestamptz`)
    .where('customers.blocked_at', 'is', null)
    .executeTakeFirst();
}

export type SharedOrderRow = NonNullable<Awaited<ReturnType<typeof findSharedOrder>>>;

/** Removes the links whose time is over, and answers how many. */
export async function sweepOrderShares(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('order_shares')
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Ends every link to an order: what comes back with a copy may have been ended since (BACKUP-4). */
export async function endAllShares(transaction: Db): Promise<void> {
  await transaction.deleteFrom('order_shares').execute();
}
