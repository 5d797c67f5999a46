import type { changeItemStatus as changeItemStatusContract } from '@mercadito/contracts/deliveries/in-hand';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { canChangeItemStatus, countsInTotal, type ItemStatus } from '@mercadito/domain/orders/item-status';
import { orderTotals } from '@mercadito/domain/orders/order-totals';
import type { Db } from '../../database/connection.ts';
import type { Actor } from '../../platform/actor.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import { record } from '../../platform/record.ts';
import { soldOut } from '../cart/index.ts';
import {
  findOrder,
  idsOfOrder,
  insertEvent,
  lockOrderAndStock,
  type OrderRecord,
  setItemStatus,
} from '../orders/index.ts';
import { giveBackStock, takeStock } from '../products/index.ts';
import { idsOfDriver } from './driver-view.ts';
import { lockDriver } from './lock-driver.ts';
import { requireVisible } from './require-visible.ts';

type Company = OrderRecord['companies'][number];
type Item = Company['items'][number];

const WORDS = {
  order_not_held: 'You do not hold this order.',
  order_not_shipped: 'This order is not on the road.',
  status_unchanged: 'The item has that status already.',
};

function findItem(order: OrderRecord, itemId: number): { company: Company; item: Item } {
  for (const company of order.companies) {
    const item = company.items.find(({ id }) => id === itemId);
    if (item) return { company, item };
  }
  throw notFound('Order item');
}

/** The totals once an item has another status, by the one rule, always from the items. */
function totalsAfter(order: OrderRecord, changed: Item, status: ItemStatus) {
  return orderTotals(
    order.companies.map(({ id, items }) => ({
      companyId: id,
      items: items.map((item) => ({
        itemTotalCents: item.item_total_cents,
        status: item.id === changed.id ? status : item.status,
      })),
    })),
  );
}

/** Gives an item's pieces back or takes them again; answers whether they are taken now. */
async function moveStock(db: Db, item: Item, status: ItemStatus): Promise<boolean> {
  if (item.product_id === null || countsInTotal(item.status) === countsInTotal(status)) return item.stock_taken;
  const pieces = [{ productId: item.product_id, count: item.count }];
  if (!countsInTotal(status)) {
    if (item.stock_taken) await giveBackStock(db, pieces);
    return false;
  }
  const { counted, short } = await takeStock(db, pieces);
  if (short[0]) throw soldOut(short[0]);
  return counted.length > 0;
}

/**
 * The driver who holds an order says of an item that it is there, canceled or not found; totals and stock follow (DELIVERY-6).
 * @throws 403 for an Admin in a driver's name; 404 for an order they do not see or an item that is not in it;
 *   409 `order_not_held`, `order_not_shipped`, `status_unchanged`, `sold_out` when an item that comes back has been sold
 */
export async function changeItemStatus(
  db: Db,
  form: Parsed<typeof changeItemStatusContract>['body'],
  { driverId, actor, now }: { driverId: number | null; actor: Actor; now: Date },
): Promise<void> {
  const driver = await lockDriver(db, driverId);
  // Admins may name any driver, but nobody else stands before the shelf (DELIVERY-6).
  if (actor.driverId !== driver.id) throw forbidden();
  const locked = await lockOrderAndStock(db, form.transaction_id);
  requireVisible(driver, locked);
  const order = await findOrder(db, form.transaction_id);
  if (!order) throw notFound('Order');
  const { company, item } = findItem(order, form.order_item_id);
  const status = form.status_item;
  const held = { status: locked.status, driverId: locked.driver_id };
  const verdict = canChangeItemStatus({ driverId: driver.id, order: held, from: item.status, to: status });
  if (!verdict.allowed) throw conflict(verdict.refusal, WORDS[verdict.refusal]);

  const totals = totalsAfter(order, item, status);
  await setItemStatus(db, {
    orderId: locked.id,
    itemId: item.id,
    orderCompanyId: company.id,
    status,
    stockTaken: await moveStock(db, item, status),
    companyTotalCents: totals.companies.find(({ companyId }) => companyId === company.id)?.totalCents ?? 0,
    orderTotalCents: totals.orderTotalCents,
  });
  await insertEvent(db, {
    order_id: locked.id,
    kind: 'item_status',
    from_status: item.status,
    to_status: status,
    actor_id: actor.userId,
    driver_id: driver.id,
    order_item_id: item.id,
    created_at: now.toISOString(),
  });
  const ids = { ...idsOfOrder(locked), ...idsOfDriver(driver), itemId: item.id };
  record(db, { type: 'order_item.status_changed', ...ids });
}
