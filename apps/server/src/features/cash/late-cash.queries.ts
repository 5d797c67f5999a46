import type { Cash } from '@mercadito/domain/cash/cash';
import type { Db } from '../../database/connection.ts';

interface NewLateCash {
  readonly orderId: number;
  readonly driverId: number;
  readonly now: Date;
  readonly cash: Cash;
  readonly isAssumed: boolean;
}

/** Keeps what was taken, once for an order and driver. */
export async function insertLateCash(db: Db, { orderId, driverId, now, cash, isAssumed }: NewLateCash): Promise<void> {
  await db
    .insertInto('late_cash')
    .values({
      order_id: orderId,
      driver_id: driverId,
      told_at: now.toISOString(),
      mxn_cents: cash.mxnCents,
      usd_cents: cash.usdCents,
      is_assumed: isAssumed,
    })
    .onConflict((row) => row.columns(['order_id', 'driver_id']).doNothing())
    .execute();
}
