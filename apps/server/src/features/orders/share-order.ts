import { randomBytes } from 'node:crypto';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { sha256 } from '../../platform/sha256.ts';
import { lockOrder } from './move-order.ts';
import { idsOfOrder } from './order-ids.ts';
import { deleteShare, findSharedOrder, type SharedOrderRow, setShare } from './order-shares.queries.ts';

const SECRET_BYTES = 16;
const SHARED_MS = 30 * 86_400_000;

/**
 * The customer makes a link to how her order stands; the one before ends (ORDER-17).
 * @throws 404 for an order of somebody else
 */
export async function shareOrder(db: Db, transactionId: string, { userId, now }: { userId: number; now: Date }) {
  const order = await lockOrder(db, transactionId, { userId });
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + SHARED_MS);
  await setShare(db, { orderId: order.id, userId, secretHash: sha256(secret), expiresAt });
  record(db, { type: 'order.shared', ...idsOfOrder(order) });
  return { secret, shared_until: expiresAt.toISOString() };
}

/** The customer ends the link; where there is none, there is none. @throws 404 for an order of somebody else */
export async function endOrderSharing(db: Db, transactionId: string, userId: number): Promise<void> {
  const order = await lockOrder(db, transactionId, { userId });
  if (await deleteShare(db, order.id)) record(db, { type: 'order.sharing_ended', ...idsOfOrder(order) });
}

/** The order of a link. @throws 404, the same for a wrong link and for one that has ended */
export async function requireSharedOrder(db: Db, secret: string, now: Date): Promise<SharedOrderRow> {
  const order = await findSharedOrder(db, sha256(secret), now);
  if (!order) throw notFound('Order');
  return order;
}
