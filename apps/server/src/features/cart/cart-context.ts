import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { lockCart } from './cart.queries.ts';
import { loadCart, type StoredCart } from './cart-lines.ts';
import type { CartContext } from './whose-cart.ts';

export type { CartContext } from './whose-cart.ts';

/**
 * Locks the cart first and reads it then, so that what is judged is what is changed.
 * @throws 404 for somebody who does not exist
 */
export async function lockAndLoadCart(db: Db, context: CartContext): Promise<StoredCart> {
  if (!(await lockCart(db, context.userId, context.now))) throw notFound('Account');
  return loadCart(db, context);
}
