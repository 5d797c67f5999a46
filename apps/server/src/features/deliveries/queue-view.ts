import type { listOrdersInProgress } from '@mercadito/contracts/deliveries/admin';
import type { QueuedOrderAnswer } from '@mercadito/contracts/deliveries/delivery-order';
import type { Given } from '@mercadito/contracts/endpoint';
import { joinWords } from '@mercadito/domain/join-words';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { pickUpsOf } from '@mercadito/domain/orders/order-stage';
import { amountsView, type OrderRecord, type OrderSummaryRow } from '../orders/index.ts';
import { deliveryOrderView } from './delivery-order-view.ts';

/**
 * An order in a list of drivers: the way, but no keyword, phone or number of a house, also where an Admin asks.
 * @param driverId whose list it is; 0 for the queue
 */
export function queuedOrderView(order: OrderRecord, driverId: number): QueuedOrderAnswer {
  const items = order.companies.flatMap((company) => company.items);
  return {
    ...deliveryOrderView(order, { as: 'driver', driverId }),
    delivery_password: null,
    keyword_hash: null,
    telephone: null,
    alternate_receiver_phone: null,
    waiting_since: order.status_changed_at,
    total_items: items.reduce((sum, item) => sum + (item.status === 'approved' ? item.count : 0), 0),
  };
}

/** An active delivery as Admins follow it. */
export function inProgressView(row: OrderSummaryRow): Given<typeof listOrdersInProgress>['results'][number] {
  return {
    driver_id: row.driver_id ?? 0,
    username: row.driver_username ?? '',
    driver_name: joinWords(row.driver_first_name, row.driver_last_name),
    order_user_first_name: row.user_first_name,
    order_user_last_name: row.user_last_name,
    order_user_thelephone: row.telephone_number, // sic
    companies: row.companies.map(({ company_name, location, total_cents }) => ({
      company_name,
      location,
      total: fromCents(total_cents),
    })),
    transaction_id: row.transaction_id,
    pick_ups: pickUpsOf(row.companies),
    on_way_at: row.on_way_at,
    order_total: amountsView(row).order_total,
    location: row.neighborhood,
    date_issued: row.created_at,
    shipped_at: row.shipped_at,
  };
}
