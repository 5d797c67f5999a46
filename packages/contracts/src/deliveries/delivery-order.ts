import * as z from 'zod';
import { instant, money } from '../common.ts';
import { loadType, orderItem, orderStatus } from '../orders/order.ts';
import { driverProfile } from './driver.ts';

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

/** DELIVERY-4: the private fields are null until the caller holds the order. */
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
 * An order in a list of drivers, whoever asks: the way, but no keyword, phone or number of a house (DELIVERY-4).
 */
export const queuedOrder = deliveryOrder
  .extend({
    delivery_password: z.null(),
    telephone: z.null(),
    alternate_receiver_phone: z.null(),
    total_items: z.int(),
  })
  .meta({ id: 'QueuedOrder' });

export const handedOut = z.object({ order: deliveryOrder, driver: driverProfile });

export type QueuedOrder = z.output<typeof queuedOrder>;

export type DeliveryOrder = z.output<typeof deliveryOrder>;
