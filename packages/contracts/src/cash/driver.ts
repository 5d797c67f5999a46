import { MOST_ORDERS_OF_HAND_IN } from '@mercadito/domain/cash/hand-in';
import * as z from 'zod';
import { amount, id, instant, money, transactionId } from '../common.ts';
import { always, driver, endpointsOf } from '../endpoint.ts';
import { orderStatus } from '../orders/order.ts';

export const feature = {
  name: 'cash',
  about: 'The way of cash from the door to the shop: what drivers hold and hand in, what shops get.',
};
const endpoint = endpointsOf(feature);

/** More pesos or dollars than any hand-in or payment has. */
const MOST_CASH = 10_000_000;

/** An amount of cash; less than nothing is given by the other side. */
export const cashAmount = amount({ min: -MOST_CASH, max: MOST_CASH, places: 2 });

/** Money in somebody's hands, each currency by itself. */
export const cash = z.object({ mxn: money, usd: money });

/** Whether drivers pay the shops where they pick up, and not an Admin (CASH-8). */
export const driversPayShops = z.boolean();

export const heldOrder = z.object({
  transaction_id: z.string(),
  status: orderStatus,
  /** When it was brought, or its shops were paid. */
  at: instant,
  /** What was taken at the door, less the change. */
  collected: cash,
  /** Nobody has said what was taken: it is what was due. */
  is_assumed: z.boolean(),
  /** What the driver paid the shops for it. */
  paid_to_shops: money,
  /** What of it is to be handed in. */
  held: cash,
});

export const handIn = z
  .object({
    id,
    driver_id: z.int(),
    driver_name: z.string(),
    given_at: instant,
    orders: z.array(heldOrder),
    said: cash,
    /** Null while it waits; with it who has accepted it, and what was counted. */
    accepted_at: instant.nullable(),
    accepted_by: z.string().nullable(),
    counted: cash.nullable(),
    /** Why another amount was counted. */
    reason: z.string(),
    /** An Admin took it in the driver's place; a server of before does not say. */
    was_taken: z.boolean().optional(),
  })
  .meta({ id: 'HandIn' });

const driverCash = z
  .object({
    /** All that is to be handed in. */
    held: cash,
    /** Of which orders, oldest first, at most 100. */
    orders: z.array(heldOrder),
    /** The last ten, newest first. */
    hand_ins: z.array(handIn),
    /** What the driver has brought today. */
    today: z.object({ orders: z.int(), collected: cash, paid_to_shops: money, fees: money }),
    /** Who earns the fees, in the town's words; blank: whoever brings. */
    fee_note_es: z.string(),
    fee_note_en: z.string(),
    drivers_pay_shops: driversPayShops,
  })
  .meta({ id: 'DriverCash' });

/** CASH-4. */
export const getDriverCash = endpoint('getDriverCash', {
  summary: 'What a driver holds, by order, what was handed in, and the sums of today',
  method: 'GET',
  path: '/companies/driver/cash/',
  access: driver('deliveries.read', { driver: 'query.driver_id' }),
  query: z.object({ driver_id: id }),
  response: driverCash,
});

/** CASH-5. */
export const giveHandIn = endpoint('giveHandIn', {
  summary: 'Hand in the cash of some orders, all that is held of each',
  description: '409 `cash_changed` where something else is held of them.',
  method: 'POST',
  path: '/companies/driver/hand-in/',
  access: driver('deliveries.finish', { driver: 'body.driver_id' }),
  idempotent: true,
  body: z.object({
    driver_id: id,
    transaction_ids: z.array(transactionId).min(1).max(MOST_ORDERS_OF_HAND_IN),
    mxn: cashAmount,
    usd: cashAmount,
  }),
  asksPassword: always,
  response: handIn,
});

export type DriverCash = z.output<typeof driverCash>;
export type DriverCashAnswer = z.input<typeof driverCash>;
export type HeldOrderAnswer = z.input<typeof heldOrder>;
export type HandIn = z.output<typeof handIn>;
export type HandInAnswer = z.input<typeof handIn>;
