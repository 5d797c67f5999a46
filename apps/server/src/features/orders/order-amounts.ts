import { fromCents } from '@mercadito/domain/money/minor-units';
import { changeDueCents, type PaysWith, paysWithInPesos } from '@mercadito/domain/orders/cash';
import { type OrderDue, orderDue } from '@mercadito/domain/orders/order-due';
import type { OrderStatus } from '@mercadito/domain/orders/order-status';

interface AmountsRow {
  readonly status: OrderStatus;
  /** The goods alone. */
  readonly order_total_cents: number;
  readonly delivery_fee_cents: number;
}

interface CashRow extends AmountsRow {
  readonly usd_mxn_rate_micros: number;
  readonly pays_with_cents: number | null;
  readonly pays_with_currency: PaysWith['currency'] | null;
}

/** As an order's row keeps what was taken for it: nothing, or all three. */
export interface TakenRow {
  readonly taken_mxn_cents: number | null;
  readonly taken_usd_cents: number | null;
  readonly change_given_cents: number | null;
}

/** What was taken at the door, and given back (CASH-3); null where nobody has said. */
export function takenView({ taken_mxn_cents: mxn, taken_usd_cents: usd, change_given_cents: change }: TakenRow) {
  if (mxn === null || usd === null || change === null) return null;
  return { mxn: fromCents(mxn), usd: fromCents(usd), change: fromCents(change) };
}

/** What is to be paid for an order, as the one rule has it (FEE-4, CASH-1). */
export const dueOf = ({ status, order_total_cents, delivery_fee_cents }: AmountsRow): OrderDue =>
  orderDue({ goodsCents: order_total_cents, deliveryFeeCents: delivery_fee_cents, status });

/** Its amounts as the wire has them. */
export function amountsView(row: AmountsRow) {
  const { totalCents, deliveryFeeCents, cashCents } = dueOf(row);
  return {
    order_total: fromCents(totalCents),
    delivery_fee: fromCents(deliveryFeeCents),
    cash_due: fromCents(cashCents),
  };
}

/** With what is paid, and what is given back, for those who meet at the door (CASH-2). */
export function cashView(row: CashRow) {
  const { pays_with_cents: cents, pays_with_currency: currency, usd_mxn_rate_micros } = row;
  if (cents === null || currency === null) return { ...amountsView(row), pays_with: null, change_due: null };
  const pesos = paysWithInPesos({ cents, currency }, usd_mxn_rate_micros);
  const change = changeDueCents(pesos, dueOf(row).cashCents);
  return {
    ...amountsView(row),
    pays_with: { amount: fromCents(cents), currency, in_pesos: fromCents(pesos) },
    change_due: change === null ? null : fromCents(change),
  };
}
