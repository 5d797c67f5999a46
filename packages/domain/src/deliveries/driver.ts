import type { Answered } from '../answered.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { ALLOWED, refuse, type Verdict } from '../verdict.ts';

/** How many orders a driver holds at most (DELIVERY-2). */
export const MAX_ACTIVE_DELIVERIES = 5;

export const AVAILABILITY_STATUSES = ['available', 'unavailable'] as const;

export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number];

export type Driver = {
  readonly id: number;
  readonly availability: Answered<AvailabilityStatus>;
  /** Shipped orders the driver holds. */
  readonly activeDeliveries: number;
};

export function isDriverAvailable(driver: Pick<Driver, 'availability'>): boolean {
  return driver.availability === 'available';
}

/** Whether the driver sees the pending orders of the queue at all. */
export function canBrowseQueue(driver: Driver): boolean {
  return isDriverAvailable(driver);
}

/** When a driver works, `HH:mm` in the site's time zone, past midnight too; null for no hours, undefined where nothing is said. */
export type DriverHours = {
  readonly daily_start_time?: string | null | undefined;
  readonly daily_end_time?: string | null | undefined;
};

/**
 * What is wrong with a change of a driver's settings (DELIVERY-32), as the field to mend; null when nothing is. Hours are
 * set or taken away together and last longer than no time; something has to be said.
 */
export function wrongDriverSetting(
  settings: DriverHours & { readonly availability_status?: AvailabilityStatus | undefined },
): 'availability_status' | 'daily_start_time' | 'daily_end_time' | null {
  const { availability_status, daily_start_time: start, daily_end_time: end } = settings;
  if (start === undefined && end === undefined) return availability_status === undefined ? 'availability_status' : null;
  if (start === undefined || (start === null && end !== null)) return 'daily_start_time';
  if (end === undefined || (end === null && start !== null) || (end !== null && start === end)) return 'daily_end_time';
  return null;
}

export type HeldOrder = {
  readonly transactionId: string;
  /** When the driver took it or was given it, ISO 8601 in UTC. */
  readonly shippedAt: string;
};

/** The transaction id of the oldest shipped order among those a driver holds, or null without an active delivery. */
export function currentOrder(shippedOrders: readonly HeldOrder[]): string | null {
  const [first, ...others] = shippedOrders;
  if (first === undefined) return null;
  const shippedTime = (order: HeldOrder) => Date.parse(order.shippedAt);
  return others.reduce((oldest, order) => (shippedTime(order) < shippedTime(oldest) ? order : oldest), first)
    .transactionId;
}

export type ActiveDeliveryRefusal = 'order_not_held' | 'order_not_shipped';

/** Whether this order is the driver's active delivery, and so may say what happens to it there. */
export function hasActiveDelivery(
  driverId: number,
  order: { readonly status: OrderStatus; readonly driverId: number | null },
): Verdict<ActiveDeliveryRefusal> {
  if (order.driverId !== driverId) return refuse('order_not_held');
  if (order.status !== 'shipped') return refuse('order_not_shipped');
  return ALLOWED;
}
