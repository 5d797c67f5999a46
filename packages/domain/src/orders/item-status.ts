import type { Answered } from '../answered.ts';
import { type ActiveDeliveryRefusal, hasActiveDelivery } from '../deliveries/driver.ts';
import { ALLOWED, refuse, type Verdict } from '../verdict.ts';
import { isInHand, type OrderStatus } from './order-status.ts';

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

export type ShopItemChange = {
  readonly order: { readonly status: Answered<OrderStatus> };
  /** Whether the driver has the business's part along. */
  readonly isPickedUp: boolean;
  readonly from: Answered<ItemStatus>;
  readonly to: ShopItemStatus;
};

/** What a business may say of its own items: that one is not there, or is after all. */
export const SHOP_ITEM_STATUSES = ['not_found', 'approved'] as const;

export type ShopItemStatus = (typeof SHOP_ITEM_STATUSES)[number];

export type ShopItemRefusal = 'order_not_open' | 'already_picked_up' | 'item_canceled' | 'status_unchanged';

/** A business speaks of its own items, until they are picked up; what was canceled is not its to bring back (ORDER-18). */
export function canShopChangeItem({ order, isPickedUp, from, to }: ShopItemChange): Verdict<ShopItemRefusal> {
  if (!isInHand(order.status)) return refuse('order_not_open');
  if (isPickedUp) return refuse('already_picked_up');
  if (from === to) return refuse('status_unchanged');
  return from === 'approved' || from === 'not_found' ? ALLOWED : refuse('item_canceled');
}

export type ItemChangeRefusal = ActiveDeliveryRefusal | 'status_unchanged';

/** Only the driver who holds the order changes an item, only while it is shipped, and only to another status (DELIVERY-6). */
export function canChangeItemStatus({ driverId, order, from, to }: ItemChange): Verdict<ItemChangeRefusal> {
  const held = hasActiveDelivery(driverId, order);
  if (!held.allowed) return held;
  if (from === to) return refuse('status_unchanged');
  return ALLOWED;
}
