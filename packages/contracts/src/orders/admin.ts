import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { ORDER_STATUSES } from '@mercadito/domain/orders/order-status';
import * as z from 'zod';
import { numberedListOf, page, text, transactionId } from '../common.ts';
import { keywordFacts } from '../deliveries/delivery-order.ts';
import { endpointsOf, site } from '../endpoint.ts';
import { feature, orderDetails, orderSummary } from './order.ts';

const endpoint = endpointsOf(feature);

/** Admin's cancellation: from `pending` or `delivery_failed` alone (ORDER-9). */
export const declineOrder = endpoint('declineOrder', {
  summary: 'Decline an order, with a reason',
  method: 'PUT',
  path: '/companies/orders/declined/',
  access: site('orders.decide'),
  body: z.object({ transaction_id: transactionId, cancellation_reason: text(MAX_LENGTH.reason) }),
  response: orderDetails,
});

/** DISPATCH-14. */
export const confirmOrder = endpoint('confirmOrder', {
  summary: 'Say that an order is meant, so that it can be taken',
  description: 'One that can be taken already stays as it is. 409 `wrong_status` for one that waits no more.',
  method: 'PUT',
  path: '/companies/orders/confirm/',
  access: site('orders.decide'),
  body: z.object({ transaction_id: transactionId }),
  response: orderDetails,
});

export const requeueOrder = endpoint('requeueOrder', {
  summary: 'Put a failed order back into the queue',
  method: 'PUT',
  path: '/companies/orders/requeue/',
  access: site('orders.decide'),
  body: z.object({ transaction_id: transactionId }),
  response: orderDetails,
});

const adminOrder = orderSummary
  .extend({
    location: z.string(),
    driver_id: z.int().nullable(),
    driver_name: z.string().nullable(),
    cancellation_reason: z.string(),
    /** What its driver wrote at the door. */
    delivery_description: z.string(),
    ...keywordFacts,
  })
  .meta({ id: 'AdminOrder' });

export const listOrdersByStatus = endpoint('listOrdersByStatus', {
  summary: 'All orders, by status',
  method: 'GET',
  path: '/companies/orders/order-status/',
  access: site('orders.oversee'),
  query: z.object({ page, status: z.enum(ORDER_STATUSES).optional() }),
  response: numberedListOf(adminOrder),
});

export type AdminOrder = z.output<typeof adminOrder>;
export type AdminOrderAnswer = z.input<typeof adminOrder>;
