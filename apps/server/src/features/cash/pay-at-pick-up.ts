import type { Db } from '../../database/connection.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import { insertPayment, sumPaidByDriver } from './shop-dues.queries.ts';

interface PickUp {
  readonly part: { readonly id: number; readonly company_id: number | null };
  readonly transactionId: string;
  readonly driver: { readonly id: number; readonly user_id: number };
  /** The person who says so. */
  readonly by: number;
  readonly at: Date;
}

async function keep(db: Db, { part, transactionId, driver, by, at }: PickUp, cents: number): Promise<void> {
  const companyId = part.company_id;
  const parts = [{ id: part.id, cents }];
  const paymentId = await insertPayment(db, { companyId, driverId: driver.id, by, at, parts });
  recordChange(db, {
    kind: 'payShop',
    id: paymentId,
    ...(companyId !== null && { companyId }),
    before: null,
    after: { paid_cents: cents, order: transactionId, driver_id: driver.id },
  });
  if (companyId === null) return;
  record(db, { type: 'shop.paid_by_driver', companyId, paymentId, driverId: driver.id, driverUserId: driver.user_id });
}

const sumPaid = (db: Db, { driver, part }: PickUp): Promise<number> => sumPaidByDriver(db, driver.id, part.id);

/** A driver has paid a shop where its part was picked up (CASH-8), which told again is no more; call it under the driver's lock. */
export async function payAtPickUp(db: Db, pickUp: PickUp, cents: number): Promise<void> {
  if (cents > 0 && (await sumPaid(db, pickUp)) === 0) await keep(db, pickUp, cents);
}

/** It was not picked up after all: what this driver had paid for it is back. */
export async function takeBackFromShop(db: Db, pickUp: PickUp): Promise<void> {
  const cents = await sumPaid(db, pickUp);
  if (cents > 0) await keep(db, pickUp, -cents);
}
