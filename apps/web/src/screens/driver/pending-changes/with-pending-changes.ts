import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { fromCents, toCents } from '@mercadito/domain/money/minor-units';
import type { ItemStatus } from '@mercadito/domain/orders/item-status';
import { orderTotals } from '@mercadito/domain/orders/order-totals';
import type { PendingChanges } from './pending-changes.ts';

type Companies = DeliveryOrder['order_companies'];

/** The totals that follow from the items, by the server's own rule. */
function withTotals(order: DeliveryOrder, companies: Companies): DeliveryOrder {
  const totals = orderTotals(
    companies.map(({ order_company_id, orderItem }) => ({
      companyId: order_company_id,
      items: orderItem.map(({ item_total, status }) => ({ itemTotalCents: toCents(item_total) ?? 0, status })),
    })),
  );
  const totalOf = new Map(totals.companies.map(({ companyId, totalCents }) => [companyId, totalCents]));
  return {
    ...order,
    order_total: fromCents(totals.orderTotalCents),
    order_companies: companies.map((company) => ({
      ...company,
      total: fromCents(totalOf.get(company.order_company_id) ?? 0),
    })),
  };
}

/**
 * An order as its driver has left it: what the server last answered, with the changes since that wait to be sent
 * (DELIVERY-17). Items, what was picked up, and the totals that follow.
 */
export function withPendingChanges(order: DeliveryOrder, pending: PendingChanges): DeliveryOrder {
  if (!order.is_mine || order.status !== 'shipped') return order;
  const isOfOrder = ({ payload }: { readonly payload: { readonly transactionId: string } }) =>
    payload.transactionId === order.transaction_id;
  // The last change of each counts.
  const statuses = new Map<number, ItemStatus>(
    pending.items.filter(isOfOrder).map(({ payload }) => [payload.itemId, payload.status]),
  );
  const marks = new Map(
    pending.pickUps
      .filter(isOfOrder)
      .map(({ payload, happenedAt }) => [
        payload.orderCompanyId,
        payload.isPickedUp ? new Date(happenedAt).toISOString() : null,
      ]),
  );
  if (statuses.size === 0 && marks.size === 0) return order;
  const companies = order.order_companies.map((company) => ({
    ...company,
    picked_up_at: marks.has(company.order_company_id)
      ? (marks.get(company.order_company_id) ?? null)
      : company.picked_up_at,
    orderItem: company.orderItem.map((item) => ({ ...item, status: statuses.get(item.id) ?? item.status })),
  }));
  return statuses.size === 0 ? { ...order, order_companies: companies } : withTotals(order, companies);
}
