import type { DriverCash } from '@mercadito/contracts/cash/driver';
import { OTHER } from '@mercadito/domain/answered';
import { ORDER_STATUSES } from '@mercadito/domain/orders/order-status';
import * as v from 'valibot';
import { createStored, keptWhole } from '../../shared/storage/stored.ts';

// As the contract has it, which the compiler compares: its own is zod's, which would weigh more than the screen.

const amounts = () => v.object({ mxn: v.number(), usd: v.number() });

const heldOrder = () =>
  v.object({
    transaction_id: v.string(),
    status: v.picklist([...ORDER_STATUSES, OTHER]),
    at: v.string(),
    collected: amounts(),
    is_assumed: v.boolean(),
    paid_to_shops: v.number(),
    held: amounts(),
  });

const handIn = () =>
  v.object({
    id: keptWhole(),
    driver_id: keptWhole(),
    driver_name: v.string(),
    given_at: v.string(),
    orders: v.array(heldOrder()),
    said: amounts(),
    accepted_at: v.nullable(v.string()),
    accepted_by: v.nullable(v.string()),
    counted: v.nullable(amounts()),
    reason: v.string(),
    was_taken: v.optional(v.boolean()),
  });

function cashShape(): v.GenericSchema<unknown, DriverCash> {
  return v.object({
    held: amounts(),
    orders: v.array(heldOrder()),
    hand_ins: v.array(handIn()),
    today: v.object({ orders: keptWhole(), collected: amounts(), paid_to_shops: v.number(), fees: v.number() }),
    fee_note_es: v.string(),
    fee_note_en: v.string(),
    drivers_pay_shops: v.boolean(),
  });
}

const shape = () => v.object({ driverId: keptWhole(), readAt: v.number(), cash: cashShape() });

/** What a driver last saw of the cash, for where there is no network (DELIVERY-9). */
const stored = createStored('DriverCash', shape, { area: 'device', perPerson: true });

export const keepCash = (driverId: number, cash: DriverCash): void =>
  stored.write({ driverId, readAt: Date.now(), cash });

/** Null where this driver has never looked at it on this device. */
export function keptCash(driverId: number): { readonly cash: DriverCash; readonly readAt: number } | null {
  const kept = stored.read();
  return kept?.driverId === driverId ? kept : null;
}
