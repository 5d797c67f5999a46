import type { SkipReasonAnswer, synchronizeCart as synchronizeCartContract } from '@mercadito/contracts/cart';
import type { Given, Parsed } from '@mercadito/contracts/endpoint';
import type { CartLine } from '@mercadito/domain/cart/cart-line';
import { piecesOf } from '@mercadito/domain/cart/cart-stock';
import type { CartRefusal } from '@mercadito/domain/cart/change-cart';
import { joinEqualLines, mergeCarts } from '@mercadito/domain/cart/merge-carts';
import type { ChoiceRefusal } from '@mercadito/domain/cart/option-choice';
import type { Db } from '../../database/connection.ts';
import { record } from '../../platform/record/record.ts';
import { takesOrdersNow } from '../taking-orders/index.ts';
import { addLines } from './cart.queries.ts';
import { type CartContext, lockAndLoadCart } from './cart-context.ts';
import type { Goods } from './cart-lines.queries.ts';
import { loadCart, type StoredCart } from './cart-lines.ts';
import { totalsView } from './cart-view.ts';
import { type AddedLine, addedLine, chooseAmong, hasPieces, isSold } from './goods.ts';

const CHOICE_REASON: Record<ChoiceRefusal['reason'], SkipReasonAnswer> = {
  attribute_unknown: 'option_invalid',
  attribute_unavailable: 'option_invalid',
  two_choices_in_group: 'option_invalid',
  required_choice_missing: 'option_missing',
};
const CART_REASON: Record<CartRefusal['reason'], SkipReasonAnswer> = {
  unavailable: 'sold_out',
  count_out_of_range: 'over_quantity',
  line_not_found: 'not_found',
  over_cap: 'over_cap',
  too_many_lines: 'too_many_lines',
};

interface GuestLine {
  readonly productId: number;
  readonly attributeIds: readonly number[];
  readonly count: number;
}

/** The cart's own lines have no choices to write; the guest's do. */
type MergedLine = CartLine & { readonly chosen?: AddedLine['chosen'] };

interface Sorted {
  readonly usable: AddedLine[];
  readonly skipped: { product_id: number; reason: SkipReasonAnswer }[];
}

/** Parts what the shop still has, with the options as they are now, from what it has not. */
function sortOut(
  guest: readonly GuestLine[],
  goodsById: ReadonlyMap<number, Goods>,
  cart: StoredCart,
  context: CartContext,
): Sorted {
  const usable: AddedLine[] = [];
  const skipped: Sorted['skipped'] = [];
  for (const { productId, attributeIds, count } of guest) {
    const skip = (reason: SkipReasonAnswer) => skipped.push({ product_id: productId, reason });
    const goods = goodsById.get(productId);
    const choice = goods && chooseAmong(goods, attributeIds);
    if (!goods || !choice) skip('not_found');
    else if (!takesOrdersNow(goods.owner, context)) skip('takes_no_orders');
    else if (!isSold(goods)) skip('sold_out');
    else if (!choice.allowed) skip(CHOICE_REASON[choice.refusal.reason]);
    else if (!hasPieces(goods, piecesOf([...cart.lines, ...usable], productId) + count)) skip('sold_out');
    else usable.push(addedLine(goods, choice.chosen, count));
  }
  return { usable, skipped };
}

/**
 * Takes a guest's cart over, line by line, each whole or not at all; what is not taken is named with its reason.
 * Equal lines are added up before anything is checked. Nothing is refused but a person who does not exist (404).
 */
export async function synchronizeCart(
  db: Db,
  body: Parsed<typeof synchronizeCartContract>['body'],
  context: CartContext,
): Promise<Given<typeof synchronizeCartContract>> {
  const { userId, now } = context;
  const guest = joinEqualLines(
    body.cart_items.map(({ product_id, attribute_ids, count }) => ({
      productId: product_id,
      attributeIds: attribute_ids,
      count,
    })),
  );
  const cart = await lockAndLoadCart(db, context, [...new Set(guest.map(({ productId }) => productId))]);
  const { usable, skipped } = sortOut(guest, new Map(cart.goods.map((each) => [each.id, each])), cart, context);
  const merged = mergeCarts<MergedLine>(cart.lines, usable, cart.rateMicros);
  await addLines(
    db,
    { userId, lines: cart.lines },
    merged.added.map((line) => ({ ...line, chosen: line.chosen ?? [] })),
    now,
  );
  record(db, { type: 'cart.synchronized', userId });
  const refused = merged.skipped.map(({ line, refusal }) => ({
    product_id: line.productId,
    reason: CART_REASON[refusal.reason],
  }));
  const after = await loadCart(db, context);
  return { added: merged.added.length, skipped: [...skipped, ...refused], ...totalsView(after) };
}
