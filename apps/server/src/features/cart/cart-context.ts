import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/refusals/errors.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { lockCart } from './cart.queries.ts';
import { loadCart, type StoredCart } from './cart-lines.ts';

/** Whose cart it is, who looks at it (an Admin may act for somebody) and when. */
export interface CartContext {
  readonly userId: number;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Locks the cart first and reads it then, so that what is judged is what is changed.
 * @throws 404 for somebody who does not exist
 */
export async function lockAndLoadCart(db: Db, { userId, actor, now }: CartContext): Promise<StoredCart> {
  if (!(await lockCart(db, userId, now))) throw notFound('Account');
  return loadCart(db, userId, actor);
}
