import * as contracts from '@mercadito/contracts/cart';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { canHaveCount } from '@mercadito/domain/cart/cart-stock';
import { changeCount } from '@mercadito/domain/cart/change-cart';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { serve } from '../../platform/serve/serve.ts';
import { noteSoldOut, notingSoldOut } from '../business-figures/index.ts';
import { piecesLeftOf } from '../products/index.ts';
import { addCartItem } from './add-cart-item.ts';
import { deleteLines, setLineCount } from './cart.queries.ts';
import { type CartContext, lockAndLoadCart } from './cart-context.ts';
import { loadCart, type StoredCart, type StoredLine } from './cart-lines.ts';
import { cartView, totalsView } from './cart-view.ts';
import { cartError, soldOut, unavailableLine } from './http-errors.ts';
import { synchronizeCart } from './synchronize-cart.ts';
import { takeOutOfCart } from './take-out-of-cart.ts';
import { cartContextOf } from './whose-cart.ts';

const scarceOf = ({ row }: StoredLine) => ({ id: row.product_id, name: row.name, stock: piecesLeftOf(row) });

/**
 * Sets how many pieces of a line the cart holds.
 * @throws 404 for a line that is not in this cart; 409 `sold_out`, `option_unavailable`, `no_longer_sold`,
 *   `takes_no_orders`, `cart_cap`
 */
async function updateCartItem(
  db: Db,
  body: Parsed<typeof contracts.updateCartItem>['body'],
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

interface CartCall {
  readonly db: Db;
  readonly subject: { readonly userId: number };
  readonly actor: Actor;
  readonly now: Date;
  readonly config: Config;
}

export function registerCart(app: FastifyInstance): void {
  const view = (cart: StoredCart, { now, config }: Pick<CartCall, 'now' | 'config'>) =>
    cartView(cart, now, config.timeZone);

  const showCart = async (call: CartCall) => view(await loadCart(call.db, cartContextOf(call)), call);

  serve(app, contracts.getCart, showCart);

  serve(app, contracts.getCartItemTotal, async (call) => {
    const { total_items } = totalsView(await loadCart(call.db, cartContextOf(call)));
    return { total_items };
  });

  serve(app, contracts.getCartTotal, async (call) => {
    const { total_cost } = totalsView(await loadCart(call.db, cartContextOf(call)));
    return { total_cost };
  });

  serve(
    app,
    contracts.addCartItem,
    notingSoldOut(app, async (call) => view(await addCartItem(call.db, call.body, cartContextOf(call)), call)),
    { replay: showCart },
  );

  serve(
    app,
    contracts.updateCartItem,
    notingSoldOut(app, async (call) => view(await updateCartItem(call.db, call.body, cartContextOf(call)), call)),
  );

  serve(app, contracts.removeCartItem, async (call) =>
    view(await removeCartItem(call.db, call.body, cartContextOf(call)), call),
  );

  serve(
    app,
    contracts.takeOutOfCart,
    async (call) => view(await takeOutOfCart(call.db, call.body, cartContextOf(call)), call),
    { replay: showCart },
  );

  serve(app, contracts.synchronizeCart, async (call) => {
    const answer = await synchronizeCart(call.db, call.body, cartContextOf(call));
    for (const { product_id, reason } of answer.skipped) if (reason === 'sold_out') noteSoldOut(app, call, product_id);
    return answer;
  });
}

/**
 * Takes a line out of the cart, whether or not it can still be bought.
 * @throws 404 for a line that is not in this cart
 */
async function removeCartItem(
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
