import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { ITEM_STATUSES } from '@mercadito/domain/orders/item-status';
import { LOAD_TYPES } from '@mercadito/domain/orders/load-type';
import { ORDER_STATUSES } from '@mercadito/domain/orders/order-status';
import * as z from 'zod';
import {
  amount,
  blankableText,
  currency,
  cursor,
  id,
  idOr,
  instant,
  listOf,
  money,
  numberedListOf,
  openingState,
  page,
  picture,
  text,
  transactionId,
} from './common.ts';
import { business, endpoint, person, site } from './endpoint.ts';
import { phoneOrNull } from './phone.ts';
import { language } from './settings.ts';

const feature = 'orders';

export const orderStatus = z.enum(ORDER_STATUSES);
export const itemStatus = z.enum(ITEM_STATUSES);
export const loadType = z.enum(LOAD_TYPES, 'Please select a load type');

/** A line as it was when the order was sent (decisions.md "Orders": an order is a snapshot). */
export const orderItem = z
  .object({
    id,
    product_id: z.int().nullable(),
    name: z.string(),
    status: itemStatus,
    count: z.int(),
    price: money,
    discounted_price: money,
    discount: z.int(),
    cargo_extra: money,
    currency,
    /** MXN. */
    item_total: money,
    image_product: z.string().nullable(),
    image_picture: picture.nullable(),
    attributes: z.array(z.object({ category_title: z.string(), attribute_name: z.string(), attribute_price: money })),
  })
  .meta({ id: 'OrderItem' });

/** What a business sells in an order. */
const companyShare = {
  /** MXN, without canceled and not found items. */
  total: money,
  orderItem: z.array(orderItem),
};

/** What happened to an order, and when. */
const orderEvent = z.object({ status: orderStatus, at: instant }).meta({ id: 'OrderEvent' });

const orderSummary = z
  .object({
    transaction_id: z.string(),
    user_name: z.string(),
    last_name: z.string(),
    date_issued: instant,
    status: orderStatus,
    order_total: money,
    total_items: z.int(),
    company_names: z.array(z.string()),
    /** Pictures of the first items, at most 4. */
    pictures: z.array(picture),
  })
  .meta({ id: 'OrderSummary' });

/** Spec 1 §3 Order (customer view). */
const orderDetails = z
  .object({
    transaction_id: z.string(),
    user_name: z.string(),
    last_name: z.string(),
    date_issued: instant,
    status: orderStatus,
    load_type: loadType,
    /** The keyword the driver has to be told. */
    delivery_password: z.string(),
    delivery_instructions: z.string(),
    /** What the driver wrote at the door. */
    delivery_description: z.string(),
    cancellation_reason: z.string(),
    order_total: money,
    usd_mxn_value: z.number(),
    telephone: z.string(),
    alternate_receiver_phone: z.string(),
    location: z.string(),
    street_1: z.string(),
    street_2: z.string(),
    exterior_number: z.string(),
    interior_number: z.string(),
    reference: z.string(),
    driver: z.object({ name: z.string(), last_name: z.string(), telephone: z.string().nullable() }).nullable(),
    /** Whether each is open is of now; the rest is as it was when the order was sent. */
    order_companies: z.array(
      z.object({ company_id: z.int().nullable(), company_name: z.string(), ...companyShare, ...openingState }),
    ),
    events: z.array(orderEvent),
    updated_at: instant,
  })
  .meta({ id: 'OrderDetails' });

