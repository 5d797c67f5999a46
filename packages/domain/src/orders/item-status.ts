import type { Answered } from '../answered.ts';
import { type ActiveDeliveryRefusal, hasActiveDelivery } from '../deliveries/driver.ts';
import { ALLOWED, refuse, type Verdict } from '../verdict.ts';
import type { OrderStatus } from './order-status.ts';

export const ITEM_STATUSES = ['approved', 'canceled', 'not_found'] as const;

export type ItemStatus = (typeof ITEM_STATUSES)[number];

/**
 * Whether an item is part of its company's total and of the order's total (ORDER-10). Its stock is taken as long as it is.
 * Two statuses take it out; one that only a newer server knows does not.
 */
export function countsInTotal(status: Answered<ItemStatus>): boolean {
  return status !== 'canceled' && status !== 'not_found';
}

export type ItemChange = {
  readonly driverId: number;
  readonly order: { readonly status: OrderStatus; readonly driverId: number | null };
  readonly from: ItemStatus;
  readonly to: ItemStatus;
};

export type ItemChangeRefusal = ActiveDeliveryRefusal | 'status_unchanged';

/** Only the driver who holds the order changes an item, only while it is shipped, and only to another status (DELIVERY-6). */
export function canChangeItemStatus({ driverId, order, from, to }: ItemChange): Verdict<ItemChangeRefusal> {
  const held = hasActiveDelivery(driverId, order);
  if (!held.allowed) return held;
  if (from === to) return refuse('status_unchanged');
  return ALLOWED;
}
