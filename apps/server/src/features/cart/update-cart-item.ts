import type { updateCartItem as updateCartItemContract } from '@mercadito/contracts/cart';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { canHaveCount } from '@mercadito/domain/cart/cart-stock';
import { changeCount } from '@mercadito/domain/cart/change-cart';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { piecesLeftOf } from '../products/index.ts';
import { setLineCount } from './cart.queries.ts';
import { type CartContext, lockAndLoadCart } from './cart-context.ts';
import { loadCart, type StoredCart, type StoredLine } from './cart-lines.ts';
import { cartError, soldOut, unavailableLine } from './http-errors.ts';

const scarceOf = ({ row }: StoredLine) => ({ id: row.product_id, name: row.name, stock: piecesLeftOf(row) });

/**
 * Sets how many pieces of a line the cart holds.
 * @throws 404 for a line that is not in this cart; 409 `sold_out`, `option_unavailable`, `no_longer_sold`,
 *   `takes_no_orders`, `cart_cap`
 */
export async function updateCartItem(
  db: Db,
  body: Parsed<typeof updateCartItemContract>['body'],
  context: CartContext,
): Promise<StoredCart> {
  const { userId } = context;
  const cart = await lockAndLoadCart(db, context);
  const line = cart.lines.find(({ id }) => id === body.item_id);
  if (!line || line.productId !== (body.product_id ?? line.productId)) throw notFound('Cart item');
  if (line.unavailable) throw unavailableLine(line.unavailable, scarceOf(line));
  const change = changeCount(cart.lines, line, body.count, cart.rateMicros);
  if (!change.changed) throw cartError(change.refusal, scarceOf(line));
  const stock = line.row.quantity_manage ? line.row.stock : null;
  if (!canHaveCount(cart.lines, line, { count: body.count, stock })) throw soldOut(scarceOf(line));
  await setLineCount(db, userId, line.id, body.count);
  record(db, { type: 'cart_item.updated', userId, productId: line.productId });
  return loadCart(db, context);
}
