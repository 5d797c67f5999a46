import { MAX_CART_LINES } from '@mercadito/domain/cart/cart-length';
import { MAX_COUNT, MIN_COUNT } from '@mercadito/domain/cart/cart-line';
import { UNAVAILABLE_REASONS } from '@mercadito/domain/cart/unavailable';
import { MAX_ARRAY_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { answered } from './answered.ts';
import { currency, id, instant, money, picture, sellingState, whole } from './common.ts';
import { endpointsOf, person } from './endpoint.ts';

const endpoint = endpointsOf({ name: 'cart', about: "A person's cart over several businesses." });

/** One line of a cart (CART-1). */
const cartItem = z
  .object({
    id,
    count: z.int(),
    /** When it was put in: lines stand in this order. */
    added_at: instant,
    product: z.object({
      id,
      name: z.string(),
      photo: z.string().nullable(),
      photo_picture: picture.nullable(),
      price: money,
      discount: z.int(),
      discounted_price: money,
      currency,
      cargo_extra: money,
      company: z.int(),
      /** False when it cannot be bought now: the line is shown, flagged and left out of every total. */
      available: z.boolean(),
      /** Why not. Of what is `no_longer_sold` nothing is told: blank name, no picture, options, price or stock (CART-14). */
      unavailable: answered(UNAVAILABLE_REASONS).optional(),
      /** How many are left; null when nobody counts. */
      stock: z.int().nullable(),
    }),
    attribute_groups: z.array(
      z.object({ attributeId: z.int(), categoryTitle: z.string(), attributeName: z.string(), attributePrice: money }),
    ),
    /** What the line costs, MXN. */
    item_total: money,
  })
  .meta({ id: 'CartItem' });

const cart = z
  .object({
    cart: z.array(
      z.object({
        company: z.object({
          _id: z.int(), // sic
          name: z.string(),
          location: z.string(),
          profileImage: z.string().nullable(),
          ...sellingState,
        }),
        items: z.array(cartItem),
        /** MXN. */
        subtotal: money,
      }),
    ),
    total_items: z.int(),
    /** MXN, at most 10,000.00. */
    total_cost: money,
    /** How much more it takes, MXN, once 80 % is in it (CART-15); null before, absent where an older server answers. */
    room_left: money.nullable().optional(),
  })
  .meta({ id: 'Cart' });

const ofUser = { access: person('cart.fill', { user: 'params.userId' }), params: z.object({ userId: id }) };

export const getCart = endpoint('getCart', {
  summary: "A person's cart, by business",
  method: 'GET',
  path: '/companies/cart/cart-items/{userId}/',
  ...ofUser,
  response: cart,
});

export const getCartItemTotal = endpoint('getCartItemTotal', {
  summary: 'How many pieces are in the cart',
  method: 'GET',
  path: '/companies/cart/get-item-total/{userId}/',
  ...ofUser,
  response: z.object({ total_items: z.int() }),
});

export const getCartTotal = endpoint('getCartTotal', {
  summary: 'What the cart costs, MXN',
  method: 'GET',
  path: '/companies/cart/get-total/{userId}/',
  ...ofUser,
  response: z.object({ total_cost: money }),
});

/** One choice a group at most, each of that product. */
const attributeIds = z.array(id).max(MAX_ARRAY_LENGTH);
const count = whole(MIN_COUNT, MAX_COUNT);

/** So many pieces of a product with these options. */
const pieces = z.object({ product_id: id, attribute_ids: attributeIds.optional().default([]), count });

/** When a line that was taken out had been put in. A time to come means now. */
const addedAt = z.iso
  .datetime('Must be a time such as 2026-12-31T12:00:00Z')
  .refine((at) => /^2\d{3}-/.test(at), 'Must be a year from 2000 to 2999');

/** CART-2: identical options raise the count of the line there is; 409 `cart_cap` names the room left, 400 `too_many_lines` the limit. */
export const addCartItem = endpoint('addCartItem', {
  summary: 'Put a product into the cart',
  method: 'POST',
  path: '/companies/cart/add-item/',
  access: person('cart.fill', { user: 'body.user' }),
  idempotent: true,
  body: z.object({
    user: id.optional(),
    product_id: id,
    attribute_values: attributeIds.optional().default([]),
    count: count.optional().default(1),
    /** Puts a line that was taken out back in its place: its `added_at` of then. */
    added_at: addedAt.optional(),
  }),
  status: 201,
  response: cart,
});

export const updateCartItem = endpoint('updateCartItem', {
  summary: "Set a line's count",
  method: 'PUT',
  path: '/companies/cart/update-item/',
  access: person('cart.fill', { user: 'body.user' }),
  body: z.object({ user: id.optional(), item_id: id, product_id: id.optional(), count }),
  response: cart,
});

export const removeCartItem = endpoint('removeCartItem', {
  summary: 'Take a line out of the cart',
  method: 'DELETE',
  path: '/companies/cart/remove-item/',
  access: person('cart.fill', { user: 'body.user' }),
  body: z.object({ user: id.optional(), item_id: id, product_id: id.optional() }),
  response: cart,
});

const skipReason = answered([
  'not_found',
  'takes_no_orders',
  'sold_out',
  'option_missing',
  'option_invalid',
  'over_cap',
  'over_quantity',
  'too_many_lines',
]);

/** Takes a guest's cart over: what cannot be is named, never dropped in silence (CART-9). */
export const synchronizeCart = endpoint('synchronizeCart', {
  summary: "Merge a guest's cart into the account's",
  method: 'PUT',
  path: '/companies/cart/synch/', // sic
  access: person('cart.fill', { user: ['body.user', 'body.cart_items.user'] }),
  idempotent: true,
  body: z.object({
    user: id.optional(),
    cart_items: z.array(pieces.extend({ user: id.optional() })).max(MAX_CART_LINES),
  }),
  response: z.object({
    added: z.int(),
    skipped: z.array(z.object({ product_id: z.int(), reason: skipReason })),
    total_items: z.int(),
    total_cost: money,
  }),
});

/** Takes back what `orderAgain` put in: what lay in the cart beside it stays. */
export const takeOutOfCart = endpoint('takeOutOfCart', {
  summary: 'Take so many pieces out of the cart',
  description: 'No more than are there; what is not there is passed over.',
  method: 'PUT',
  path: '/companies/cart/take-out/',
  access: person('cart.fill', { user: 'body.user' }),
  idempotent: true,
  body: z.object({
    user: id.optional(),
    cart_items: z.array(pieces).max(MAX_CART_LINES),
  }),
  response: cart,
});

export type Cart = z.output<typeof cart>;
export type CartAnswer = z.input<typeof cart>;
export type CartItem = z.output<typeof cartItem>;
export type CartItemAnswer = z.input<typeof cartItem>;
export type SkipReason = z.output<typeof skipReason>;
export type SkipReasonAnswer = z.input<typeof skipReason>;
