import * as contracts from '@mercadito/contracts/cart';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { serve } from '../../platform/serve/serve.ts';
import { noteSoldOut, notingSoldOut } from '../business-figures/index.ts';
import { addCartItem } from './add-cart-item.ts';
import type { CartContext } from './cart-context.ts';
import { loadCart, type StoredCart } from './cart-lines.ts';
import { cartView, totalsView } from './cart-view.ts';
import { removeCartItem } from './remove-cart-item.ts';
import { synchronizeCart } from './synchronize-cart.ts';
import { updateCartItem } from './update-cart-item.ts';

interface CartCall {
  readonly db: Db;
  readonly subject: { readonly userId: number };
  readonly actor: Actor;
  readonly now: Date;
  readonly config: Config;
}

const contextOf = (call: Omit<CartCall, 'db'>): CartContext => ({
  userId: call.subject.userId,
  actor: call.actor,
  now: call.now,
  config: call.config,
});

export function registerCart(app: FastifyInstance): void {
  const { timeZone } = app.services.config;
  const view = (cart: StoredCart, { now }: { now: Date }) => cartView(cart, now, timeZone);

  const showCart = async (call: CartCall) => view(await loadCart(call.db, contextOf(call)), call);

  serve(app, contracts.getCart, showCart);

  serve(app, contracts.getCartItemTotal, async (call) => {
    const { total_items } = totalsView(await loadCart(call.db, contextOf(call)));
    return { total_items };
  });

  serve(app, contracts.getCartTotal, async (call) => {
    const { total_cost } = totalsView(await loadCart(call.db, contextOf(call)));
    return { total_cost };
  });

  serve(
    app,
    contracts.addCartItem,
    notingSoldOut(app, async (call) => view(await addCartItem(call.db, call.body, contextOf(call)), call)),
    { replay: showCart },
  );

  serve(
    app,
    contracts.updateCartItem,
    notingSoldOut(app, async (call) => view(await updateCartItem(call.db, call.body, contextOf(call)), call)),
  );

  serve(app, contracts.removeCartItem, async (call) =>
    view(await removeCartItem(call.db, call.body, contextOf(call)), call),
  );

  serve(app, contracts.synchronizeCart, async (call) => {
    const answer = await synchronizeCart(call.db, call.body, contextOf(call));
    for (const { product_id, reason } of answer.skipped) if (reason === 'sold_out') noteSoldOut(app, call, product_id);
    return answer;
  });
}