export const createOrder = endpoint('createOrder', {
  feature,
  summary: 'Send the cart as an order',
  description:
    'Turns the cart into an order, once: lines frozen, stock taken, cart emptied, all in one transaction. Lines that cannot ' +
    'be bought now stay in the cart. 409 `delivery_unavailable`, `cart_empty`, `prices_changed` (facts: `total`), `sold_out` ' +
    '(facts: `product_id`, `product_name`, `stock`), `cart_cap`.',
  method: 'POST',
  path: '/companies/orders/create-order/',
  access: person('orders.place', { user: 'body.user' }),
  idempotent: true,
  rate: 'create-order',
  body: z.object({
    user: id.optional(),
    /** The id of the caller's own address. */
    user_address: idOr('Verify your address'),
    load_type: loadType,
    instruction: blankableText(MAX_LENGTH.instruction),
    /** Somebody else to call: whole or not at all. */
    alternate_number: phoneOrNull,
    delivery_password: text(MAX_LENGTH.keyword),
    /** What the screen showed, MXN: a difference is 409 `prices_changed`. */
    expected_total: amount({ max: 1_000_000, places: 2 }).optional(),
  }),
  status: 201,
  response: z.object({ transaction_id: z.string(), order_total: money }),
});

export const cancelOrder = endpoint('cancelOrder', {
  feature,
  summary: 'Cancel a pending order',
  method: 'PUT',
  path: '/companies/orders/cancel-order/',
  access: person('orders.cancel', { user: 'body.user' }),
  body: z.object({ user: id.optional(), transaction_id: transactionId }),
  response: orderDetails,
});

export const getOrder = endpoint('getOrder', {
  feature,
  summary: "One of a person's orders",
  method: 'GET',
  path: '/companies/orders/get-order/{userId}/{transactionId}/',
  access: person('orders.follow', { user: 'params.userId' }),
  params: z.object({ userId: id, transactionId }),
  response: orderDetails,
});

export const listOrders = endpoint('listOrders', {
  feature,
  summary: "A person's orders, newest first",
  method: 'GET',
  path: '/companies/orders/get-orders/{userId}/',
  access: person('orders.follow', { user: 'params.userId' }),
  params: z.object({ userId: id }),
  query: z.object({ page, cursor }),
  response: listOf(orderSummary),
});

export const getRandomWord = endpoint('getRandomWord', {
  feature,
  summary: 'A keyword for an order',
  method: 'GET',
  path: '/companies/orders/random-word/{language}/',
  access: person('orders.place'),
  params: z.object({ language }),
  response: z.object({ word: z.string() }),
});

/** Admin's cancellation: from `pending` or `delivery_failed` alone (decisions.md "Orders"). */
export const declineOrder = endpoint('declineOrder', {
  feature,
  summary: 'Decline an order, with a reason',
  method: 'PUT',
  path: '/companies/orders/declined/',
  access: site('orders.decide'),
  body: z.object({ transaction_id: transactionId, cancellation_reason: text(MAX_LENGTH.reason) }),
  response: orderDetails,
});

export const requeueOrder = endpoint('requeueOrder', {
  feature,
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
  })
  .meta({ id: 'AdminOrder' });

export const listOrdersByStatus = endpoint('listOrdersByStatus', {
  feature,
  summary: 'All orders, by status',
  method: 'GET',
  path: '/companies/orders/order-status/',
  access: site('orders.oversee'),
  query: z.object({ page, status: orderStatus.optional() }),
  response: numberedListOf(adminOrder),
});

/** Spec 2 §3 Company order list item: that business's share of an order, and nothing of who ordered. */
const companyOrder = z
  .object({
    transaction_id: z.string(),
    order_status: orderStatus,
    date_issued: instant,
    ...companyShare,
  })
  .meta({ id: 'CompanyOrder' });

export const listCompanyOrders = endpoint('listCompanyOrders', {
  feature,
  summary: "A business's orders, newest first",
  method: 'GET',
  path: '/companies/orders/order-all-company/{companyId}/',
  access: business('sales.read', { company: 'params.companyId' }),
  params: z.object({ companyId: id }),
  query: z.object({ page }),
  response: numberedListOf(companyOrder),
});

export type OrderStatus = z.output<typeof orderStatus>;
export type LoadType = z.output<typeof loadType>;
export type OrderItem = z.output<typeof orderItem>;
export type OrderSummary = z.output<typeof orderSummary>;
export type OrderDetails = z.output<typeof orderDetails>;
export type AdminOrder = z.output<typeof adminOrder>;
export type CompanyOrder = z.output<typeof companyOrder>;
