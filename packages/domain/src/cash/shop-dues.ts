import type { Answered } from '../answered.ts';
import type { OrderStatus } from '../orders/order-status.ts';

/** A shop's part of an order, MXN cents. */
export interface ShopPart {
  readonly status: Answered<OrderStatus>;
  /** The sum of its approved items. */
  readonly totalCents: number;
  /** What it was paid so far, by whomever. */
  readonly paidCents: number;
}

/** What a shop is to get for its part: its goods, once they were brought. */
export const owedToShop = ({ status, totalCents }: Pick<ShopPart, 'status' | 'totalCents'>): number =>
  status === 'delivered' ? totalCents : 0;

/** While a part is on the road, what was paid for it is what it is worth. */
const UNDER_WAY: readonly ShopPart['status'][] = ['pending', 'shipped'];

/** What a shop is still to get; less than nothing is what it has got too much. */
export const stillOwed = (part: ShopPart): number =>
  UNDER_WAY.includes(part.status) ? 0 : owedToShop(part) - part.paidCents;

/** What a driver pays where the part is picked up; null where the Admin pays the shops. */
export const toPayAtPickUp = (
  doDriversPay: boolean,
  { totalCents, paidCents }: Omit<ShopPart, 'status'>,
): number | null => (doDriversPay ? Math.max(0, totalCents - paidCents) : null);
