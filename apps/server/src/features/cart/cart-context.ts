import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { lockCart } from './cart.queries.ts';
import { findCart, type Goods, lockAndFindCart } from './cart-lines.queries.ts';
import { type StoredCart, storedCart } from './cart-lines.ts';
import type { CartContext } from './whose-cart.ts';

export type { CartContext } from './whose-cart.ts';

/**
 * Locks the cart first and reads it then, so that what is judged is what is changed.
 * @param productIds what is to be put in: the answer has those of them that the person sees
 * @throws 404 for somebody who does not exist
 */
export async function lockAndLoadCart(
  db: Db,
  context: CartContext,
  productIds: readonly number[] = [],
): Promise<StoredCart & { readonly goods: readonly Goods[] }> {
  const { userId, actor: viewer, now } = context;
  const read = { userId, viewer, productIds };
  const row = (await lockAndFindCart(db, read, now)) ?? (await lockThenFind(db, read, now));
  return { ...storedCart(row, context), goods: row.goods };
}

async function lockThenFind(db: Db, read: Parameters<typeof findCart>[1], now: Date) {
  if (!(await lockCart(db, read.userId, now))) throw notFound('Account');
  return findCart(db, read);
}
