import type { changeItemStatus as changeItemStatusContract } from '@mercadito/contracts/deliveries/active-deliveries';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { canChangeItemStatus } from '@mercadito/domain/orders/item-status';
import type { Db } from '../../database/connection.ts';
import { conflict, forbidden, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import {
  findItem,
  findOrder,
  idsOfOrder,
  insertEvent,
  type LockedOrder,
  lockOrderAndStock,
  type OrderRecord,
  timesOf,
  writeItemStatus,
} from '../orders/index.ts';
import { idsOfDriver } from './driver-view.ts';
import { ACTIVE_DELIVERY_WORDS } from './http-errors.ts';
import { doOrReport, type Reporter, timeOf } from './late-report.ts';
import { lockDriver } from './lock-driver.ts';
import { requireVisible } from './require-visible.ts';

type Form = Parsed<typeof changeItemStatusContract>['body'];

const WORDS = { ...ACTIVE_DELIVERY_WORDS, status_unchanged: 'The item has that status already.' };

/** What Admins are told when the order had changed meanwhile. */
function reportOf(order: OrderRecord | undefined, form: Form) {
  const items = order?.companies.flatMap((company) => company.items.map((item) => ({ company, item }))) ?? [];
  const found = items.find(({ item }) => item.id === form.order_item_id);
  const payload = {
    item_name: found?.item.name ?? null,
    company_name: found?.company.company_name ?? null,
    item_status: form.status_item,
  };
  return { kind: 'item_status', payload } as const;
}

/**
 * The driver who holds an order says of an item that it is there, canceled or not found; totals and stock follow (DELIVERY-6).
 * What is reported late and is so already is no change, and no mistake.
 * @returns whether it was kept as a report, since the order had changed meanwhile (DELIVERY-19)
 * @throws 403 for an Admin in a driver's name; 404 for an order they do not see or an item that is not in it;
 *   409 `order_not_held`, `order_not_shipped`, `status_unchanged`, `sold_out` when an item that comes back has been sold
 */
export async function changeItemStatus(db: Db, form: Form, { driverId, actor, now }: Reporter): Promise<boolean> {
  const driver = await lockDriver(db, driverId);
  // Admins may name any driver, but nobody else stands before the shelf (DELIVERY-6).
  if (actor.driverId !== driver.id) throw forbidden();
  const locked: LockedOrder = await lockOrderAndStock(db, form.transaction_id);
  const order = await findOrder(db, form.transaction_id);
  // What was never in the order is nothing that the driver can have seen in it, whenever that was.
  if (order) findItem(order.companies, form.order_item_id);
  const { happened_at: reportedAt, status_item: status } = form;
  const change = async () => {
    requireVisible(driver, locked);
    if (!order) throw notFound('Order');
    const { company, item } = findItem(order.companies, form.order_item_id);
    const held = { status: locked.status, driverId: locked.driver_id };
    const verdict = canChangeItemStatus({ driverId: driver.id, order: held, from: item.status, to: status });
    if (!verdict.allowed && verdict.refusal === 'status_unchanged' && reportedAt !== undefined) return;
    if (!verdict.allowed) throw conflict(verdict.refusal, WORDS[verdict.refusal]);
    await writeItemStatus(db, { order, company, item, status });
    await insertEvent(db, {
      order_id: locked.id,
      kind: 'item_status',
      from_status: item.status,
      to_status: status,
      actor_id: actor.userId,
      driver_id: driver.id,
      order_item_id: item.id,
      ...timesOf(timeOf(reportedAt, locked, now), now),
    });
    const ids = { ...idsOfOrder(locked), ...idsOfDriver(driver), itemId: item.id };
    record(db, { type: 'order_item.status_changed', ...ids });
  };
  return doOrReport(db, change, {
    driver,
    order: locked,
    now,
    happenedAt: reportedAt,
    report: () => reportOf(order, form),
  });
}
