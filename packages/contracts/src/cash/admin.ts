import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { blankableText, cursor, id, instant, listOf, money, page } from '../common.ts';
import { always, endpointsOf, site } from '../endpoint.ts';
import { orderStatus } from '../orders/order.ts';
import { cashAmount, driversPayShops, feature, handIn } from './driver.ts';

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

const shopDues = z.object({ drivers_pay_shops: driversPayShops, results: z.array(shopDue) }).meta({ id: 'ShopDues' });

/** CASH-8. */
export const listShopDues = endpoint('listShopDues', {
  summary: 'What the shops are owed, by shop',
  method: 'GET',
  path: '/companies/cash/shops/',
  access: site('deliveries.oversee'),
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
    company_id: id,
    order_company_ids: z.array(id).min(1).max(MOST_PARTS_OF_PAYMENT),
    amount: cashAmount,
  }),
  asksPassword: always,
  response: shopDues,
});

export type ShopDue = z.output<typeof shopDue>;
export type ShopDueAnswer = z.input<typeof shopDue>;
