import type { Parsed } from '@mercadito/contracts/endpoint';
import type { changeShopItem as contract } from '@mercadito/contracts/orders/company';
import { canShopChangeItem, type ShopItemRefusal } from '@mercadito/domain/orders/item-status';
import type { Db } from '../../database/connection.ts';
import { conflict, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { switchProduct } from '../products/index.ts';
import { lockOrderAndStock, timesOf } from './move-order.ts';
import { idsOfOrder } from './order-ids.ts';
import { findOrder } from './order-record.queries.ts';
import { insertEvent } from './orders.queries.ts';
import { findItem, writeItemStatus } from './write-item-status.ts';

type Form = Parsed<typeof contract>['body'];

const WORDS: Readonly<Record<ShopItemRefusal, string>> = {
  order_not_open: 'The order is not open any more.',
  already_picked_up: 'The driver has picked this up already.',
  item_canceled: 'The item was canceled.',
  status_unchanged: 'The item has that status already.',
};

interface Speaker {
  readonly companyId: number;
  readonly actorId: number;
  readonly now: Date;
}

/**
 * A business says of its own item that it is not there, and takes its product off sale with it; or that it is there after all, which
 * puts back what followed. Totals are made anew under the order's lock, and the customer is told (ORDER-18).
 * @throws 404 for an order or an item of somebody else; 409 `order_not_open`, `already_picked_up`, `item_canceled`,
 *   `status_unchanged`, and `sold_out` when an item that comes back has been sold
 */
export async function changeShopItem(db: Db, form: Form, { companyId, actorId, now }: Speaker): Promise<void> {
  const locked = await lockOrderAndStock(db, form.transaction_id, { companyId });
  const order = await findOrder(db, form.transaction_id);
  if (!order) throw notFound('Order');
  const own = order.companies.filter((company) => company.company_id === companyId);
  const { company, item } = findItem(own, form.order_item_id);
  const { status_item: status } = form;
  const verdict = canShopChangeItem({
    order: locked,
    isPickedUp: company.picked_up_at !== null,
    from: item.status,
    to: status,
  });
  if (!verdict.allowed) throw conflict(verdict.refusal, WORDS[verdict.refusal]);
  const isMissing = status === 'not_found';
  const isSwitched =
    item.product_id !== null &&
    (isMissing || item.switched_off) &&
    (await switchProduct(db, { companyId, productId: item.product_id }, !isMissing, now));
  const byBusiness = { companyId, switchedOff: isMissing && isSwitched };
  await writeItemStatus(db, { order, company, item, status, byBusiness });
  await insertEvent(db, {
    order_id: locked.id,
    kind: 'item_status',
    from_status: item.status,
    to_status: status,
    actor_id: actorId,
    order_item_id: item.id,
    ...timesOf(now, now),
  });
  const type = isMissing ? 'order_item.reported_missing' : 'order_item.reported_found';
  record(db, { type, ...idsOfOrder(locked), companyId, orderCompanyId: company.id, itemId: item.id });
}
