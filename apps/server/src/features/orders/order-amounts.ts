import { fromCents } from '@mercadito/domain/money/minor-units';
import { type OrderDue, orderDue } from '@mercadito/domain/orders/order-due';
import type { OrderStatus } from '@mercadito/domain/orders/order-status';

interface AmountsRow {
  readonly status: OrderStatus;
  /** The goods alone. */
  readonly order_total_cents: number;
  readonly delivery_fee_cents: number;
}

/** What is to be paid for an order, as the one rule has it (FEE-4). */
export const dueOf = ({ status, order_total_cents, delivery_fee_cents }: AmountsRow): OrderDue =>
  orderDue({ goodsCents: order_total_cents, deliveryFeeCents: delivery_fee_cents, status });

/** Its amounts as the wire has them. */
export function amountsView(row: AmountsRow) {
  const { totalCents, deliveryFeeCents } = dueOf(row);
  return { order_total: fromCents(totalCents), delivery_fee: fromCents(deliveryFeeCents) };
}
