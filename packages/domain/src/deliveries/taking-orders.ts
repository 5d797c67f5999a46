import { canMove, type OrderStatus } from '../orders/order-status.ts';
import { ALLOWED, refuse, type Verdict } from '../verdict.ts';
import { type Driver, isDriverAvailable, MAX_ACTIVE_DELIVERIES } from './driver.ts';

export type TakeableOrder = {
  readonly status: OrderStatus;
  /** Who holds it, or null while nobody does. */
  readonly driverId: number | null;
  /** Whether an Admin has to say first that it is meant (DISPATCH-14). */
  readonly awaitsConfirmation: boolean;
};

export type ClaimRefusal =
  | 'already_yours'
  | 'order_not_pending'
  | 'awaits_confirmation'
  | 'driver_unavailable'
  | 'has_current_order';

/**
 * Whether a driver may take an order from the queue: a pending and confirmed one that is not already theirs, while available and with
 * no active delivery (DELIVERY-1).
 */
export function canClaim(driver: Driver, order: TakeableOrder): Verdict<ClaimRefusal> {
  if (order.driverId === driver.id) return refuse('already_yours');
  if (!canMove(order.status, 'shipped')) return refuse('order_not_pending');
  if (order.awaitsConfirmation) return refuse('awaits_confirmation');
  if (!isDriverAvailable(driver)) return refuse('driver_unavailable');
  if (driver.activeDeliveries > 0) return refuse('has_current_order');
  return ALLOWED;
}

export type AssignRefusal =
  | 'already_theirs'
  | 'order_not_pending'
  | 'awaits_confirmation'
  | 'admin_has_current_order'
  | 'driver_unavailable'
  | 'driver_full';

/**
 * Whether an Admin may give an order to a driver: a pending and confirmed one, to an available driver with fewer than 5 active deliveries,
 * and only while the Admin, if a driver too, has no active delivery. `adminActiveDeliveries` is 0 for an Admin who does not
 * drive (DELIVERY-2).
 */
export function canBeAssigned(
  driver: Driver,
  order: TakeableOrder,
  adminActiveDeliveries: number,
): Verdict<AssignRefusal> {
  if (order.driverId === driver.id) return refuse('already_theirs');
  if (!canMove(order.status, 'shipped')) return refuse('order_not_pending');
  if (order.awaitsConfirmation) return refuse('awaits_confirmation');
  if (adminActiveDeliveries > 0) return refuse('admin_has_current_order');
  if (!isDriverAvailable(driver)) return refuse('driver_unavailable');
  if (driver.activeDeliveries >= MAX_ACTIVE_DELIVERIES) return refuse('driver_full');
  return ALLOWED;
}
