import * as z from 'zod';
import { cursor, id, listOf, page } from '../common.ts';
import { driver, endpointsOf } from '../endpoint.ts';
import { queuedOrder } from './delivery-order.ts';
import { feature } from './driver.ts';

const endpoint = endpointsOf(feature);

export const listDriverHistory = endpoint('listDriverHistory', {
  summary: "A driver's finished orders, newest first, without phone and keyword",
  method: 'GET',
  path: '/companies/driver-profile/order-history/',
  access: driver('deliveries.read', { driver: 'query.driver_id' }),
  query: z.object({ driver_id: id, page, cursor }),
  response: listOf(queuedOrder),
});
