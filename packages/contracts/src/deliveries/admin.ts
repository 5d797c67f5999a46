import * as z from 'zod';
import { id, instant, money, transactionId } from '../common.ts';
import { endpointsOf, site } from '../endpoint.ts';
import { onWayAt, pickUps } from '../orders/order.ts';
import { assignment } from './delivery-order.ts';
import { driverProfile, feature } from './driver.ts';

const endpoint = endpointsOf(feature);

export const assignOrder = endpoint('assignOrder', {
  summary: 'Hand an order to a driver',
  method: 'POST',
  path: '/companies/driver/assign-driver/',
  access: site('deliveries.assign'),
  idempotent: true,
  body: z.object({ driverId: id, transactionId }),
  response: assignment,
});

export const listAvailableDrivers = endpoint('listAvailableDrivers', {
  summary: 'The drivers an order can be handed to',
  method: 'GET',
  path: '/companies/driver/order-list-drivers/',
  access: site('deliveries.oversee'),
  response: z.array(driverProfile),
});

const overseenDriver = driverProfile
  .extend({
    /** The numbers of the active deliveries, oldest first. */
    orders_in_hand: z.array(z.string()),
  })
  .meta({ id: 'OverseenDriver' });

export const listDrivers = endpoint('listDrivers', {
  summary: 'All drivers',
  method: 'GET',
  path: '/companies/driver/admin-drivers/',
  access: site('deliveries.oversee'),
  response: z.array(overseenDriver),
});

export const listOrdersInProgress = endpoint('listOrdersInProgress', {
  summary: 'The orders on the road',
  method: 'GET',
  path: '/companies/driver/order-in-progress/',
  access: site('deliveries.oversee'),
  response: z.object({
    results: z.array(
      z.object({
        driver_id: z.int(),
        username: z.string(),
        driver_name: z.string(),
        order_user_first_name: z.string(),
        order_user_last_name: z.string(),
        order_user_thelephone: z.string(), // sic
        companies: z.array(z.object({ company_name: z.string(), location: z.string(), total: money })),
        transaction_id: z.string(),
        pick_ups: pickUps,
        on_way_at: onWayAt,
        order_total: money,
        location: z.string(),
        date_issued: instant,
        shipped_at: instant.nullable(),
      }),
    ),
  }),
});

export type OverseenDriver = z.output<typeof overseenDriver>;
export type OverseenDriverAnswer = z.input<typeof overseenDriver>;
export type OrderInProgress = z.output<typeof listOrdersInProgress.response>['results'][number];
