import { joinEqualLines } from '@mercadito/domain/cart/merge-carts';
import { type GoodsNow, type OrderedAgain, type OrderedLine, orderAgain } from '@mercadito/domain/orders/order-again';
import type { Db } from '../../database/connection.ts';
import { record } from '../../platform/record/record.ts';
import { availabilityOf } from '../products/index.ts';
import { takesOrdersNow } from '../taking-orders/index.ts';
import { addLines } from './cart.queries.ts';
import { type CartContext, lockAndLoadCart } from './cart-context.ts';
import type { Goods } from './cart-lines.queries.ts';
import { loadCart, type StoredCart } from './cart-lines.ts';
import { isSold } from './goods.ts';

type Attribute = Goods['groups'][number]['attributes'][number];

const nowOf = (goods: Goods, context: CartContext): GoodsNow<Attribute> => ({
  companyId: goods.company_id,
  priceCents: goods.price_cents,
  discount: goods.discount,
  cargoExtraCents: goods.cargo_extra_cents,
  currency: goods.currency,
  groups: goods.groups,
  isOrderable: takesOrdersNow(goods.owner, context),
  isOnSale: isSold(goods),
  stock: availabilityOf(goods).quantityManage ? goods.stock : null,
});

interface PutInAgain {
  /** Each line of the order with what became of it, in its order. */
  readonly lines: readonly OrderedAgain<Attribute>[];
  readonly cart: StoredCart;
}

/**
 * Puts into a cart what can be had of what was ordered once (ORDER-21); what it held stays.
 * @throws 404 for somebody who does not exist
 */
export async function putInAgain(db: Db, ordered: readonly OrderedLine[], context: CartContext): Promise<PutInAgain> {
  const { userId, now } = context;
  const ids = [...new Set(ordered.flatMap(({ productId }) => productId ?? []))];
  const cart = await lockAndLoadCart(db, context, ids);
  const goodsById = new Map(cart.goods.map((each) => [each.id, nowOf(each, context)]));
  const lines = orderAgain(ordered, { goodsById, cart: cart.lines, rateMicros: cart.rateMicros });
  const added = joinEqualLines(lines.flatMap(({ line }) => line ?? []));
  await addLines(db, { userId, lines: cart.lines }, added, now);
  for (const { productId } of added) record(db, { type: 'cart_item.added', userId, productId });
  return { lines, cart: await loadCart(db, context) };
}
