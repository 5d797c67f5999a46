import { AVAILABILITY_STATUSES } from '@mercadito/domain/deliveries/driver';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { blankableText, cursor, flag, id, instant, listOf, money, page, transactionId } from './common.ts';
import { driver, endpoint, person, site } from './endpoint.ts';
import { itemStatus, loadType, orderItem, orderStatus } from './orders.ts';

const feature = 'deliveries';

const availabilityStatus = z.enum(AVAILABILITY_STATUSES);

export const driverProfile = z
  .object({
    id,
    user: z.int(),
    username: z.string(),
    name: z.string(),
    last_name: z.string(),
    photo: z.string().nullable(),
    /** The oldest shipped order in hand, or null. */
    current_order: z.string().nullable(),
    orders_assigned_count: z.int(),
    settings: z.object({
      availability_status: availabilityStatus,
      daily_start_time: z.string().nullable(),
      daily_end_time: z.string().nullable(),
    }),
  })
  .meta({ id: 'Driver' });

/** Where to pick up: one business of an order, as it was when the order was sent. */
const pickUp = z.object({
  company_id: z.int().nullable(),
  company_name: z.string(),
  total: money,
  location: z.string(),
  telephone: z.string(),
  street_1: z.string(),
  street_2: z.string(),
  reference: z.string(),
  orderItem: z.array(orderItem),
});

/** Spec 2 §3 Order (driver view); the private fields are null until the caller holds the order. */
export const deliveryOrder = z
  .object({
    transaction_id: z.string(),
    user_name: z.string(),
    last_name: z.string(),
    user_first_name: z.string(),
    user_last_name: z.string(),
    location: z.string(),
    order_location: z.string(),
    street_1: z.string(),
    street_2: z.string(),
    exterior_number: z.string().nullable(),
    interior_number: z.string().nullable(),
    reference: z.string(),
    date_issued: instant,
    order_total: money,
    load_type: loadType,
    delivery_instructions: z.string(),
    delivery_password: z.string().nullable(),
    telephone: z.string().nullable(),
    alternate_receiver_phone: z.string().nullable(),
    status: orderStatus,
    /** Whether some driver holds it. */
    driver_has_order: z.boolean(),
    /** Whether the caller holds it. */
    is_mine: z.boolean(),
    order_companies: z.array(pickUp),
    /** The same in short, as lists show it. */
    companies: z.array(z.object({ company_name: z.string(), location: z.string() })),
    order_delivery_info: z.object({ driver_name: z.string(), driver_last_name: z.string() }).nullable(),
    delivered_at: instant.nullable(),
    delivery_description: z.string(),
    cancellation_reason: z.string(),
    timestamp: instant,
  })
  .meta({ id: 'DeliveryOrder' });

/**
 * An order in a list of drivers, whoever asks: the way, but no keyword, phone or number of a house (spec 2 §3, decisions.md
 * "Orders").
 */
const queuedOrder = deliveryOrder
  .extend({
    delivery_password: z.null(),
    telephone: z.null(),
    alternate_receiver_phone: z.null(),
    total_items: z.int(),
  })
  .meta({ id: 'QueuedOrder' });

const handedOut = z.object({ order: deliveryOrder, driver: driverProfile });

export const getDriverProfile = endpoint('getDriverProfile', {
  feature,
  summary: "A person's driver profile; 404 when they are none",
  method: 'GET',
  path: '/companies/driver-profile/profile-driver/{userId}/',
  access: person('account.use', { user: 'params.userId' }),
  params: z.object({ userId: id }),
  response: driverProfile,
});

export const setDriverAvailability = endpoint('setDriverAvailability', {
  feature,
  summary: 'Switch a driver on or off',
  method: 'PUT',
  path: '/companies/driver-profile/settings/',
  access: driver('availability.set', { user: 'body.user_id', driver: 'body.driver_id' }),
  body: z.object({ user_id: id.optional(), driver_id: id, availability_status: availabilityStatus }),
  response: driverProfile,
});

export const listQueuedOrders = endpoint('listQueuedOrders', {
  feature,
  summary: 'The orders to claim, oldest first; empty for an unavailable driver',
  method: 'GET',
  path: '/companies/driver/all_orders/',
  access: driver('deliveries.read'),
  query: z.object({ page, cursor }),
  response: listOf(queuedOrder),
});

/** Exactly one driver wins; 409 `already_claimed` names who was first. */
export const claimOrder = endpoint('claimOrder', {
  feature,
  summary: 'Take an order from the queue',
  method: 'POST',
  path: '/companies/driver/driver/',
  access: driver('deliveries.claim', { driver: 'body.driver_id' }),
  idempotent: true,
  body: z.object({ driver_id: id, transaction_id: transactionId }),
  response: handedOut,
});

export const assignOrder = endpoint('assignOrder', {
  feature,
  summary: 'Hand an order to a driver',
  method: 'POST',
  path: '/companies/driver/assign-driver/',
  access: site('deliveries.assign'),
  idempotent: true,
  body: z.object({ driverId: id, transactionId }),
  response: handedOut,
});

export const listAssignedOrders = endpoint('listAssignedOrders', {
  feature,
  summary: 'The orders a driver has in hand',
  method: 'GET',
  path: '/companies/driver/list-Orders-Driver/{driverId}/',
  access: driver('deliveries.read', { driver: 'params.driverId' }),
  params: z.object({ driverId: id }),
  response: z.object({ results: z.array(deliveryOrder) }),
});

export const getDeliveryOrder = endpoint('getDeliveryOrder', {
  feature,
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

/** By the holder alone, while shipped; totals follow (spec 2 §4). */
export const changeItemStatus = endpoint('changeItemStatus', {
  feature,
  summary: 'Say that an item is there, canceled or not found',
  method: 'PUT',
  path: '/companies/driver/order-status-change/',
  access: driver('deliveries.finish', { driver: 'body.driver_id' }),
  body: z.object({ driver_id: id, order_item_id: id, transaction_id: transactionId, status_item: itemStatus }),
  response: deliveryOrder,
});

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

export const listAvailableDrivers = endpoint('listAvailableDrivers', {
  feature,
  summary: 'The drivers an order can be handed to',
  method: 'GET',
  path: '/companies/driver/order-list-drivers/',
  access: site('deliveries.oversee'),
  response: z.array(driverProfile),
});

export const listDrivers = endpoint('listDrivers', {
  feature,
  summary: 'All drivers',
  method: 'GET',
  path: '/companies/driver/admin-drivers/',
  access: site('deliveries.oversee'),
  response: z.array(driverProfile),
});

export const listOrdersInProgress = endpoint('listOrdersInProgress', {
  feature,
  summary: 'The orders on the road',
  method: 'GET',
  path: '/companies/driver/order-in-progress/',
  access: site('deliveries.oversee'),
  response: z.object({
    results: z.array(
      z.object({
        driver_id: z.int(),
        username: z.string(),
        order_user_first_name: z.string(),
        order_user_last_name: z.string(),
        order_user_thelephone: z.string(), // sic
        companies: z.array(z.object({ company_name: z.string(), location: z.string(), total: money })),
        transaction_id: z.string(),
        order_total: money,
        location: z.string(),
        date_issued: instant,
        shipped_at: instant.nullable(),
      }),
    ),
  }),
});

export type DriverProfile = z.output<typeof driverProfile>;
export type QueuedOrder = z.output<typeof queuedOrder>;
export type DeliveryOrder = z.output<typeof deliveryOrder>;
