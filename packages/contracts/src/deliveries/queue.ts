import * as z from 'zod';
import { cursor, id, listOf, page, transactionId } from '../common.ts';
import { driver, endpointsOf } from '../endpoint.ts';
import { assignment, queuedOrder } from './delivery-order.ts';
import { feature } from './driver.ts';

const endpoint = endpointsOf(feature);

export const listQueuedOrders = endpoint('listQueuedOrders', {
  summary: 'The orders to claim, oldest first; empty for an unavailable driver',
  method: 'GET',
  path: '/companies/driver/all_orders/',
  access: driver('deliveries.read'),
  query: z.object({ page, cursor }),
  response: listOf(queuedOrder),
});

/** Exactly one driver wins; 409 `already_claimed` names who was first. */
export const claimOrder = endpoint('claimOrder', {
  summary: 'Take an order from the queue',
  method: 'POST',
  path: '/companies/driver/driver/',
  access: driver('deliveries.claim', { driver: 'body.driver_id' }),
  idempotent: true,
  body: z.object({ driver_id: id, transaction_id: transactionId }),
  response: assignment,
});
