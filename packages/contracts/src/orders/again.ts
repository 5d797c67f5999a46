import { AGAIN_REASONS } from '@mercadito/domain/orders/order-again';
import * as z from 'zod';
import { answered } from '../answered.ts';
import { currency, id, money, transactionId } from '../common.ts';
import { endpointsOf, person } from '../endpoint.ts';
import { feature } from './order.ts';

const endpoint = endpointsOf(feature);

/** What a piece costs with its options, in its own currency. */
const unitPrice = z.object({ amount: money, currency });

const lineAgain = z
  .object({
    /** Null once there is no such product. */
    product_id: z.int().nullable(),
    /** As it was called then. */
    name: z.string(),
    /** Null once there is no such business. */
    company_id: z.int().nullable().optional(),
    company_name: z.string(),
    ordered: z.int(),
    /** How many pieces went into the cart. */
    added: z.int(),
    /** The options they were put in with. */
    attribute_ids: z.array(z.int()),
    /** Why they are fewer than were ordered; null where they are not. */
    reason: answered(AGAIN_REASONS).nullable(),
    price_then: unitPrice,
    /** Null where nothing was put in. */
    price_now: unitPrice.nullable(),
  })
  .meta({ id: 'LineAgain' });

/** ORDER-21: what cannot be had is named, never dropped in silence, and what the cart held stays. */
export const orderAgain = endpoint('orderAgain', {
  summary: 'Put what was ordered once into the cart again',
  description:
    "At today's prices and with today's options, as many pieces as can be had. `takeOutOfCart` takes them back.",
  method: 'POST',
  path: '/companies/orders/again/',
  access: person('cart.fill', { user: 'body.user' }),
  idempotent: true,
  body: z.object({ user: id.optional(), transaction_id: transactionId }),
  response: z.object({
    lines: z.array(lineAgain),
    total_items: z.int(),
    /** MXN, of the whole cart. */
    total_cost: money,
  }),
});

export type LineAgain = z.output<typeof lineAgain>;
export type OrderedAgain = z.output<typeof orderAgain.response>;
