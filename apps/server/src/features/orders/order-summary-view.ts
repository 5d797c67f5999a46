import type { AdminOrderAnswer } from '@mercadito/contracts/orders/admin';
import type { OrderSummaryAnswer } from '@mercadito/contracts/orders/order';
import { joinWords } from '@mercadito/domain/join-words';
import { isToConfirm } from '@mercadito/domain/orders/first-orders';
import { pickUpsOf } from '@mercadito/domain/orders/order-stage';
import { pictureOf } from '../../platform/pictures/pictures.ts';
import { keywordFactsView } from './keyword-facts-view.ts';
import { amountsView } from './order-amounts.ts';
import type { OrderSummaryRow } from './order-summaries.queries.ts';

/** An order as lists show it. */
export function orderSummaryView(row: OrderSummaryRow): OrderSummaryAnswer {
  return {
    transaction_id: row.transaction_id,
    user_name: row.first_name,
    last_name: row.last_name,
    date_issued: row.created_at,
    status: row.status,
    awaits_confirmation: isToConfirm(row.status, row.awaits_confirmation),
    pick_ups: pickUpsOf(row.companies),
    on_way_at: row.on_way_at,
    order_total: amountsView(row).order_total,
    total_items: row.total_items,
    company_names: row.companies.map((company) => company.company_name),
    pictures: row.pictures.flatMap((picture) => pictureOf(picture) ?? []),
  };
}

/** An order's summary with what Admins follow it up by. */
export function adminOrderView(row: OrderSummaryRow): AdminOrderAnswer {
  return {
    ...orderSummaryView(row),
    location: row.neighborhood,
    driver_id: row.driver_id,
    driver_name: row.driver_id === null ? null : joinWords(row.driver_first_name, row.driver_last_name),
    cancellation_reason: row.cancellation_reason ?? '',
    delivery_description: row.delivery_description ?? '',
    ...keywordFactsView(row),
  };
}
