import { ITEM_STATUSES } from '@mercadito/domain/orders/item-status';
import { MOST_TAKEN } from '@mercadito/domain/orders/taken';
import * as z from 'zod';
import { amountOrNone, done, flag, id, transactionId } from '../common.ts';
import { always, driver, endpointsOf } from '../endpoint.ts';
import { gatePhoto, saidPlace } from '../place.ts';
import { deliveryOrder, happenedAt, reportedOrder } from './delivery-order.ts';
import { feature } from './driver.ts';

const endpoint = endpointsOf(feature);

export const listAssignedOrders = endpoint('listAssignedOrders', {
  summary: 'The orders a driver has in hand',
  method: 'GET',
  path: '/companies/driver/list-Orders-Driver/{driverId}/',
  access: driver('deliveries.read', { driver: 'params.driverId' }),
  params: z.object({ driverId: id }),
  response: z.object({ results: z.array(deliveryOrder) }),
});

export const getDeliveryOrder = endpoint('getDeliveryOrder', {
  summary: 'One order as its driver, a browsing driver or the Admin may see it',
  method: 'GET',
  path: '/companies/driver/order-detail/',
  access: driver('deliveries.read', { driver: 'query.driver_id' }),
  query: z.object({
    driver_id: id.optional(),
    /** The order's transaction id. */
    current_order: transactionId,
  }),
  response: deliveryOrder,
});

/** PLACE-8: for the holder while it is shipped, and Admins. */
export const getOrderPhoto = endpoint('getOrderPhoto', {
  summary: 'The photo of the gate where an order goes',
  description: '404 for whoever may not see the number of the house.',
  method: 'GET',
  path: '/companies/driver/order-photo/',
  access: driver('deliveries.read', { driver: 'query.driver_id' }),
  query: z.object({ driver_id: id.optional(), transaction_id: transactionId }),
  response: gatePhoto,
});

/** By the holder alone, while shipped; totals follow (DELIVERY-6). */
export const changeItemStatus = endpoint('changeItemStatus', {
  summary: 'Say that an item is there, canceled or not found',
  method: 'PUT',
  path: '/companies/driver/order-status-change/',
  access: driver('deliveries.finish', { driver: 'body.driver_id' }),
  rate: 'active-delivery',
  idempotent: true,
  body: z.object({
    driver_id: id,
    order_item_id: id,
    transaction_id: transactionId,
    status_item: z.enum(ITEM_STATUSES),
    happened_at: happenedAt,
  }),
  asksPassword: always,
  response: reportedOrder,
});

/** PLACE-9: by the driver who has brought it, within two days. */
export const proposePlace = endpoint('proposePlace', {
  summary: 'Propose where the house is to which an order was brought',
  description: '400 on `where` as `setAddressPin`. 409 `place_too_late`.',
  method: 'PUT',
  path: '/companies/driver/propose-place/',
  access: driver('deliveries.finish', { driver: 'body.driver_id' }),
  rate: 'active-delivery',
  idempotent: true,
  body: z.object({
    driver_id: id,
    transaction_id: transactionId,
    ...saidPlace,
  }),
  response: done,
});

/** By the holder alone, while shipped (DELIVERY-18). */
export const setPickedUp = endpoint('setPickedUp', {
  summary: "Say that a business's part of an order was picked up, or was not",
  method: 'PUT',
  path: '/companies/driver/picked-up/',
  access: driver('deliveries.finish', { driver: 'body.driver_id' }),
  rate: 'active-delivery',
  idempotent: true,
  body: z.object({
    driver_id: id,
    transaction_id: transactionId,
    order_company_id: id,
    picked_up: flag,
    /** What the driver paid the business for it, where drivers pay the shops (CASH-8). */
    paid: amountOrNone({ max: MOST_TAKEN, places: 2 }),
    happened_at: happenedAt,
  }),
  response: reportedOrder,
});

/** By the holder alone, while shipped; the first time counts (DELIVERY-35). */
export const setOnWay = endpoint('setOnWay', {
  summary: 'Say that the driver has set out with an order for its customer',
  method: 'PUT',
  path: '/companies/driver/on-way/',
  access: driver('deliveries.finish', { driver: 'body.driver_id' }),
  rate: 'active-delivery',
  idempotent: true,
  body: z.object({ driver_id: id, transaction_id: transactionId, happened_at: happenedAt }),
  response: reportedOrder,
});
