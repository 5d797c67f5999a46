import type { HeldOrderAnswer } from '@mercadito/contracts/cash/driver';
import { type Cash, NO_CASH } from '@mercadito/domain/cash/cash';
import { collectedCash, type HeldOrder, heldOfOrder } from '@mercadito/domain/cash/driver-cash';
import { MOST_ORDERS_OF_HAND_IN } from '@mercadito/domain/cash/hand-in';
import { fromCents } from '@mercadito/domain/money/minor-units';
import type { Db } from '../../database/connection.ts';
import { type CashOf, type CollectedRow, listCollected, listPaidByDriver, type PaidRow } from './held-cash.queries.ts';

/** What somebody holds of an order, or held until it was handed in. */
export interface CashRow extends HeldOrder, Pick<CollectedRow, 'id' | 'status' | 'at' | 'hand_in_id'> {
  /** Nobody has said what was taken at its door. */
  readonly isAssumed: boolean;
}

/** The order's amounts as the rules take them. */
export const amountsOf = (row: CollectedRow) => ({
  goodsCents: row.order_total_cents,
  deliveryFeeCents: row.delivery_fee_cents,
  status: row.status,
});

/** What a door left with whoever was there. */
export function collectedOf(row: CollectedRow): Cash {
  const { taken_mxn_cents: mxnCents, taken_usd_cents: usdCents, change_given_cents: changeCents } = row;
  const isSaid = mxnCents !== null && usdCents !== null && changeCents !== null;
  return collectedCash(isSaid ? { mxnCents, usdCents, changeCents } : null, amountsOf(row));
}

const keyOf = ({ id, hand_in_id }: Pick<CashRow, 'id' | 'hand_in_id'>): string => `${id} ${hand_in_id}`;

function asRow({ id, hand_in_id, transaction_id: transactionId, status, at }: CollectedRow | PaidRow): CashRow {
  const nothing = { collected: NO_CASH, paidCents: 0, isAssumed: false };
  return { id, hand_in_id, transactionId, status, at, ...nothing };
}

/** What was collected and what was paid to shops, together by order; oldest order first. */
function byOrder(collected: readonly CollectedRow[], paid: readonly PaidRow[]): CashRow[] {
  const rows = new Map<string, CashRow>();
  for (const row of collected) {
    const isAssumed = row.taken_mxn_cents === null;
    rows.set(keyOf(row), { ...asRow(row), collected: collectedOf(row), isAssumed });
  }
  for (const row of paid) {
    rows.set(keyOf(row), { ...(rows.get(keyOf(row)) ?? asRow(row)), paidCents: row.paid_cents });
  }
  return [...rows.values()].sort((one, other) => one.id - other.id);
}

const isSomething = (row: CashRow): boolean => {
  const { mxnCents, usdCents } = row.collected;
  return mxnCents !== 0 || usdCents !== 0 || row.paidCents !== 0;
};

const find = async (db: Db, of: CashOf): Promise<CashRow[]> =>
  byOrder(await listCollected(db, of), await listPaidByDriver(db, of)).filter(isSomething);

/** What a driver holds, an order each, oldest first; of more orders than fit into a hand-in the first ones. */
export const findHeld = async (db: Db, driverId: number): Promise<CashRow[]> =>
  (await find(db, { heldBy: driverId })).slice(0, MOST_ORDERS_OF_HAND_IN);

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
