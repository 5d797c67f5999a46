import type { ItemStatus } from '@mercadito/domain/orders/item-status';
import type { Db } from '../../database/connection.ts';

export interface ItemFacts {
  readonly orderId: number;
  readonly itemId: number;
  readonly orderCompanyId: number;
  readonly status: ItemStatus;
  readonly stockTaken: boolean;
  /** Of an item that the business says is not there: its pieces were taken, and are not given back. */
  readonly stockKept: boolean;
  /** Its product was switched off with it. */
  readonly switchedOff: boolean;
  /** The totals that follow from it. */
  readonly companyTotalCents: number;
  readonly orderTotalCents: number;
}

/** Writes an item's status and the totals that follow from it; call it under the order's lock. */
export async function setItemStatus(transaction: Db, change: ItemFacts): Promise<void> {
  await transaction
    .updateTable('order_items')
    .set({
      status: change.status,
      stock_taken: change.stockTaken,
      stock_kept: change.stockKept,
      switched_off: change.switchedOff,
    })
    .where('id', '=', change.itemId)
    .where('order_id', '=', change.orderId)
    .execute();
  await transaction
    .updateTable('order_companies')
    .set({ total_cents: change.companyTotalCents })
    .where('id', '=', change.orderCompanyId)
    .execute();
  await transaction
    .updateTable('orders')
    .set({ order_total_cents: change.orderTotalCents })
    .where('id', '=', change.orderId)
    .execute();
}
