import type { DeliveryOrderAnswer, ReportedOrderAnswer } from '@mercadito/contracts/deliveries/delivery-order';
import type { DriverProfileAnswer } from '@mercadito/contracts/deliveries/driver';
import type { GatePhoto } from '@mercadito/contracts/place';
import { may } from '@mercadito/domain/access/may';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { findGatePhoto } from '../addresses/index.ts';
import { findOrder } from '../orders/index.ts';
import { type DeliveryViewer, deliveryOrderView, type Moment } from './delivery-order-view.ts';
import type { DriverRow } from './driver-profiles.queries.ts';
import { driverView } from './driver-view.ts';
import { requireDriver } from './lock-driver.ts';
import { requireVisible } from './require-visible.ts';

interface Looking {
  readonly actor: Actor;
  readonly driverId: number | null;
  /** That driver, where they are known already. */
  readonly driver?: DriverRow | undefined;
}

/** Who looks, and for which driver: Admins see all of every order. */
export const viewerOf = (actor: Actor, driverId: number | null): DeliveryViewer =>
  may(actor.person, 'orders.oversee').allowed || driverId === null
    ? { as: 'admin', driverId }
    : { as: 'driver', driverId };

/**
 * One order: whole for its holder and Admins, without keyword, phones and the house's number for a driver who browses the queue.
 * @throws 404 for a driver whom it does not concern (any more)
 */
export async function showDeliveryOrder(
  db: Db,
  transactionId: string,
  { actor, driverId, driver, moment }: Looking & { moment?: Moment },
): Promise<DeliveryOrderAnswer> {
  const viewer = viewerOf(actor, driverId);
  const order = await findOrder(db, transactionId);
  if (!order) throw notFound('Order');
  if (viewer.as === 'driver') {
    requireVisible(driver ?? (await requireDriver(db, viewer.driverId)), order);
  }
  return deliveryOrderView(order, viewer, moment);
}

/**
 * The photo of the gate, for who may see the number of the house, each time it is asked for (PLACE-8).
 * @throws 404 for all others, and where there is none
 */
export async function showOrderPhoto(db: Db, transactionId: string, { actor, driverId }: Looking): Promise<GatePhoto> {
  const order = await findOrder(db, transactionId);
  const isSeen = order && deliveryOrderView(order, viewerOf(actor, driverId)).has_photo;
  const photo = isSeen && order.kept_photo_id !== null ? await findGatePhoto(db, order.kept_photo_id) : undefined;
  if (!photo) throw notFound('Photo');
  return photo;
}

/**
 * The order after a report on it: also for a driver whom it does not concern any more, with as little as they may know then.
 * @throws 404
 */
export async function showReported(
  db: Db,
  transactionId: string,
  { actor, driverId, isReport, moment }: Looking & { isReport: boolean; moment: Moment },
): Promise<ReportedOrderAnswer> {
  const order = await findOrder(db, transactionId);
  if (!order) throw notFound('Order');
  return { ...deliveryOrderView(order, viewerOf(actor, driverId), moment), kept_as_report: isReport };
}

/** What a driver is shown after taking an order or being given one. */
export async function showAssignment(
  db: Db,
  transactionId: string,
  looking: Looking,
): Promise<{ order: DeliveryOrderAnswer; driver: DriverProfileAnswer }> {
  const driver = looking.driver ?? (await requireDriver(db, looking.driverId));
  const order = await showDeliveryOrder(db, transactionId, { ...looking, driver });
  return { order, driver: driverView(driver) };
}
