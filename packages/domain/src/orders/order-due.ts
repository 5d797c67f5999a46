import type { Answered } from '../answered.ts';
import { cashDueCents } from './cash.ts';
import type { OrderStatus } from './order-status.ts';

/** What an order was frozen with, and how it stands. */
export interface OrderAmounts {
  /** The sum of its approved items, MXN cents. */
  readonly goodsCents: number;
  /** What bringing it was to cost when it was sent, MXN cents. */
  readonly deliveryFeeCents: number;
  readonly status: Answered<OrderStatus>;
}

export interface OrderDue {
  /** What of the fee is to be paid, or was. */
  readonly deliveryFeeCents: number;
  /** Goods and fee together. */
  readonly totalCents: number;
  /** What of it is taken in cash (CASH-1). */
  readonly cashCents: number;
}

/** Nothing was brought, and nobody owes for bringing it. */
const UNBROUGHT: readonly Answered<OrderStatus>[] = ['delivery_failed', 'cancelled', 'declined'];

/**
 * What is to be paid for an order, or was. The fee is the one that it was sent with, however few goods are left of it, and
 * nothing once none are, or where it was not brought; back in the queue it is due again (FEE-4).
 */
export function orderDue({ goodsCents, deliveryFeeCents, status }: OrderAmounts): OrderDue {
  const fee = goodsCents > 0 && !UNBROUGHT.includes(status) ? deliveryFeeCents : 0;
  const totalCents = goodsCents + fee;
  return { deliveryFeeCents: fee, totalCents, cashCents: cashDueCents(totalCents) };
}
