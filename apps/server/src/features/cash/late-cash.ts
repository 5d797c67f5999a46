import type { Db } from '../../database/connection.ts';
import { type Amounts, collectedOf } from './held-cash.ts';
import { insertLateCash } from './late-cash.queries.ts';

interface Door {
  readonly order: Omit<Amounts, 'status'> & { readonly id: number };
  readonly driverId: number;
  readonly now: Date;
}

/** What a driver took at a door that was told of too late is held like any other cash (CASH-12); told again it is no more. */
export async function keepLateCash(db: Db, { order, driverId, now }: Door): Promise<void> {
  const cash = collectedOf({ ...order, status: 'delivered' });
  await insertLateCash(db, { orderId: order.id, driverId, now, cash, isAssumed: order.taken_mxn_cents === null });
}
