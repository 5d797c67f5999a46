import { countsInTotal, type ItemStatus } from '@mercadito/domain/orders/item-status';
import { orderTotals } from '@mercadito/domain/orders/order-totals';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { recordChange } from '../../platform/record/record.ts';
import { soldOut } from '../cart/index.ts';
import { giveBackStock, takeStock } from '../products/index.ts';
import { type ItemFacts, setItemStatus } from './item-status.queries.ts';
import { dueOf } from './order-amounts.ts';
import type { OrderItemRecord, OrderRecord } from './order-record.queries.ts';

type Company = OrderRecord['companies'][number];

/** @throws 404 for an item that is not among these businesses' */
export function findItem(companies: readonly Company[], itemId: number): { company: Company; item: OrderItemRecord } {
  for (const company of companies) {
    const item = company.items.find(({ id }) => id === itemId);
    if (item) return { company, item };
  }
  throw notFound('Order item');
}

/** The totals once an item has another status, by the one rule, always from the items. */
function totalsAfter(order: OrderRecord, changed: OrderItemRecord, status: ItemStatus) {
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

/** What becomes of an item's pieces, and of what a business's word has led to. */
type StockOf = Pick<ItemFacts, 'stockTaken' | 'stockKept'>;

/**
 * Gives an item's pieces back or takes them again, and answers whether they are taken now. Pieces of which the business says
 * that there are none are not given back, and are the item's again when it comes back (ORDER-18).
 */
async function moveStock(db: Db, item: OrderItemRecord, status: ItemStatus, areNone: boolean): Promise<StockOf> {
  const before = { stockTaken: item.stock_taken, stockKept: item.stock_kept };
  if (countsInTotal(item.status) === countsInTotal(status)) return before;
  if (countsInTotal(status) && item.stock_kept) return { stockTaken: true, stockKept: false };
  if (item.product_id === null) return before;
  const pieces = [{ productId: item.product_id, count: item.count }];
  if (!countsInTotal(status)) {
    if (areNone) return { stockTaken: false, stockKept: item.stock_taken };
    if (item.stock_taken) await giveBackStock(db, pieces);
    return { stockTaken: false, stockKept: false };
  }
  const { counted, short } = await takeStock(db, pieces);
  if (short[0]) throw soldOut(short[0]);
  return { stockTaken: counted.length > 0, stockKept: false };
}

interface ItemChange {
  readonly order: OrderRecord;
  readonly status: ItemStatus;
  readonly company: Company;
  readonly item: OrderItemRecord;
  /** Which business says so, of whose word no piece comes back, and whether its product is switched off for it. */
  readonly byBusiness?: { readonly companyId: number; readonly switchedOff: boolean };
}

/**
 * Writes an item's status with the totals and the stock that follow from it, and puts it on record (RECORD-3). Call it under the
 * locks of the products and of the order.
 * @throws 409 `sold_out` when an item that comes back has been sold
 */
export async function writeItemStatus(db: Db, change: ItemChange): Promise<void> {
  const { order, company, item, status, byBusiness } = change;
  const totals = totalsAfter(order, item, status);
  await setItemStatus(db, {
    orderId: order.id,
    itemId: item.id,
    orderCompanyId: company.id,
    status,
    ...(await moveStock(db, item, status, byBusiness !== undefined)),
    switchedOff: byBusiness?.switchedOff ?? item.switched_off,
    companyTotalCents: totals.companies.find(({ companyId }) => companyId === company.id)?.totalCents ?? 0,
    orderTotalCents: totals.orderTotalCents,
  });
  const after = dueOf({ ...order, order_total_cents: totals.orderTotalCents });
  recordChange(db, {
    ...{ kind: 'changeOrderItem', id: order.transaction_id, ...(byBusiness && { companyId: byBusiness.companyId }) },
    before: { item: item.name, status: item.status, order_total_cents: dueOf(order).totalCents },
    after: { item: item.name, status, order_total_cents: after.totalCents },
  });
}
