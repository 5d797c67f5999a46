import type { setPickedUp as setPickedUpContract } from '@mercadito/contracts/deliveries/active-deliveries';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { hasActiveDelivery } from '@mercadito/domain/deliveries/driver';
import type { Db } from '../../database/connection.ts';
import { centsOf } from '../../platform/amounts.ts';
import { conflict, forbidden, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { payAtPickUp, takeBackFromShop } from '../cash/index.ts';
import { findOrder, idsOfOrder, insertEvent, lockOrder, setPickedUpAt, timesOf } from '../orders/index.ts';
import { idsOfDriver } from './driver-view.ts';
import { ACTIVE_DELIVERY_WORDS } from './http-errors.ts';
import { doOrReport, type Reporter, timeOf } from './late-report.ts';
import { lockDriver } from './lock-driver.ts';
import { requireVisible } from './require-visible.ts';

type Form = Parsed<typeof setPickedUpContract>['body'];

/**
 * The driver who holds an order ticks a business off: its part is along, or is not (DELIVERY-18). What is so already stays as it is.
 * @returns whether it was kept as a report, since the order had changed meanwhile (DELIVERY-19)
 * @throws 403 for an Admin in a driver's name; 404 for an order they do not see or a business that is not in it;
 *   409 `order_not_held`, `order_not_shipped`
 */
export async function setPickedUp(db: Db, form: Form, { driverId, actor, now }: Reporter): Promise<boolean> {
  const driver = await lockDriver(db, driverId);
  // As before the shelf, nobody stands there in a driver's place.
  if (actor.driverId !== driver.id) throw forbidden();
  const locked = await lockOrder(db, form.transaction_id);
  const order = await findOrder(db, form.transaction_id);
  const company = order?.companies.find(({ id }) => id === form.order_company_id);
  // What was never in the order is nothing that the driver can have seen in it, whenever that was.
  if (order && !company) throw notFound('Business of this order');
  const { picked_up, happened_at: reportedAt } = form;
  const paidCents = form.paid == null ? 0 : centsOf('paid', form.paid);
  const settle = (part: { id: number; company_id: number | null }, at: Date) => {
    const pickUp = { part, driver, at, by: actor.userId, transactionId: locked.transaction_id };
    return picked_up ? payAtPickUp(db, pickUp, paidCents) : takeBackFromShop(db, pickUp);
  };
  const tick = async () => {
    requireVisible(driver, locked);
    if (!company) throw notFound('Business of this order');
    const verdict = hasActiveDelivery(driver.id, { status: locked.status, driverId: locked.driver_id });
    if (!verdict.allowed) throw conflict(verdict.refusal, ACTIVE_DELIVERY_WORDS[verdict.refusal]);
    if ((company.picked_up_at !== null) === picked_up) return;
    const at = timeOf(reportedAt, locked, now);
    await setPickedUpAt(db, { orderId: locked.id, id: company.id }, picked_up ? at : null);
    await insertEvent(db, {
      order_id: locked.id,
      kind: 'picked_up',
      to_status: picked_up ? 'picked_up' : 'not_picked_up',
      actor_id: actor.userId,
      driver_id: driver.id,
      detail: company.company_name,
      ...timesOf(at, now),
    });
    const ids = { ...idsOfOrder(locked), ...idsOfDriver(driver), orderCompanyId: company.id };
    record(db, { type: 'order_company.picked_up', ...ids });
    await settle(company, at);
  };
  const payload = { company_name: company?.company_name ?? null, picked_up };
  const report = () => ({ kind: 'picked_up', payload }) as const;
  const isReport = await doOrReport(db, tick, { driver, order: locked, now, happenedAt: reportedAt, report });
  // The shop has the money, or has given it back, whatever has become of the order meanwhile.
  if (isReport && company) await settle(company, now);
  return isReport;
}
