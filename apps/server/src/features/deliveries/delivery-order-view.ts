import type { DeliveryOrderAnswer } from '@mercadito/contracts/deliveries/delivery-order';
import { toPayAtPickUp } from '@mercadito/domain/cash/shop-dues';
import { type OrderPrivacy, type OrderViewer, orderPrivacy } from '@mercadito/domain/deliveries/order-privacy';
import { fromRateMicros } from '@mercadito/domain/money/exchange-rate';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { pinView } from '../addresses/index.ts';
import { openingStateView } from '../opening-hours/index.ts';
import { cashView, instantOf, keywordFactsView, type OrderRecord, orderItemView, takenView } from '../orders/index.ts';

type OrderPart = OrderRecord['companies'][number];

/** As whom a driver's screen looks at an order. */
export type DeliveryViewer = Extract<OrderViewer, { as: 'driver' | 'admin' }> & { readonly driverId: number | null };

/** What the driver pays at the pick-up (CASH-8). */
function toPayView({ total_cents: totalCents, paid_cents: paidCents }: OrderPart, { drivers_pay_shops }: OrderRecord) {
  const cents = toPayAtPickUp(drivers_pay_shops, { totalCents, paidCents });
  return { to_pay: cents === null ? null : fromCents(cents), paid: fromCents(paidCents) };
}

/** The time at which an order is shown, where the driver wants to know who is open. */
export interface Moment {
  readonly now: Date;
  readonly timeZone: string;
}

const pickUpView = (
  company: OrderPart,
  order: OrderRecord,
  moment: Moment | undefined,
): DeliveryOrderAnswer['order_companies'][number] => ({
  order_company_id: company.id,
  company_id: company.company_id,
  company_name: company.company_name,
  total: fromCents(company.total_cents),
  location: company.location,
  telephone: company.telephone ?? '',
  street_1: company.street_1,
  street_2: company.street_2,
  reference: company.reference,
  orderItem: company.items.map(orderItemView),
  seen_at: company.seen_at && instantOf(company.seen_at),
  ready_at: company.ready_at && instantOf(company.ready_at),
  picked_up_at: company.picked_up_at && instantOf(company.picked_up_at),
  ...toPayView(company, order),
  ...(moment && openingStateView(company.days, moment.now, moment.timeZone)),
});

const NOTHING_KNOWN = { keyword_check: null, without_keyword_reason: null, without_keyword_note: '', wrong_tries: 0 };

/** What there is to know of the keyword: all for Admins, for the holder what is needed at the door. */
function keywordView(order: OrderRecord, viewer: DeliveryViewer, privacy: OrderPrivacy) {
  const { keyword_salt: salt, keyword_hash: hash, keyword_iterations: iterations, wrong_tries } = order;
  const isHashed = salt !== null && hash !== null && iterations !== null;
  return {
    delivery_password: privacy.keyword ? order.delivery_password : null,
    keyword_hash: privacy.keywordHash && isHashed ? { salt, hash, iterations } : null,
    ...(viewer.as === 'admin'
      ? keywordFactsView(order)
      : { ...NOTHING_KNOWN, ...(privacy.keywordHash && { wrong_tries }) }),
  };
}

/** Who and where the customer is, as far as the viewer may know. */
function customerView(order: OrderRecord, privacy: OrderPrivacy) {
  return {
    user_name: order.first_name,
    last_name: privacy.street ? order.last_name : '',
    user_first_name: order.user_first_name,
    user_last_name: privacy.street ? order.user_last_name : '',
    location: order.neighborhood,
    order_location: order.neighborhood,
    street_1: privacy.street ? order.street_1 : '',
    street_2: privacy.street ? order.street_2 : '',
    exterior_number: privacy.door ? order.exterior_number : null,
    interior_number: privacy.door ? order.interior_number : null,
    pin: privacy.door ? pinView(order) : null,
    has_photo: privacy.door && order.kept_photo_id !== null,
    reference: privacy.street ? order.additional_instructions : '',
    telephone: privacy.phones ? order.telephone_number : null,
    alternate_receiver_phone: privacy.phones ? order.alternate_number : null,
  };
}

/** An order as its driver, a browsing driver or an Admin sees it (DELIVERY-4). */
export function deliveryOrderView(order: OrderRecord, viewer: DeliveryViewer, moment?: Moment): DeliveryOrderAnswer {
  const privacy = orderPrivacy(viewer, { userId: order.user_id, driverId: order.driver_id, status: order.status });
  return {
    transaction_id: order.transaction_id,
    ...customerView(order, privacy),
    ...keywordView(order, viewer, privacy),
    date_issued: order.created_at,
    ...cashView(order),
    agreed_delivery_fee: fromCents(order.delivery_fee_cents),
    usd_mxn_value: fromRateMicros(order.usd_mxn_rate_micros),
    taken: privacy.taken ? takenView(order) : null,
    load_type: order.load_type,
    delivery_instructions: order.instruction,
    status: order.status,
    driver_has_order: order.driver_id !== null,
    is_mine: order.driver_id !== null && order.driver_id === viewer.driverId,
    order_companies: order.companies.map((company) => pickUpView(company, order, moment)),
    companies: order.companies.map(({ company_name, location }) => ({ company_name, location })),
    order_delivery_info:
      order.driver_id === null
        ? null
        : { driver_name: order.driver_first_name ?? '', driver_last_name: order.driver_last_name ?? '' },
    on_way_at: order.on_way_at,
    delivered_at: order.delivered_at,
    delivery_description: order.delivery_description ?? '',
    cancellation_reason: order.cancellation_reason ?? '',
    timestamp: order.status_changed_at,
  };
}
