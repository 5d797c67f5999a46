import { type OrderAmounts, orderDue } from '../orders/order-due.ts';
import { type Cash, sumCash } from './cash.ts';

/** What was said at a door: what was taken, and the pesos that were given back of it. */
export interface SaidAtDoor extends Cash {
  readonly changeCents: number;
}

/** What an order left with whoever brought it; where nobody has said, it is what was due in cash (CASH-4). */
export function collectedCash(said: SaidAtDoor | null, order: OrderAmounts): Cash {
  if (order.status !== 'delivered') return sumCash([]);
  if (said === null) return { mxnCents: orderDue(order).cashCents, usdCents: 0 };
  return { mxnCents: said.mxnCents - said.changeCents, usdCents: said.usdCents };
}

/** What of one order has not been handed in. */
export interface HeldOrder {
  readonly transactionId: string;
  readonly collected: Cash;
  /** What its driver paid the shops for it, MXN cents. */
  readonly paidCents: number;
}

/** What a driver holds of an order: less than nothing where the shops were paid and nobody has paid the driver. */
export const heldOfOrder = ({ collected, paidCents }: HeldOrder): Cash => ({
  mxnCents: collected.mxnCents - paidCents,
  usdCents: collected.usdCents,
});

/** What a driver holds of all that has not been handed in. */
export const heldInAll = (orders: readonly HeldOrder[]): Cash => sumCash(orders.map(heldOfOrder));

/** The fees of what was brought, MXN cents: what a driver earns where the town does not say otherwise (CASH-7). */
export const feesOf = (orders: readonly OrderAmounts[]): number =>
  orders
    .filter(({ status }) => status === 'delivered')
    .reduce((sum, order) => sum + orderDue(order).deliveryFeeCents, 0);
