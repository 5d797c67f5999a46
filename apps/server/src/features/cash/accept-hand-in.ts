import { type Cash, isSameCash } from '@mercadito/domain/cash/cash';
import { judgeCount } from '@mercadito/domain/cash/hand-in';
import type { Db } from '../../database/connection.ts';
import { conflict, invalid, notFound } from '../../platform/problems/errors.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import { lockHandIn, setAccepted } from './hand-ins.queries.ts';

interface Count {
  readonly handInId: number;
  readonly counted: Cash;
  readonly reason: string;
  /** The Admin. */
  readonly by: number;
  readonly now: Date;
}

/**
 * An Admin accepts a hand-in with what was counted (CASH-6). Accepted alike before, it stays as it is.
 * @throws 400 on `reason`; 404; 409 `already_accepted` with another amount or reason
 */
export async function acceptHandIn(db: Db, { handInId, counted, reason, by, now }: Count): Promise<void> {
  const handIn = await lockHandIn(db, handInId);
  if (!handIn) throw notFound('Hand-in');
  const { counted_mxn_cents: mxnCents, counted_usd_cents: usdCents } = handIn;
  if (mxnCents !== null && usdCents !== null) {
    if (isSameCash({ mxnCents, usdCents }, counted) && handIn.reason === reason) return;
    throw conflict('already_accepted', 'This hand-in was accepted already.');
  }
  const said = { mxnCents: handIn.said_mxn_cents, usdCents: handIn.said_usd_cents };
  if (!judgeCount(said, counted, reason).allowed) throw invalid('reason', 'Please say why another amount was counted');
  await setAccepted(db, handInId, { counted, reason, by, now });
  const facts = { driver_id: handIn.driver_id, said_mxn_cents: said.mxnCents, said_usd_cents: said.usdCents };
  recordChange(db, {
    kind: 'changeHandIn',
    id: handInId,
    before: facts,
    after: { ...facts, counted_mxn_cents: counted.mxnCents, counted_usd_cents: counted.usdCents, reason },
  });
  record(db, { type: 'hand_in.accepted', handInId, driverId: handIn.driver_id, driverUserId: handIn.user_id });
}
