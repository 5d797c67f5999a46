import type { proposePlace as proposePlaceContract } from '@mercadito/contracts/deliveries/active-deliveries';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { mayProposePlace } from '@mercadito/domain/deliveries/place-proposal';
import type { Db } from '../../database/connection.ts';
import { conflict, forbidden, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { insertProposal, readPlace } from '../addresses/index.ts';
import { findOrder, idsOfOrder } from '../orders/index.ts';
import { idsOfDriver } from './driver-view.ts';
import type { Reporter } from './late-report.ts';
import { requireDriver } from './lock-driver.ts';

type Form = Parsed<typeof proposePlaceContract>['body'];

/**
 * The driver who has brought an order says where the house is; the customer decides (PLACE-9). Of an address that is gone or another
 * house by now nothing is kept.
 * @throws 400 on `where`; 403 for an Admin in a driver's name; 404 for an order they did not bring; 409 `place_too_late`
 */
export async function proposePlace(db: Db, form: Form, { driverId, actor, now }: Reporter): Promise<void> {
  const place = readPlace(form);
  const driver = await requireDriver(db, driverId);
  if (actor.driverId !== driver.id) throw forbidden();
  const order = await findOrder(db, form.transaction_id);
  if (!order || order.driver_id !== driver.id) throw notFound('Order');
  if (!mayProposePlace(order, now)) {
    throw conflict('place_too_late', 'Where a house is can be said within two days after the delivery.');
  }
  const proposal = { transaction_id: order.transaction_id, driver_name: order.driver_first_name ?? '' };
  const addressId = await insertProposal(db, order, place, { ...proposal, proposed_at: now.toISOString() });
  if (addressId === undefined) return;
  const company_ids = order.companies.flatMap(({ company_id }) => company_id ?? []);
  const ids = { ...idsOfOrder({ ...order, company_ids }), ...idsOfDriver(driver), addressId };
  record(db, { type: 'address.place_proposed', ...ids });
}
