import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import type { OrderItem } from '@mercadito/contracts/orders/order';
import { OTHER } from '@mercadito/domain/answered';
import { AVAILABILITY_STATUSES } from '@mercadito/domain/deliveries/driver';
import { KEYWORD_CHECKS, WITHOUT_KEYWORD_REASONS } from '@mercadito/domain/deliveries/keyword';
import { CURRENCIES } from '@mercadito/domain/money/currency';
import { IF_MISSING } from '@mercadito/domain/orders/if-missing';
import { ITEM_STATUSES } from '@mercadito/domain/orders/item-status';
import { LOAD_TYPES } from '@mercadito/domain/orders/load-type';
import { ORDER_STATUSES } from '@mercadito/domain/orders/order-status';
import * as v from 'valibot';
import { keptPicture, keptWhole } from '../../shared/storage/stored.ts';

// As the contracts have them, which the compiler compares. The contracts' own are zod's: with them a driver's screen
// would weigh twice as much before it can show what it has without a line.

export function profileShape(): v.GenericSchema<unknown, DriverProfile> {
  const whole = keptWhole();
  const text = v.string();
  return v.object({
    id: whole,
    user: whole,
    username: text,
    name: text,
    last_name: text,
    photo: v.nullable(text),
    current_order: v.nullable(text),
    orders_assigned_count: whole,
    settings: v.object({
      availability_status: v.picklist([...AVAILABILITY_STATUSES, OTHER]),
      daily_start_time: v.nullable(text),
      daily_end_time: v.nullable(text),
    }),
  });
}

function itemShape(): v.GenericSchema<unknown, OrderItem> {
  const whole = keptWhole();
  const text = v.string();
  const price = v.number();
  return v.object({
    id: whole,
    product_id: v.nullable(whole),
    name: text,
    status: v.picklist([...ITEM_STATUSES, OTHER]),
    // What a device has kept of before does not say.
    if_missing: v.optional(v.nullable(v.picklist([...IF_MISSING, OTHER]))),
    count: whole,
    price,
    discounted_price: price,
    discount: whole,
    cargo_extra: price,
    currency: v.picklist([...CURRENCIES, OTHER]),
    item_total: price,
    image_product: v.nullable(text),
    image_picture: v.nullable(keptPicture()),
    attributes: v.array(v.object({ category_title: text, attribute_name: text, attribute_price: price })),
  });
}

function pickUpShape(): v.GenericSchema<unknown, DeliveryOrder['order_companies'][number]> {
  const text = v.string();
  return v.object({
    order_company_id: keptWhole(),
    company_id: v.nullable(keptWhole()),
    company_name: text,
    total: v.number(),
    location: text,
    telephone: text,
    street_1: text,
    street_2: text,
    reference: text,
    orderItem: v.array(itemShape()),
    picked_up_at: v.nullable(text),
    seen_at: v.nullable(text),
    // What a device has kept of before does not say.
    ready_at: v.optional(v.nullable(text)),
    to_pay: v.optional(v.nullable(v.number())),
    paid: v.optional(v.number()),
    is_open_now: v.optional(v.nullable(v.boolean())),
    next_change_at: v.optional(v.nullable(text)),
  });
}

export function orderShape(): v.GenericSchema<unknown, DeliveryOrder> {
  const text = v.string();
  const orNone = v.nullable(text);
  return v.object({
    transaction_id: text,
    user_name: text,
    last_name: text,
    user_first_name: text,
    user_last_name: text,
    location: text,
    order_location: text,
    street_1: text,
    street_2: text,
    exterior_number: orNone,
    interior_number: orNone,
    has_photo: v.optional(v.boolean()),
    pin: v.optional(v.nullable(v.object({ latitude: v.number(), longitude: v.number(), plus_code: text }))),
    reference: text,
    date_issued: text,
    order_total: v.number(),
    // What a device has kept of before does not say.
    delivery_fee: v.optional(v.number()),
    agreed_delivery_fee: v.optional(v.number()),
    cash_due: v.optional(v.number()),
    pays_with: v.optional(
      v.nullable(v.object({ amount: v.number(), currency: v.picklist([...CURRENCIES, OTHER]), in_pesos: v.number() })),
    ),
    change_due: v.optional(v.nullable(v.number())),
    usd_mxn_value: v.optional(v.number()),
    taken: v.optional(v.nullable(v.object({ mxn: v.number(), usd: v.number(), change: v.number() }))),
    load_type: v.picklist([...LOAD_TYPES, OTHER]),
    delivery_instructions: text,
    delivery_password: orNone,
    keyword_hash: v.nullable(v.object({ salt: text, hash: text, iterations: keptWhole() })),
    keyword_check: v.nullable(v.picklist([...KEYWORD_CHECKS, OTHER])),
    without_keyword_reason: v.nullable(v.picklist([...WITHOUT_KEYWORD_REASONS, OTHER])),
    without_keyword_note: text,
    wrong_tries: keptWhole(),
    telephone: orNone,
    alternate_receiver_phone: orNone,
    status: v.picklist([...ORDER_STATUSES, OTHER]),
    driver_has_order: v.boolean(),
    is_mine: v.boolean(),
    order_companies: v.array(pickUpShape()),
    companies: v.array(v.object({ company_name: text, location: text })),
    order_delivery_info: v.nullable(v.object({ driver_name: text, driver_last_name: text })),
    on_way_at: v.optional(orNone),
    delivered_at: orNone,
    delivery_description: text,
    cancellation_reason: text,
    timestamp: text,
  });
}
