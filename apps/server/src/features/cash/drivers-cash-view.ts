import type { DriverHeldAnswer } from '@mercadito/contracts/cash/admin';
import { heldInAll } from '@mercadito/domain/cash/driver-cash';
import { MOST_ORDERS_OF_HAND_IN } from '@mercadito/domain/cash/hand-in';
import { joinWords } from '@mercadito/domain/join-words';
import type { Db } from '../../database/connection.ts';
import type { HolderRow } from './drivers-cash.queries.ts';
import { cashRowView, cashView, findHeldBy } from './held-cash.ts';

/** How what drivers hold is shown, each with its orders (CASH-11). */
export async function findHeldViews(db: Db, rows: readonly HolderRow[]): Promise<(row: HolderRow) => DriverHeldAnswer> {
  const held = await findHeldBy(
    db,
    rows.map(({ id }) => id),
  );
  return (row) => {
    const own = held.filter(({ driver_id }) => driver_id === row.id);
    return {
      driver_id: row.id,
      user_id: row.user_id,
      driver_name: joinWords(row.first_name, row.last_name),
      is_blocked: row.blocked_at !== null,
      drives: row.drives,
      held: cashView(heldInAll(own)),
      count: own.length,
      orders: own.slice(0, MOST_ORDERS_OF_HAND_IN).map(cashRowView),
    };
  };
}
