import type { giveHandIn as contract } from '@mercadito/contracts/cash/driver';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { judgeHandIn, ordersOfHandIn, type SaidHandIn } from '@mercadito/domain/cash/hand-in';
import type { Db } from '../../database/connection.ts';
import { centsOf } from '../../platform/amounts.ts';
import { conflict, forbidden, notFound } from '../../platform/problems/errors.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { insertHandIn, lockDriver } from './hand-ins.queries.ts';
import { putIntoHandIn } from './held-cash.queries.ts';
import { type CashRow, findHeld } from './held-cash.ts';

type Form = Parsed<typeof contract>['body'];

interface Giver {
  readonly driverId: number | null;
  readonly actor: Actor;
  readonly now: Date;
}

/** The amounts of a form in cents. @throws 400 */
export const cashOf = ({ mxn, usd }: { readonly mxn: number; readonly usd: number }) => ({
  mxnCents: centsOf('mxn', mxn),
  usdCents: centsOf('usd', usd),
});

interface Said {
  readonly driverId: number;
  readonly said: SaidHandIn;
  /** The Admin who takes it in the driver's place. */
  readonly takenBy: number | null;
  readonly now: Date;
}

/** Keeps a hand-in of all that is held of some orders; call it under the driver's lock. @throws 409 `cash_changed` */
export async function keepHandIn(db: Db, { driverId, said, takenBy, now }: Said): Promise<number> {
  const held = await findHeld(db, driverId);
  const verdict = judgeHandIn(held, said);
  if (!verdict.allowed) throw conflict(verdict.refusal, 'What is held has changed: look at it again.');
  const handInId = await insertHandIn(db, { driverId, said: said.cash, takenBy, now });
  // Those of `held`, which are rows with their ids.
  const orders = ordersOfHandIn(held, said) as readonly CashRow[];
  await putIntoHandIn(db, handInId, { driverId, orderIds: orders.map(({ id }) => id) });
  return handInId;
}

/**
 * A driver hands in all that is held of some orders (CASH-5).
 * @returns the hand-in's id
 * @throws 403 for an Admin in a driver's name; 404; 409 `cash_changed` where something else is held of them, so where they were handed in before
 */
export async function giveHandIn(db: Db, form: Form, { driverId, actor, now }: Giver): Promise<number> {
  const driver = driverId === null ? undefined : await lockDriver(db, driverId);
  if (!driver || driverId === null) throw notFound('Driver');
  // Nobody gives money in a driver's place; an Admin takes it.
  if (actor.driverId !== driverId) throw forbidden();
  const said = { transactionIds: form.transaction_ids, cash: cashOf(form) };
  const handInId = await keepHandIn(db, { driverId, said, takenBy: null, now });
  recordChange(db, {
    kind: 'changeHandIn',
    id: handInId,
    before: null,
    after: { driver_id: driverId, said_mxn_cents: said.cash.mxnCents, said_usd_cents: said.cash.usdCents },
  });
  record(db, { type: 'hand_in.given', handInId, driverId, driverUserId: driver.user_id });
  return handInId;
}
