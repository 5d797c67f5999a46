import { CART_CAP_MESSAGE, CART_CAP_MXN_CENTS } from '@mercadito/domain/cart/cart-cap';
import { MAX_CART_LINES } from '@mercadito/domain/cart/cart-length';
import { MAX_COUNT } from '@mercadito/domain/cart/cart-line';
import type { CartRefusal } from '@mercadito/domain/cart/change-cart';
import { type ChoiceRefusal, REQUIRED_CHOICE_MESSAGE } from '@mercadito/domain/cart/option-choice';
import type { UnavailableReason } from '@mercadito/domain/cart/unavailable';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { conflict, type HttpError, invalidBecause, notFound } from '../../platform/problems/errors.ts';

/** A product that cannot be bought, or not that many of it. */
interface ScarceProduct {
  readonly id: number;
  readonly name: string;
  /** How many are left; null when nobody counts. */
  readonly stock: number | null;
}

/** 409 `sold_out`: which product, and how many of it are left. */
export const soldOut = ({ id, name, stock }: ScarceProduct): HttpError =>
  conflict('sold_out', stock ? `Only ${stock} left of ${name}.` : `${name} is sold out.`, {
    product_id: id,
    product_name: name,
    stock,
  });

/** 409 `cart_cap`: how much more the cart takes, MXN. */
export const overCap = (roomLeftCents: number): HttpError =>
  conflict('cart_cap', CART_CAP_MESSAGE, { room: fromCents(roomLeftCents), cap: fromCents(CART_CAP_MXN_CENTS) });

/** 400 `too_many_lines`: a cart that has all the lines it can have, on the field that would add one or order it. */
export const tooManyLines = (field: string): HttpError =>
  invalidBecause(field, 'too_many_lines', `A cart has at most ${MAX_CART_LINES} lines.`, { limit: MAX_CART_LINES });

/** 409 `takes_no_orders`: its business takes none at the moment (SELLING-1). */
export const takesNoOrders = (): HttpError =>
  conflict('takes_no_orders', 'This business takes no orders at the moment.');

/**
 * A line that cannot be bought, by why: of what is hidden no name and no number, and an option that is gone is not sold out.
 */
export function unavailableLine(reason: UnavailableReason | null, product: ScarceProduct): HttpError {
  if (reason === 'no_longer_sold') return conflict('no_longer_sold', 'This product is no longer on sale.');
  if (reason === 'takes_no_orders') return takesNoOrders();
  if (reason === 'sold_out' || reason === null) return soldOut(product);
  return conflict('option_unavailable', 'This option is not available at the moment.');
}

/** What the cart's rules refuse, in the words of the wire. */
export function cartError(refusal: CartRefusal, product: ScarceProduct): HttpError {
  switch (refusal.reason) {
    case 'unavailable':
      return soldOut(product);
    case 'count_out_of_range':
      return conflict('over_quantity', `At most ${MAX_COUNT} pieces of a product.`, { max: MAX_COUNT });
    case 'line_not_found':
      return notFound('Cart item');
    case 'over_cap':
      return overCap(refusal.roomLeftCents);
    case 'too_many_lines':
      return tooManyLines('product_id');
  }
}

const FIELD = 'attribute_values';

/** What is wrong with the options chosen for a product, on their field. */
export function choiceError(refusal: ChoiceRefusal): HttpError {
  switch (refusal.reason) {
    case 'attribute_unknown':
      return invalidBecause(FIELD, 'option_invalid', 'Is not an option of this product', {
        attribute_id: refusal.attributeId,
      });
    case 'attribute_unavailable':
      return conflict('option_unavailable', 'This option is not available at the moment.', {
        attribute_id: refusal.attributeId,
      });
    case 'two_choices_in_group':
      return invalidBecause(FIELD, 'option_invalid', `Only one choice of ${refusal.groupTitle}`, {
        group_id: refusal.groupId,
        group_title: refusal.groupTitle,
      });
    case 'required_choice_missing':
      return invalidBecause(FIELD, 'option_required', REQUIRED_CHOICE_MESSAGE, {
        group_id: refusal.groupId,
        group_title: refusal.groupTitle,
      });
  }
}
