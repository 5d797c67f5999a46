import type { setOnWay as setOnWayContract } from '@mercadito/contracts/deliveries/active-deliveries';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { hasActiveDelivery } from '@mercadito/domain/deliveries/driver';
import type { Db } from '../../database/connection.ts';
import { conflict, forbidden } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { idsOfOrder, setOnWayAt } from '../orders/index.ts';
import { idsOfDriver } from './driver-view.ts';
import { ACTIVE_DELIVERY_WORDS } from './http-errors.ts';
import { type Reporter, timeOf } from './late-report.ts';
import { lockDriverAndOrder } from './lock-driver.ts';
import { requireVisible } from './require-visible.ts';

type Form = Parsed<typeof setOnWayContract>['body'];

/**
 * The driver who holds an order sets out with it for its customer; said again it stays as it is (DELIVERY-35).
 * @returns that it is kept as no report: of an order that has changed meanwhile nobody acts upon it
 * @throws 403 for an Admin in a driver's name; 404 for an order they do not see; 409 `order_not_held`, `order_not_shipped`
 */
export async function setOnWay(db: Db, form: Form, { driverId, actor, now }: Reporter): Promise<false> {
  const { driver, order } = await lockDriverAndOrder(db, driverId, form.transaction_id);
  // As at the shelf, nobody sets out in a driver's place.
  if (actor.driverId !== driver.id) throw forbidden();
  requireVisible(driver, order);
  const verdict = hasActiveDelivery(driver.id, { status: order.status, driverId: order.driver_id });
  if (!verdict.allowed) throw conflict(verdict.refusal, ACTIVE_DELIVERY_WORDS[verdict.refusal]);
  if (order.on_way_at !== null) return false;
  await setOnWayAt(db, order.id, timeOf(form.happened_at, order, now));
  record(db, { type: 'order.on_its_way', ...idsOfOrder(order), ...idsOfDriver(driver) });
  return false;
}
