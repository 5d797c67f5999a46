import * as z from 'zod';
import { cursor, id, listOf, page, transactionId } from '../common.ts';
import { endpointsOf, person } from '../endpoint.ts';
import { feature, orderDetails, orderSummary } from './order.ts';

const endpoint = endpointsOf(feature);

export const cancelOrder = endpoint('cancelOrder', {
  summary: 'Cancel a pending order',
  method: 'PUT',
  path: '/companies/orders/cancel-order/',
  access: person('orders.cancel', { user: 'body.user' }),
  body: z.object({ user: id.optional(), transaction_id: transactionId }),
  response: orderDetails,
});

export const getOrder = endpoint('getOrder', {
  summary: "One of a person's orders",
  method: 'GET',
  path: '/companies/orders/get-order/{userId}/{transactionId}/',
  access: person('orders.follow', { user: 'params.userId' }),
  params: z.object({ userId: id, transactionId }),
  response: orderDetails,
});

export const listOrders = endpoint('listOrders', {
  summary: "A person's orders, newest first",
  method: 'GET',
  path: '/companies/orders/get-orders/{userId}/',
  access: person('orders.follow', { user: 'params.userId' }),
  params: z.object({ userId: id }),
  query: z.object({ page, cursor }),
  response: listOf(orderSummary),
});
