import { MOST_ORDERS_OF_HAND_IN } from '@mercadito/domain/cash/hand-in';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { blankableText, cursor, id, instant, listOf, money, page, transactionId } from '../common.ts';
import { always, endpointsOf, site } from '../endpoint.ts';
import { orderStatus } from '../orders/order.ts';
import { cash, cashAmount, driversPayShops, feature, handIn, heldOrder } from './driver.ts';

const endpoint = endpointsOf(feature);

export const listHandIns = endpoint('listHandIns', {
  summary: 'What drivers have handed in, waiting ones first, newest first',
  method: 'GET',
  path: '/companies/cash/hand-ins/',
  access: site('deliveries.oversee'),
  query: z.object({ page, cursor }),
  response: listOf(handIn),
});

/** CASH-6. */
export const acceptHandIn = endpoint('acceptHandIn', {
  summary: 'Accept a hand-in with what was counted',
  description: '400 on `reason` where it is missing and another amount was counted. 409 `already_accepted`.',
  method: 'PUT',
  path: '/companies/cash/hand-ins/{handInId}/',
  access: site('cash.settle'),
  idempotent: true,
  params: z.object({ handInId: id }),
  body: z.object({ mxn: cashAmount, usd: cashAmount, reason: blankableText(MAX_LENGTH.cashReason) }),
  asksPassword: always,
  response: handIn,
});

/** What a driver holds, whether they still drive or not. */
const driverHeld = z
  .object({
    driver_id: id,
    user_id: id,
    driver_name: z.string(),
    is_blocked: z.boolean(),
    /** Whether the person is still a driver, or an Admin who drives. */
    drives: z.boolean(),
    /** All that is held, of how many orders. */
    held: cash,
    count: z.int(),
    /** Oldest first, at most 100. */
    orders: z.array(heldOrder),
  })
  .meta({ id: 'DriverHeld' });

/** CASH-11. */
export const listDriversCash = endpoint('listDriversCash', {
  summary: 'What each driver holds, by name, of those who drive no more too',
  method: 'GET',
  path: '/companies/cash/drivers/',
  access: site('deliveries.oversee'),
  query: z.object({ page, cursor, driver_id: id.optional() }),
  response: listOf(driverHeld),
});

/** CASH-10. */
export const takeCash = endpoint('takeCash', {
  summary: "Take what a driver holds of some orders, in the driver's place, with what was counted",
  description: '400 on `reason` where it is missing and another amount was counted. 409 `cash_changed`.',
  method: 'POST',
  path: '/companies/cash/drivers/',
  access: site('cash.settle'),
  idempotent: true,
  body: z.object({
    driver_id: id,
    transaction_ids: z.array(transactionId).min(1).max(MOST_ORDERS_OF_HAND_IN),
    /** What is held of them, as it was seen. */
    held_mxn: cashAmount,
    held_usd: cashAmount,
    mxn: cashAmount,
    usd: cashAmount,
    reason: blankableText(MAX_LENGTH.cashReason),
  }),
  asksPassword: always,
  response: handIn,
});

/** The most parts of orders that a payment is for. */
export const MOST_PARTS_OF_PAYMENT = 100;

const shopDue = z.object({
  company_id: id,
  company_name: z.string(),
  /** What all of these parts leave to pay; less than nothing: the shop has got too much. */
  owed: money,
  /** Oldest first, at most 100: the others come once these are paid. */
  parts: z.array(
    z.object({
      order_company_id: id,
      transaction_id: z.string(),
      status: orderStatus,
      brought_at: instant.nullable(),
      owed: money,
    }),
  ),
});

/** A business that is gone, by the name that its orders keep. */
const goneDue = shopDue.omit({ company_id: true });

const shopDues = listOf(shopDue)
  .extend({
    drivers_pay_shops: driversPayShops,
    /** Of businesses that are gone, the first hundred parts. */
    gone: z.array(goneDue).optional(),
  })
  .meta({ id: 'ShopDues' });

/** CASH-8. */
export const listShopDues = endpoint('listShopDues', {
  summary: 'What the shops are owed, by shop and name; on the first page those that are gone too',
  method: 'GET',
  path: '/companies/cash/shops/',
  access: site('deliveries.oversee'),
  query: z.object({ page, cursor }),
  response: shopDues,
});

/** CASH-8. */
export const payShop = endpoint('payShop', {
  summary: 'Say that a shop was paid for its parts of some orders, or has paid back',
  description: '409 `dues_changed` where another amount is owed for them.',
  method: 'POST',
  path: '/companies/cash/shops/',
  access: site('cash.settle'),
  idempotent: true,
  body: z.object({
    /** Null for one that is gone. */
    company_id: id.nullable(),
    order_company_ids: z.array(id).min(1).max(MOST_PARTS_OF_PAYMENT),
    amount: cashAmount,
  }),
  asksPassword: always,
  response: shopDues,
});

export type ShopDue = z.output<typeof shopDue>;
export type ShopDueAnswer = z.input<typeof shopDue>;
export type GoneDue = z.output<typeof goneDue>;
export type GoneDueAnswer = z.input<typeof goneDue>;
export type DriverHeld = z.output<typeof driverHeld>;
export type DriverHeldAnswer = z.input<typeof driverHeld>;
