import { KEYWORD_CHECKS, WITHOUT_KEYWORD_REASONS } from '@mercadito/domain/deliveries/keyword';
import * as z from 'zod';
import { answered } from '../answered.ts';
import { instant, money, openingState } from '../common.ts';
import { loadType, onWayAt, orderDue, orderItem, orderStatus } from '../orders/order.ts';
import { pin } from '../place.ts';
import { driverProfile } from './driver.ts';

/** Where to pick up: one business of an order, as it was when the order was sent. */
const pickUp = z.object({
  order_company_id: z.int(),
  company_id: z.int().nullable(),
  company_name: z.string(),
  total: money,
  location: z.string(),
  telephone: z.string(),
  street_1: z.string(),
  street_2: z.string(),
  reference: z.string(),
  orderItem: z.array(orderItem),
  /** When somebody of the business first saw the order; absent where an older server answers. */
  seen_at: instant.nullable().optional(),
  /** When the business said that it is ready to be fetched; absent where an older server answers. */
  ready_at: instant.nullable().optional(),
  /** When the driver took all of it along; null before. */
  picked_up_at: instant.nullable(),
  /** What the driver pays the business where its part is picked up (CASH-8); null where the Admin pays, absent where an older server answers. */
  to_pay: money.nullable().optional(),
  /** What the business was paid for it so far; absent where an older server answers. */
  paid: money.optional(),
  /** Whether it is open, for the driver who goes there; absent in lists of others, and where an older server answers. */
  ...z.object(openingState).partial().shape,
});

export const withoutKeywordReason = answered(WITHOUT_KEYWORD_REASONS);

/**
 * What its driver took at the door in each currency, and gave back of it in pesos; null where nothing was said, absent where an
 * older server answers.
 */
export const taken = z.object({ mxn: money, usd: money, change: money }).nullable().optional();

/** How the handover was proved, as Admins are told it (DELIVERY-16); for everybody else as if nothing were known. */
export const keywordFacts = {
  /** Null before it is delivered. */
  keyword_check: answered(KEYWORD_CHECKS).nullable(),
  without_keyword_reason: withoutKeywordReason.nullable(),
  without_keyword_note: z.string(),
  /** Wrong words that were tried at the door; its holder is told too. */
  wrong_tries: z.int(),
};

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
    /** PLACE-7: null as the number of the house is; absent where an older server answers. */
    pin: pin.nullable().optional(),
    /** Whether the caller may see a photo of the gate (`getOrderPhoto`). */
    has_photo: z.boolean().optional(),
    reference: z.string(),
    date_issued: instant,
    /** MXN, what is to be collected: goods and the delivery fee. */
    order_total: money,
    ...orderDue,
    /** The fee that it was sent with, due again when an item comes back; absent where an older server answers. */
    agreed_delivery_fee: money.optional(),
    /** Pesos for a dollar, as the order was sent; absent where an older server answers. */
    usd_mxn_value: z.number().optional(),
    taken,
    load_type: loadType,
    delivery_instructions: z.string(),
    /** For Admins alone: the customer says it at the door (DELIVERY-13). */
    delivery_password: z.string().nullable(),
    /** The keyword for a device to keep, which can check it and not read it: for whoever holds the order (DELIVERY-13). */
    keyword_hash: z.object({ salt: z.string(), hash: z.string(), iterations: z.int() }).nullable(),
    ...keywordFacts,
    telephone: z.string().nullable(),
    alternate_receiver_phone: z.string().nullable(),
    status: orderStatus,
    /** Whether some driver holds it. */
    driver_has_order: z.boolean(),
    /** Whether the caller holds it. */
    is_mine: z.boolean(),
    order_companies: z.array(pickUp),
    /** The businesses in short, as lists show them. */
    companies: z.array(z.object({ company_name: z.string(), location: z.string() })),
    order_delivery_info: z.object({ driver_name: z.string(), driver_last_name: z.string() }).nullable(),
    on_way_at: onWayAt,
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
    keyword_hash: z.null(),
    telephone: z.null(),
    alternate_receiver_phone: z.null(),
    total_items: z.int(),
    /** Since when it has waited: since it was sent, or put back into the queue. */
    waiting_since: instant.optional(),
  })
  .meta({ id: 'QueuedOrder' });

/** What a report on an active delivery answers: the order as the caller may see it now. */
export const reportedOrder = deliveryOrder
  .extend({
    /** The order had changed meanwhile: nothing was done, and the driver's word is kept for Admins (DELIVERY-19). */
    kept_as_report: z.boolean(),
  })
  .meta({ id: 'ToldOfOrder' });

/** When it really happened, by the device's clock; without it, now (DELIVERY-17). */
export const happenedAt = z.iso.datetime('Must be an instant such as 2030-12-31T23:59:59.000Z').optional();

export const assignment = z.object({ order: deliveryOrder, driver: driverProfile });

export type ReportedOrder = z.output<typeof reportedOrder>;
export type ReportedOrderAnswer = z.input<typeof reportedOrder>;

export type QueuedOrder = z.output<typeof queuedOrder>;
export type QueuedOrderAnswer = z.input<typeof queuedOrder>;

export type DeliveryOrder = z.output<typeof deliveryOrder>;
export type DeliveryOrderAnswer = z.input<typeof deliveryOrder>;
