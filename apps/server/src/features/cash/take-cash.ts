import type { takeCash as contract } from '@mercadito/contracts/cash/admin';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { Db } from '../../database/connection.ts';
import { centsOf } from '../../platform/amounts.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { acceptHandIn } from './accept-hand-in.ts';
import { cashOf, keepHandIn } from './give-hand-in.ts';
import { lockDriver } from './hand-ins.queries.ts';

type Form = Parsed<typeof contract>['body'];

/**
 * An Admin takes what a driver holds of some orders, and counts it at once: of a driver who is kept out, retires or is not there to give
 * it (CASH-10).
 * @returns the hand-in's id
 * @throws 400 on `reason`; 404; 409 `cash_changed` where something else is held of them
 */
export async function takeCash(db: Db, form: Form, { by, now }: { by: number; now: Date }): Promise<number> {
  const { driver_id: driverId, transaction_ids: transactionIds, reason } = form;
  const driver = await lockDriver(db, driverId);
  if (!driver) throw notFound('Driver');
  const cash = { mxnCents: centsOf('held_mxn', form.held_mxn), usdCents: centsOf('held_usd', form.held_usd) };
  const handInId = await keepHandIn(db, { driverId, said: { transactionIds, cash }, takenBy: by, now });
  await acceptHandIn(db, { handInId, counted: cashOf(form), reason, by, now });
  return handInId;
}
