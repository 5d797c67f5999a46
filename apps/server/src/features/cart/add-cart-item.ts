import type { addCartItem as addCartItemContract } from '@mercadito/contracts/cart';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { CartLine } from '@mercadito/domain/cart/cart-line';
import { piecesOf } from '@mercadito/domain/cart/cart-stock';
import { addToCart } from '@mercadito/domain/cart/change-cart';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { takesOrdersNow } from '../taking-orders/index.ts';
import { addLines } from './cart.queries.ts';
import { type CartContext, lockAndLoadCart } from './cart-context.ts';
import { loadCart, type StoredCart } from './cart-lines.ts';
import { addedLine, chooseAmong, hasPieces, isSold, scarce } from './goods.ts';
import { cartError, choiceError, soldOut, takesNoOrders } from './http-errors.ts';

/** Where a line that is put back had been; a new one comes last. */
const placeOf = (addedAt: string | undefined, now: Date): Date =>
  addedAt === undefined ? now : new Date(Math.min(Date.parse(addedAt), now.getTime()));

/**
 * Puts a product into the cart; with the same options as a line there is, that line's count is raised (CART-2).
 * @throws 400 `option_required`, `option_invalid`, `too_many_lines`; 404 for a product the person does not see;
 *   409 `sold_out`, `option_unavailable`, `over_quantity`, `cart_cap`, `takes_no_orders`
 */
export async function addCartItem(
  db: Db,
  body: Parsed<typeof addCartItemContract>['body'],
  context: CartContext,
): Promise<StoredCart> {
  const { userId, now } = context;
  const cart = await lockAndLoadCart(db, context, [body.product_id]);
  const [goods] = cart.goods;
  if (!goods) throw notFound('Product');
  if (!takesOrdersNow(goods.owner, context)) throw takesNoOrders();
  if (!isSold(goods)) throw soldOut(scarce(goods));
  const choice = chooseAmong(goods, body.attribute_values);
  if (!choice.allowed) throw choiceError(choice.refusal);
  const line = addedLine(goods, choice.chosen, body.count);
  const change = addToCart<CartLine>(cart.lines, line, cart.rateMicros);
  if (!change.changed) throw cartError(change.refusal, scarce(goods));
  if (!hasPieces(goods, piecesOf(cart.lines, goods.id) + body.count)) throw soldOut(scarce(goods));
  await addLines(db, { userId, lines: cart.lines }, [line], placeOf(body.added_at, now));
  record(db, { type: 'cart_item.added', userId, productId: goods.id });
  return loadCart(db, context);
}
