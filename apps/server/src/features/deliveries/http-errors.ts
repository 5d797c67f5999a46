import type { AssignRefusal, ClaimRefusal, TakeableOrder } from '@mercadito/domain/deliveries/taking-orders';
import { joinWords } from '@mercadito/domain/join-words';
import type { Db } from '../../database/connection.ts';
import { conflict, type HttpError } from '../../platform/problems/errors.ts';
import type { LockedOrder } from '../orders/index.ts';
import { type DriverRow, findDriver } from './driver-profiles.queries.ts';
import { driverView } from './driver-view.ts';

/** Why something cannot be done with an active delivery. */
export const ACTIVE_DELIVERY_WORDS = {
  order_not_held: 'You do not hold this order.',
  order_not_shipped: 'This order is not on the road.',
};

const nameOf = (driver: DriverRow): string => joinWords(driver.first_name, driver.last_name);

/** 409: too late; `already_claimed` names who was first, where somebody was. */
async function tooLate(db: Db, order: LockedOrder): Promise<HttpError> {
  const holder = order.driver_id === null ? undefined : await findDriver(db, order.driver_id);
  if (!holder) {
    return conflict('wrong_status', `This order is ${order.status}.`, { status: order.status });
  }
  const driver_name = nameOf(holder);
  return conflict('already_claimed', `${driver_name} has taken this order already.`, { driver_name });
}

/** A locked order as the rules of taking one see it. */
export const takeable = (order: LockedOrder): TakeableOrder => ({
  status: order.status,
  driverId: order.driver_id,
  awaitsConfirmation: order.awaits_confirmation,
});

/** Why a driver cannot take an order, or be given it, in the words of the wire. */
export async function takeError(
  db: Db,
  reason: ClaimRefusal | AssignRefusal,
  order: LockedOrder,
  driver: DriverRow,
): Promise<HttpError> {
  switch (reason) {
    case 'already_yours':
    case 'already_theirs':
    case 'order_not_pending':
      return tooLate(db, order);
    case 'awaits_confirmation':
      return conflict('awaits_confirmation', 'This order has not been confirmed yet.');
    case 'driver_unavailable':
      return conflict('driver_unavailable', 'This driver is not available at the moment.', {
        driver_name: nameOf(driver),
      });
    case 'has_current_order':
      return conflict('has_current_order', 'Deliver the order in hand first.', {
        current_order: driverView(driver).current_order,
      });
    case 'admin_has_current_order':
      return conflict('admin_has_current_order', 'Deliver your own order first.');
    case 'driver_full':
      return conflict('driver_limit', 'This driver has 5 orders in hand already.', {
        driver_name: nameOf(driver),
        in_hand: driver.held.length,
      });
  }
}
