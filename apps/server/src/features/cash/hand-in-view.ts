import type { HandInAnswer } from '@mercadito/contracts/cash/driver';
import { joinWords } from '@mercadito/domain/join-words';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { findHandIn, type HandInRow } from './hand-ins.queries.ts';
import { type CashRow, cashRowView, cashView, findHandedIn } from './held-cash.ts';

const countedView = ({ counted_mxn_cents: mxnCents, counted_usd_cents: usdCents }: HandInRow) =>
  mxnCents === null || usdCents === null ? null : cashView({ mxnCents, usdCents });

const handInView = (row: HandInRow, cash: readonly CashRow[]): HandInAnswer => ({
  id: row.id,
  driver_id: row.driver_id,
  driver_name: joinWords(row.first_name, row.last_name),
  given_at: row.given_at,
  orders: cash.filter(({ hand_in_id }) => hand_in_id === row.id).map(cashRowView),
  said: cashView({ mxnCents: row.said_mxn_cents, usdCents: row.said_usd_cents }),
  accepted_at: row.accepted_at,
  accepted_by: row.accepter_first_name === null ? null : joinWords(row.accepter_first_name, row.accepter_last_name),
  counted: countedView(row),
  reason: row.reason,
  was_taken: row.taken_by !== null,
});

/** How hand-ins are shown, each with its orders. */
export async function findHandInViews(db: Db, rows: readonly HandInRow[]): Promise<(row: HandInRow) => HandInAnswer> {
  const cash = await findHandedIn(
    db,
    rows.map(({ id }) => id),
  );
  return (row) => handInView(row, cash);
}

/** @throws 404 */
export async function showHandIn(db: Db, handInId: number): Promise<HandInAnswer> {
  const row = await findHandIn(db, handInId);
  if (!row) throw notFound('Hand-in');
  return (await findHandInViews(db, [row]))(row);
}
