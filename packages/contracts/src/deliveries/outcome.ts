import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { blankableText, cursor, flag, id, listOf, page, transactionId } from '../common.ts';
import { driver, endpoint } from '../endpoint.ts';
import { deliveryOrder, queuedOrder } from './delivery-order.ts';

const feature = 'deliveries';

export const finishDelivery = endpoint('finishDelivery', {
  feature,
  summary: 'Say that an order was delivered or failed',
  method: 'PUT',
  path: '/companies/driver/driver-delivery/',
  access: driver('deliveries.finish', { driver: 'body.driver_id' }),
  idempotent: true,
  body: z.object({
    driver_id: id,
    transaction_id: transactionId,
    delivery_successful: flag,
    /** A comment; when the delivery failed, the reason, which is required then. */
    body: blankableText(MAX_LENGTH.reason),
  }),
  response: deliveryOrder,
});

export const listDriverHistory = endpoint('listDriverHistory', {
  feature,
  summary: "A driver's finished orders, newest first, without phone and keyword",
  method: 'GET',
  path: '/companies/driver-profile/order-history/',
  access: driver('deliveries.read', { driver: 'query.driver_id' }),
  query: z.object({ driver_id: id, page, cursor }),
  response: listOf(queuedOrder),
});
