import { canMove, type OrderStatus } from '../orders/order-status.ts';
import { ALLOWED, refuse, type Verdict } from '../verdict.ts';
import { type Driver, isDriverAvailable, MAX_ORDERS_IN_HAND } from './driver.ts';

export type TakeableOrder = {
  readonly status: OrderStatus;
  /** Who holds it, or null while nobody does. */
  readonly driverId: number | null;
};

export type ClaimRefusal = 'already_yours' | 'order_not_pending' | 'driver_unavailable' | 'has_current_order';

/**
 * Whether a driver may take an order from the queue: a pending one that is not already theirs, while available and with
 * empty hands (DELIVERY-1).
 */
export function canClaim(driver: Driver, order: TakeableOrder): Verdict<ClaimRefusal> {
  if (order.driverId === driver.id) return refuse('already_yours');
  if (!canMove(order.status, 'shipped')) return refuse('order_not_pending');
  if (!isDriverAvailable(driver)) return refuse('driver_unavailable');
  if (driver.ordersInHand > 0) return refuse('has_current_order');
  return ALLOWED;
}

export type AssignRefusal =
  | 'already_theirs'
  | 'order_not_pending'
  | 'admin_has_current_order'
  | 'driver_unavailable'
  | 'driver_hands_full';

/**
 * Whether an Admin may give an order to a driver: a pending one, to an available driver with fewer than 5 in hand, and only
 * while the Admin, if a driver too, has empty hands. `adminOrdersInHand` is 0 for an Admin who does not drive (DELIVERY-2).
 */
export function canBeAssigned(driver: Driver, order: TakeableOrder, adminOrdersInHand: number): Verdict<AssignRefusal> {
  if (order.driverId === driver.id) return refuse('already_theirs');
  if (!canMove(order.status, 'shipped')) return refuse('order_not_pending');
  if (adminOrdersInHand > 0) return refuse('admin_has_current_order');
  if (!isDriverAvailable(driver)) return refuse('driver_unavailable');
  if (driver.ordersInHand >= MAX_ORDERS_IN_HAND) return refuse('driver_hands_full');
  return ALLOWED;
}
