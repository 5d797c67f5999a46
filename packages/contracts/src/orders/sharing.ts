import * as z from 'zod';
import { done, id, instant, money, transactionId } from '../common.ts';
import { anyone, endpointsOf, person } from '../endpoint.ts';
import { awaitsConfirmation, feature, onWayAt, orderDue, orderStatus, pickUps } from './order.ts';

const endpoint = endpointsOf(feature);

/** ORDER-17: of her link nothing but its hash is kept, so that a further one takes the place of the first. */
export const shareOrder = endpoint('shareOrder', {
  summary: 'Make the link by which somebody without an account sees how an order stands',
  description: 'For 30 days, or until it is ended; the link made before ends. The page is `/order-status/{secret}`.',
  method: 'POST',
  path: '/companies/orders/share/',
  access: person('orders.follow', { user: 'body.user' }),
  body: z.object({ user: id.optional(), transaction_id: transactionId }),
  response: z.object({ secret: z.string(), shared_until: instant }),
});

export const endOrderSharing = endpoint('endOrderSharing', {
  summary: "End an order's link",
  method: 'DELETE',
  path: '/companies/orders/share/{userId}/{transactionId}/',
  access: person('orders.follow', { user: 'params.userId' }),
  params: z.object({ userId: id, transactionId }),
  response: done,
});

/** What whoever has the link sees: neither telephone, street, keyword and instructions nor the customer's name. */
const sharedOrder = z
  .object({
    status: orderStatus,
    awaits_confirmation: awaitsConfirmation,
    pick_ups: pickUps,
    on_way_at: onWayAt,
    /** When it came to this status. */
    since: instant,
    company_names: z.array(z.string()),
    /** Those that have their part ready for the driver to fetch; absent where an older server answers. */
    ready_names: z.array(z.string()).optional(),
    total_items: z.int(),
    order_total: money,
    delivery_fee: orderDue.delivery_fee,
    /** The driver's first name while the order is with them. */
    driver_name: z.string().nullable(),
    shared_until: instant,
  })
  .meta({ id: 'SharedOrder' });

export const getSharedOrder = endpoint('getSharedOrder', {
  summary: 'How an order stands, for whoever has its link',
  description: 'A wrong link and one that has ended are 404 alike.',
  method: 'GET',
  path: '/companies/orders/shared/{secret}/',
  access: anyone(),
  params: z.object({ secret: z.string() }),
  response: sharedOrder,
});

export type SharedOrder = z.output<typeof sharedOrder>;
export type SharedOrderAnswer = z.input<typeof sharedOrder>;
