import type { CompanyOrderAnswer } from '@mercadito/contracts/orders/company';
import type { OrderDetailsAnswer, OrderItemAnswer } from '@mercadito/contracts/orders/order';
import { fromRateMicros } from '@mercadito/domain/money/exchange-rate';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { isToConfirm } from '@mercadito/domain/orders/first-orders';
import { isInHand, isOrderStatus } from '@mercadito/domain/orders/order-status';
import { addressOf, pictureOf } from '../../platform/pictures/pictures.ts';
import type { Moment } from '../companies/index.ts';
import { openingStateView } from '../opening-hours/index.ts';
import type { CompanyOrderRow } from './company-orders.queries.ts';
import { cashView } from './order-amounts.ts';
import type { OrderItemRecord, OrderRecord } from './order-record.queries.ts';

/** A frozen line as everybody who may see the order sees it. */
export function orderItemView(item: OrderItemRecord): OrderItemAnswer {
  const picture = pictureOf(item.picture);
  return {
    id: item.id,
    product_id: item.product_id,
    name: item.name,
    status: item.status,
    if_missing: item.if_missing,
    count: item.count,
    price: fromCents(item.price_cents),
    discounted_price: fromCents(item.discounted_price_cents),
    discount: item.discount,
    cargo_extra: fromCents(item.cargo_extra_cents),
    currency: item.currency,
    item_total: fromCents(item.item_total_cents),
    image_product: addressOf(picture),
    image_picture: picture,
    attributes: item.attributes.map((attribute) => ({
      category_title: attribute.category_title,
      attribute_name: attribute.attribute_name,
      attribute_price: fromCents(attribute.attribute_price_cents),
    })),
  };
}

/** Inside JSON the database writes instants in its own way. */
export const instantOf = (text: string): string => new Date(text).toISOString();

const NO_STEPS: readonly string[] = ['item_status', 'picked_up', 'confirmed'];

/** The moves of an order; what happened to single items, or left it where it was, is no step of it. */
const eventsOf = ({ events }: OrderRecord): OrderDetailsAnswer['events'] =>
  events.flatMap(({ kind, to_status: status, created_at }) =>
    isOrderStatus(status) && !NO_STEPS.includes(kind) ? [{ status, at: instantOf(created_at) }] : [],
  );

/** Who carries an order; how to reach them only while it is on its way (ORDER-11). */
function driverOf(order: OrderRecord): OrderDetailsAnswer['driver'] {
  if (order.driver_id === null) return null;
  return {
    name: order.driver_first_name ?? '',
    last_name: order.driver_last_name ?? '',
    telephone: order.status === 'shipped' ? order.driver_telephone : null,
  };
}

/** What is known of a business's part; inside JSON the database writes instants in its own way. */
const partFactsView = ({
  seen_at,
  ready_at,
  picked_up_at,
}: Pick<OrderRecord['companies'][number], 'seen_at' | 'ready_at' | 'picked_up_at'>) => ({
  seen_at: seen_at && instantOf(seen_at),
  ready_at: ready_at && instantOf(ready_at),
  picked_up_at: picked_up_at && instantOf(picked_up_at),
});

/** An order as its customer sees it (ORDER-11). */
export function orderDetailsView(order: OrderRecord, { now, config }: Moment): OrderDetailsAnswer {
  return {
    transaction_id: order.transaction_id,
    user_name: order.first_name,
    last_name: order.last_name,
    date_issued: order.created_at,
    status: order.status,
    awaits_confirmation: isToConfirm(order.status, order.awaits_confirmation),
    on_way_at: order.on_way_at,
    load_type: order.load_type,
    delivery_password: order.delivery_password,
    keyword_check: order.keyword_check,
    without_keyword_reason: order.without_keyword_reason,
    without_keyword_note: order.without_keyword_note,
    delivery_instructions: order.instruction,
    if_missing: order.if_missing,
    delivery_description: order.delivery_description ?? '',
    cancellation_reason: order.cancellation_reason ?? '',
    ...cashView(order),
    usd_mxn_value: fromRateMicros(order.usd_mxn_rate_micros),
    telephone: order.telephone_number,
    alternate_receiver_phone: order.alternate_number ?? '',
    location: order.neighborhood,
    street_1: order.street_1,
    street_2: order.street_2,
    exterior_number: order.exterior_number,
    interior_number: order.interior_number,
    reference: order.additional_instructions,
    driver: driverOf(order),
    order_companies: order.companies.map((company) => ({
      company_id: company.company_id,
      company_name: company.company_name,
      profile_picture: pictureOf(company.pictures?.profile),
      banner_picture: pictureOf(company.pictures?.banner),
      ...partFactsView(company),
      total: fromCents(company.total_cents),
      orderItem: company.items.map(orderItemView),
      ...openingStateView(company.days, now, config.timeZone),
    })),
    events: eventsOf(order),
    shared_until: order.shared_until !== null && new Date(order.shared_until) > now ? order.shared_until : null,
    updated_at: instantOf(order.events.at(-1)?.created_at ?? order.status_changed_at),
  };
}

/** For whom a business makes an order, while it does: its history and what is counted from it name nobody (ORDER-12). */
const customerOf = ({ status, first_name, neighborhood }: CompanyOrderRow): CompanyOrderAnswer['customer'] =>
  isInHand(status) ? { first_name, location: neighborhood } : null;

const bringerOf = ({ driver_first_name, shipped_at }: CompanyOrderRow): CompanyOrderAnswer['driver'] =>
  driver_first_name === null ? null : { first_name: driver_first_name, taken_at: shipped_at };

/** A business's share of an order, as its owner sees it (ORDER-12): nothing of other businesses. */
export function companyOrderView(row: CompanyOrderRow): CompanyOrderAnswer {
  return {
    transaction_id: row.transaction_id,
    order_status: row.status,
    awaits_confirmation: isToConfirm(row.status, row.awaits_confirmation),
    date_issued: row.created_at,
    customer: customerOf(row),
    driver: bringerOf(row),
    delivered_at: row.delivered_at,
    ...partFactsView(row),
    total: fromCents(row.total_cents),
    orderItem: row.items.map(orderItemView),
  };
}
