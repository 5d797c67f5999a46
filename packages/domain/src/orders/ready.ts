import type { Answered } from '../answered.ts';
import { ALLOWED, refuse, type Verdict } from '../verdict.ts';
import { isInHand, type OrderStatus } from './order-status.ts';

/** A business's part of an order, of which it says that it is ready, or is not yet after all. */
export type ReadyPart = {
  readonly order: { readonly status: Answered<OrderStatus> };
  /** Whether the driver has it along. */
  readonly isPickedUp: boolean;
};

export type ReadyRefusal = 'order_not_open' | 'already_picked_up';

/** A business says that its part is ready until the driver has it along (ORDER-19). */
export function canSayReady({ order, isPickedUp }: ReadyPart): Verdict<ReadyRefusal> {
  if (!isInHand(order.status)) return refuse('order_not_open');
  return isPickedUp ? refuse('already_picked_up') : ALLOWED;
}
