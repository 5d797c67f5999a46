import { KEYWORD_CHECKS, WITHOUT_KEYWORD_REASONS } from '@mercadito/domain/deliveries/keyword';
import { IF_MISSING } from '@mercadito/domain/orders/if-missing';
import { ITEM_STATUSES } from '@mercadito/domain/orders/item-status';
import { LOAD_TYPES } from '@mercadito/domain/orders/load-type';
import { ORDER_STATUSES } from '@mercadito/domain/orders/order-status';
import * as z from 'zod';
import { answered } from '../answered.ts';
import { currency, id, instant, money, openingState, picture } from '../common.ts';

/** The part of the interface that the calls about orders belong to. */
export const feature = { name: 'orders', about: 'Sending the cart as an order, and what becomes of it.' };

export const orderStatus = answered(ORDER_STATUSES);

export const itemStatus = answered(ITEM_STATUSES);

export const loadType = answered(LOAD_TYPES);

/** What the customer wants where something is not there (ORDER-20); null where nobody has said, absent where an older server answers. */
const ifMissing = answered(IF_MISSING).nullable().optional();

/** A line as it was when the order was sent (ORDER-2). */
export const orderItem = z
  .object({
    id,
    product_id: z.int().nullable(),
    name: z.string(),
    status: itemStatus,
    /** What holds for this line, said of it or of its order. */
    if_missing: ifMissing,
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
export const companyShare = {
  /** MXN, without canceled and not found items. */
  total: money,
  orderItem: z.array(orderItem),
};

/**
 * From how many businesses something is to be fetched and was (`orderStage`): of a business's own part in its lists. Absent
 * where an older server answers.
 */
export const pickUps = z.object({ done: z.int(), total: z.int() }).optional();

/** When its driver said that they set out for the customer; null before, absent where an older server answers. */
export const onWayAt = instant.nullable().optional();

/** Whether an Admin has to say first that it is meant (DISPATCH-14); absent where an older server answers. */
export const awaitsConfirmation = z.boolean().optional();

/** What is known of a business's part of an order; absent where an older server answers. */
export const partFacts = {
  /** When somebody of the business first saw the order; null before. */
  seen_at: instant.nullable().optional(),
  /** When the business said that it is ready to be fetched; null before. */
  ready_at: instant.nullable().optional(),
  /** When the driver took all of it along; null before. */
  picked_up_at: instant.nullable().optional(),
};

/** What is part of `order_total`, and what is taken of it at the door; absent where an older server answers. */
export const orderDue = {
  /** What of it is for bringing the order (FEE-4). */
  delivery_fee: money.optional(),
  /** What of it is taken in cash (CASH-1). */
  cash_due: money.optional(),
  /** What the customer says will be there, and what that is in pesos at the order's rate; null where nothing was said. */
  pays_with: z.object({ amount: money, currency, in_pesos: money }).nullable().optional(),
  /** What the driver brings to give back, MXN; null where there is nothing to say of it (CASH-2). */
  change_due: money.nullable().optional(),
};

/** What happened to an order, and when. */
const orderEvent = z.object({ status: orderStatus, at: instant }).meta({ id: 'OrderEvent' });

export const orderSummary = z
  .object({
    transaction_id: z.string(),
    user_name: z.string(),
    last_name: z.string(),
    date_issued: instant,
    status: orderStatus,
    awaits_confirmation: awaitsConfirmation,
    pick_ups: pickUps,
    on_way_at: onWayAt,
    /** MXN: goods and the delivery fee. */
    order_total: money,
    total_items: z.int(),
    company_names: z.array(z.string()),
    /** Pictures of the first items, at most 4. */
    pictures: z.array(picture),
  })
  .meta({ id: 'OrderSummary' });

/** ORDER-11. */
export const orderDetails = z
  .object({
    transaction_id: z.string(),
    user_name: z.string(),
    last_name: z.string(),
    date_issued: instant,
    status: orderStatus,
    awaits_confirmation: awaitsConfirmation,
    on_way_at: onWayAt,
    load_type: loadType,
    /** The keyword the driver has to be told. */
    delivery_password: z.string(),
    /** How the handover was proved: null before, absent where an older server answers. */
    keyword_check: answered(KEYWORD_CHECKS).nullable().optional(),
    without_keyword_reason: answered(WITHOUT_KEYWORD_REASONS).nullable().optional(),
    /** What the driver wrote where it is another reason. */
    without_keyword_note: z.string().optional(),
    delivery_instructions: z.string(),
    /** What holds where a line says nothing else. */
    if_missing: ifMissing,
    /** What the driver wrote at the door. */
    delivery_description: z.string(),
    cancellation_reason: z.string(),
    /** MXN: goods and the delivery fee. */
    order_total: money,
    ...orderDue,
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
      z.object({
        company_id: z.int().nullable(),
        company_name: z.string(),
        /** As they are now; null without one, or while it is not shown. Absent where an older server answers. */
        profile_picture: picture.nullable().optional(),
        banner_picture: picture.nullable().optional(),
        ...partFacts,
        ...companyShare,
        ...openingState,
      }),
    ),
    events: z.array(orderEvent),
    /** Until when somebody with its link sees how it stands; null for nobody, absent where an older server answers. */
    shared_until: instant.nullable().optional(),
    updated_at: instant,
  })
  .meta({ id: 'OrderDetails' });

export type OrderStatus = z.output<typeof orderStatus>;

export type LoadType = z.output<typeof loadType>;

export type OrderItem = z.output<typeof orderItem>;
export type OrderItemAnswer = z.input<typeof orderItem>;

export type OrderSummary = z.output<typeof orderSummary>;
export type OrderSummaryAnswer = z.input<typeof orderSummary>;

export type OrderDetails = z.output<typeof orderDetails>;
export type OrderDetailsAnswer = z.input<typeof orderDetails>;
