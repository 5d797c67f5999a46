import { canDriverSeeOrder } from '@mercadito/domain/deliveries/order-privacy';
import type { OrderStatus } from '@mercadito/domain/orders/order-status';
import { notFound } from '../../platform/problems/errors.ts';
import type { DriverRow } from './driver-profiles.queries.ts';
import { driverOf } from './driver-view.ts';

/**
 * Hides an order that does not concern the driver (any more).
 * @throws 404
 */
export function requireVisible(
  driver: DriverRow,
  order: { readonly user_id: number; readonly driver_id: number | null; readonly status: OrderStatus },
): void {
  const seen = { userId: order.user_id, driverId: order.driver_id, status: order.status };
  if (!canDriverSeeOrder(driverOf(driver), seen)) throw notFound('Order');
}
