import type { OrderStatus } from '../orders/order-status.ts';
import { type Driver, isDriverAvailable } from './driver.ts';

/** As whom somebody looks at an order. */
export type OrderViewer =
  | { readonly as: 'customer'; readonly userId: number }
  | { readonly as: 'driver'; readonly driverId: number }
  | { readonly as: 'admin' }
  | { readonly as: 'company' };

export type PrivateOrder = {
  readonly userId: number;
  readonly driverId: number | null;
  readonly status: OrderStatus;
};

/** What of an order's private side is shown; what is false is left out of the answer. */
export type OrderPrivacy = {
  /** The keyword itself. */
  readonly keyword: boolean;
  /** What the customer's word can be checked by at the door, and not be read from. */
  readonly keywordHash: boolean;
  /** The customer's phone and the backup number. */
  readonly phones: boolean;
  /** What leads to the very door: the numbers of the house and inside of it, the pin and the photo. */
  readonly door: boolean;
  /** Last name, streets and reference, without the number of the house. */
  readonly street: boolean;
  /** What was taken for it at the door. */
  readonly taken: boolean;
};

const EVERYTHING: OrderPrivacy = {
  keyword: true,
  keywordHash: true,
  phones: true,
  door: true,
  street: true,
  taken: true,
};
/** Enough to hand it over: the keyword is said by the customer. */
const WITHOUT_KEYWORD: OrderPrivacy = { ...EVERYTHING, keyword: false };
const NOTHING: OrderPrivacy = {
  keyword: false,
  keywordHash: false,
  phones: false,
  door: false,
  street: false,
  taken: false,
};
/** Enough to judge the way before claiming. */
const STREET_ALONE: OrderPrivacy = { ...NOTHING, street: true };
/** What stays of an own delivery. */
const HISTORY: OrderPrivacy = { ...STREET_ALONE, taken: true };

/** An order that a driver delivered or failed to deliver stays in that driver's history. */
function isInHistory(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'delivery_failed';
}

function driverPrivacy(driverId: number, order: PrivateOrder): OrderPrivacy {
  const isTheirs = order.driverId === driverId;
  if (isTheirs && order.status === 'shipped') return WITHOUT_KEYWORD;
  if (isTheirs && isInHistory(order.status)) return HISTORY;
  return order.status === 'pending' ? STREET_ALONE : NOTHING;
}

/**
 * Who sees the keyword, the phones and the address of an order: its customer and Admins see all, and the driver who holds it
 * all but the keyword, which can be checked by its hash; a driver browsing the queue or the own history sees the way; a company and everybody else see nothing of it.
 */
export function orderPrivacy(viewer: OrderViewer, order: PrivateOrder): OrderPrivacy {
  switch (viewer.as) {
    case 'admin':
      return EVERYTHING;
    case 'customer':
      return viewer.userId === order.userId ? EVERYTHING : NOTHING;
    case 'driver':
      return driverPrivacy(viewer.driverId, order);
    case 'company':
      return NOTHING;
  }
}

/** Whether the order exists for this driver at all: the own ones, and pending ones while the driver is available. */
export function canDriverSeeOrder(driver: Driver, order: PrivateOrder): boolean {
  return order.driverId === driver.id || (order.status === 'pending' && isDriverAvailable(driver));
}
