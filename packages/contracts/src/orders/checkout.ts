import { MAX_CART_LINES } from '@mercadito/domain/cart/cart-length';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { IF_MISSING } from '@mercadito/domain/orders/if-missing';
import { LOAD_TYPES } from '@mercadito/domain/orders/load-type';
import * as z from 'zod';
import { amount, amountOrNone, blankableText, chosenCurrency, id, idOr, money, text } from '../common.ts';
import { endpointsOf, person } from '../endpoint.ts';
import { phoneOrNull } from '../phone.ts';
import { language } from '../settings.ts';
import { awaitsConfirmation, feature } from './order.ts';

const endpoint = endpointsOf(feature);

const ifMissing = z.enum(IF_MISSING);

export const createOrder = endpoint('createOrder', {
  summary: 'Send the cart as an order',
  description:
    'Turns the cart into an order, once: lines frozen, stock taken, cart emptied, all in one transaction. Lines that cannot ' +
    'be bought now stay in the cart. 409 `delivery_unavailable` (facts: `until`, null where nobody knows), `cart_empty`, ' +
    '`prices_changed` (facts: `total`, `delivery_fee`), `sold_out` (facts: `product_id`, `product_name`, `stock`), `cart_cap`, `first_orders_open` ' +
    '(facts: `most`).',
  method: 'POST',
  path: '/companies/orders/create-order/',
  access: person('orders.place', { user: 'body.user' }),
  idempotent: true,
  rate: 'create-order',
  body: z.object({
    user: id.optional(),
    /** The id of the caller's own address. */
    user_address: idOr('Verify your address'),
    load_type: z.enum(LOAD_TYPES, 'Please select a load type'),
    instruction: blankableText(MAX_LENGTH.instruction),
    /** Somebody else to call: whole or not at all. */
    alternate_number: phoneOrNull,
    delivery_password: text(MAX_LENGTH.keyword),
    /** What will be there to pay with, so that the driver brings change: what is due in cash or more (CASH-2). */
    pays_with: amountOrNone({ min: 0.01, max: 100_000, places: 2 }),
    pays_with_currency: chosenCurrency.optional(),
    /** What to do where something is not there (ORDER-20). */
    if_missing: ifMissing.optional(),
    /** Lines for which something else is said, each once; what is not ordered is left out of it. */
    if_missing_lines: z
      .array(z.object({ item_id: id, if_missing: ifMissing }))
      .max(MAX_CART_LINES)
      .optional(),
    /** What the screen showed, MXN, the delivery fee included: a difference is 409 `prices_changed`. */
    expected_total: amount({ max: 1_000_000, places: 2 }).optional(),
  }),
  status: 201,
  response: z.object({ transaction_id: z.string(), order_total: money, awaits_confirmation: awaitsConfirmation }),
});

export const getRandomWord = endpoint('getRandomWord', {
  summary: 'A keyword for an order',
  method: 'GET',
  path: '/companies/orders/random-word/{language}/',
  access: person('orders.place'),
  params: z.object({ language }),
  response: z.object({ word: z.string() }),
});
