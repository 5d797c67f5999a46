import type { HeldOrderAnswer } from '@mercadito/contracts/cash/driver';
import { type Cash, NO_CASH, sumCash } from '@mercadito/domain/cash/cash';
import { collectedCash, type HeldOrder, heldOfOrder } from '@mercadito/domain/cash/driver-cash';
import { fromCents } from '@mercadito/domain/money/minor-units';
import type { Db } from '../../database/connection.ts';
import {
  type CashOf,
  type CollectedRow,
  type LateRow,
  listCollected,
  listLate,
  listPaidByDriver,
  type PaidRow,
} from './held-cash.queries.ts';

/** What somebody holds of an order, or held until it was handed in. */
export interface CashRow extends HeldOrder, Pick<CollectedRow, 'id' | 'status' | 'at' | 'hand_in_id' | 'driver_id'> {
  /** Nobody has said what was taken at its door. */
  readonly isAssumed: boolean;
}

/** What an order left, by its amounts. */
export type Amounts = Pick<
  CollectedRow,
  'status' | 'order_total_cents' | 'delivery_fee_cents' | 'taken_mxn_cents' | 'taken_usd_cents' | 'change_given_cents'
>;

/** The order's amounts as the rules take them. */
export const amountsOf = (row: Amounts) => ({
  goodsCents: row.order_total_cents,
  deliveryFeeCents: row.delivery_fee_cents,
  status: row.status,
});

/** What a door left with whoever was there. */
export function collectedOf(row: Amounts): Cash {
  const { taken_mxn_cents: mxnCents, taken_usd_cents: usdCents, change_given_cents: changeCents } = row;
  const isSaid = mxnCents !== null && usdCents !== null && changeCents !== null;
  return collectedCash(isSaid ? { mxnCents, usdCents, changeCents } : null, amountsOf(row));
}

export const lateOf = ({ mxn_cents: mxnCents, usd_cents: usdCents }: LateRow): Cash => ({ mxnCents, usdCents });

const keyOf = ({ id, driver_id, hand_in_id }: Pick<CashRow, 'id' | 'driver_id' | 'hand_in_id'>): string =>
  `${id} ${driver_id} ${hand_in_id}`;

function asRow(row: CollectedRow | PaidRow | LateRow): CashRow {
  const { id, driver_id, hand_in_id, transaction_id: transactionId, status, at } = row;
  const nothing = { collected: NO_CASH, paidCents: 0, isAssumed: false };
  return { id, driver_id, hand_in_id, transactionId, status, at, ...nothing };
}

interface Found {
  readonly collected: readonly CollectedRow[];
  readonly late: readonly LateRow[];
  readonly paid: readonly PaidRow[];
}

/** What was collected and what was paid to shops, together by order; oldest order first. */
function byOrder({ collected, late, paid }: Found): CashRow[] {
  const rows = new Map<string, CashRow>();
  const rowOf = (row: CollectedRow | PaidRow | LateRow) => rows.get(keyOf(row)) ?? asRow(row);
  for (const row of collected) {
    rows.set(keyOf(row), { ...asRow(row), collected: collectedOf(row), isAssumed: row.taken_mxn_cents === null });
  }
  for (const row of late) {
    const before = rowOf(row);
    const all = sumCash([before.collected, lateOf(row)]);
    rows.set(keyOf(row), { ...before, collected: all, isAssumed: before.isAssumed || row.is_assumed });
  }
  for (const row of paid) rows.set(keyOf(row), { ...rowOf(row), paidCents: row.paid_cents });
  return [...rows.values()].sort((one, other) => one.id - other.id);
}

const isSomething = (row: CashRow): boolean => {
  const { mxnCents, usdCents } = row.collected;
  return mxnCents !== 0 || usdCents !== 0 || row.paidCents !== 0;
};

async function find(db: Db, of: CashOf): Promise<CashRow[]> {
  const [collected, late] = [await listCollected(db, of), await listLate(db, of)];
  return byOrder({ collected, late, paid: await listPaidByDriver(db, of) }).filter(isSomething);
}

/** What these drivers hold, an order each, oldest first. */
export const findHeldBy = async (db: Db, driverIds: readonly number[]): Promise<CashRow[]> =>
  driverIds.length === 0 ? [] : find(db, { heldBy: driverIds });

export const findHeld = (db: Db, driverId: number): Promise<CashRow[]> => findHeldBy(db, [driverId]);

/** What stands in these hand-ins. */
export const findHandedIn = async (db: Db, handIns: readonly number[]): Promise<CashRow[]> =>
  handIns.length === 0 ? [] : find(db, { handIns });

/** Cash as the wire has it. */
export const cashView = ({ mxnCents, usdCents }: Cash) => ({ mxn: fromCents(mxnCents), usd: fromCents(usdCents) });

export const cashRowView = (row: CashRow): HeldOrderAnswer => ({
  transaction_id: row.transactionId,
  status: row.status,
  at: row.at,
  collected: cashView(row.collected),
  is_assumed: row.isAssumed,
  paid_to_shops: fromCents(row.paidCents),
  held: cashView(heldOfOrder(row)),
});
