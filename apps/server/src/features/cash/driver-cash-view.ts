import type { DriverCashAnswer } from '@mercadito/contracts/cash/driver';
import { sumCash } from '@mercadito/domain/cash/cash';
import { feesOf, heldInAll } from '@mercadito/domain/cash/driver-cash';
import { MOST_ORDERS_OF_HAND_IN } from '@mercadito/domain/cash/hand-in';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { instantOfLocal, localTime } from '@mercadito/domain/opening-hours/local-time';
import type { Town } from '@mercadito/domain/town/town';
import type { Db } from '../../database/connection.ts';
import { findHandInViews } from './hand-in-view.ts';
import { listHandInsOf } from './hand-ins.queries.ts';
import { listCollected, listLate, listPaidByDriver } from './held-cash.queries.ts';
import { amountsOf, cashRowView, cashView, collectedOf, findHeld, lateOf } from './held-cash.ts';

const SHOWN_HAND_INS = 10;

interface Asked {
  readonly driverId: number;
  readonly town: Pick<Town, 'timeZone' | 'deliveryFees' | 'driversPayShops'>;
  readonly now: Date;
}

/** What a driver has brought since midnight. */
async function sumToday(db: Db, { driverId, town, now }: Asked): Promise<DriverCashAnswer['today']> {
  const since = instantOfLocal(localTime(now, town.timeZone).date, 0, town.timeZone);
  const brought = await listCollected(db, { driverId, since });
  const late = await listLate(db, { driverId, since });
  const paid = await listPaidByDriver(db, { driverId, since });
  return {
    orders: brought.length,
    collected: cashView(sumCash([...brought.map(collectedOf), ...late.map(lateOf)])),
    paid_to_shops: fromCents(paid.reduce((sum, { paid_cents }) => sum + paid_cents, 0)),
    fees: fromCents(feesOf(brought.map(amountsOf))),
  };
}

/** What a driver holds, has handed in and has brought today (CASH-4). */
export async function showDriverCash(db: Db, asked: Asked): Promise<DriverCashAnswer> {
  const { driverId, town } = asked;
  const held = await findHeld(db, driverId);
  const handIns = await listHandInsOf(db, driverId, SHOWN_HAND_INS);
  return {
    held: cashView(heldInAll(held)),
    orders: held.slice(0, MOST_ORDERS_OF_HAND_IN).map(cashRowView),
    hand_ins: handIns.map(await findHandInViews(db, handIns)),
    today: await sumToday(db, asked),
    fee_note_es: town.deliveryFees.note.es,
    fee_note_en: town.deliveryFees.note.en,
    drivers_pay_shops: town.driversPayShops,
  };
}
