import type { listDriverHistory, listOrdersInProgress, QueuedOrder } from '@mercadito/contracts/deliveries';
import type { Output } from '@mercadito/contracts/endpoint';
import { fromCents } from '@mercadito/domain/money/minor-units';
import type { OrderSummaryRow } from '../orders/index.ts';

/** An order in the queue: the way, but no keyword, phone or number of a house. */
export function queuedOrderView(row: OrderSummaryRow): QueuedOrder {
  return {
    transaction_id: row.transaction_id,
    user_name: row.first_name,
    last_name: row.last_name,
    location: row.neighborhood,
    street_1: row.street_1,
    street_2: row.street_2,
    reference: row.additional_instructions,
    date_issued: row.created_at,
    order_total: fromCents(row.order_total_cents),
    load_type: row.load_type,
    status: row.status,
    delivery_instructions: row.instruction,
    total_items: row.total_items,
    companies: row.companies.map(({ company_name, location }) => ({ company_name, location })),
  };
}

/** The same once it is over, still without phone and keyword. */
export function historyView(row: OrderSummaryRow): Output<typeof listDriverHistory>['results'][number] {
  return {
    ...queuedOrderView(row),
    delivered_at: row.delivered_at,
    delivery_description: row.delivery_description ?? '',
  };
}

/** An order on the road as Admins follow it. */
export function inProgressView(row: OrderSummaryRow): Output<typeof listOrdersInProgress>['results'][number] {
  return {
    driver_id: row.driver_id ?? 0,
    username: row.driver_username ?? '',
    order_user_first_name: row.user_first_name,
    order_user_last_name: row.user_last_name,
    order_user_thelephone: row.telephone_number, // sic
    companies: row.companies.map(({ company_name, location, total_cents }) => ({
      company_name,
      location,
      total: fromCents(total_cents),
    })),
    transaction_id: row.transaction_id,
    order_total: fromCents(row.order_total_cents),
    location: row.neighborhood,
    date_issued: row.created_at,
    shipped_at: row.shipped_at,
  };
}
