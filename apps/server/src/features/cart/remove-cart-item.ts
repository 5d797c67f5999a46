import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { deleteLines } from './cart.queries.ts';
import { type CartContext, lockAndLoadCart } from './cart-context.ts';
import { loadCart, type StoredCart } from './cart-lines.ts';

/**
 * Takes a line out of the cart, whether or not it can still be bought.
 * @throws 404 for a line that is not in this cart
 */
export async function removeCartItem(
  db: Db,
  item: { item_id: number; product_id?: number | undefined },
  context: CartContext,
): Promise<StoredCart> {
  const { userId } = context;
  const cart = await lockAndLoadCart(db, context);
  const line = cart.lines.find(({ id }) => id === item.item_id);
  if (!line || line.productId !== (item.product_id ?? line.productId)) throw notFound('Cart item');
  await deleteLines(db, userId, [line.id]);
  record(db, { type: 'cart_item.removed', userId, productId: line.productId });
  return loadCart(db, context);
}
