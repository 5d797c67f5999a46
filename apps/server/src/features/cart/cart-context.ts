import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/refusals/errors.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { lockCart } from './cart.queries.ts';
import { loadCart, type StoredCart } from './cart-lines.ts';

/** Whose cart it is, who looks at it (an Admin may act for somebody), when, and whether owners need a subscription. */
export interface CartContext {
  readonly userId: number;
  readonly actor: Actor;
  readonly now: Date;
  readonly config: Pick<Config, 'ownersNeedSubscription'>;
}

/**
 * Locks the cart first and reads it then, so that what is judged is what is changed.
 * @throws 404 for somebody who does not exist
 */
export async function lockAndLoadCart(db: Db, context: CartContext): Promise<StoredCart> {
  if (!(await lockCart(db, context.userId, context.now))) throw notFound('Account');
  return loadCart(db, context);
}
