import { SHOP_ITEM_STATUSES } from '@mercadito/domain/orders/item-status';
import * as z from 'zod';
import { done, flag, id, instant, numberedListOf, openingState, page, transactionId } from '../common.ts';
import { business, endpointsOf } from '../endpoint.ts';
import { awaitsConfirmation, companyShare, feature, orderStatus, partFacts } from './order.ts';

const endpoint = endpointsOf(feature);

/** ORDER-12: that business's share of an order, and of who ordered what makes it easy to hand over, while it is in hand. */
const companyOrder = z
  .object({
    transaction_id: z.string(),
    order_status: orderStatus,
    awaits_confirmation: awaitsConfirmation,
    date_issued: instant,
    /** For whom it is and where that is; null once it has ended or failed, absent where an older server answers. */
    customer: z.object({ first_name: z.string(), location: z.string() }).nullable().optional(),
    /** Who brings or brought it and since when that is so; null without one, absent where an older server answers. */
    driver: z.object({ first_name: z.string(), taken_at: instant.nullable() }).nullable().optional(),
    /** When it was handed over; null before, absent where an older server answers. */
    delivered_at: instant.nullable().optional(),
    ...partFacts,
    ...companyShare,
  })
  .meta({ id: 'CompanyOrder' });

export const listCompanyOrders = endpoint('listCompanyOrders', {
  summary: "A business's orders, newest first",
  method: 'GET',
  path: '/companies/orders/order-all-company/{companyId}/',
  access: business('sales.read', { company: 'params.companyId' }),
  params: z.object({ companyId: id }),
  query: z.object({ page }),
  /** Whether the business is open, as nothing rings there while it is closed; absent where an older server answers. */
  response: numberedListOf(companyOrder).extend(z.object(openingState).partial().shape),
});

/** ORDER-16: not by pages, since each of them is to be seen to. */
export const listUnseenOrders = endpoint('listUnseenOrders', {
  summary: 'The open orders that nobody of a business has seen, newest first, at most 100',
  method: 'GET',
  path: '/companies/orders/unseen/{companyId}/',
  access: business('sales.read', { company: 'params.companyId' }),
  params: z.object({ companyId: id }),
  response: z.object({ results: z.array(companyOrder) }),
});

/** The most orders that are said to be seen at once: what a screen shows. */
const MAX_SEEN_AT_ONCE = 50;

/** ORDER-16. */
export const markOrdersSeen = endpoint('markOrdersSeen', {
  summary: 'Say that a business has seen its orders',
  description: 'What somebody there has seen before, or has ended, stays as it is.',
  method: 'PUT',
  path: '/companies/orders/seen/',
  access: business('sales.answer', { company: 'body.company_id' }),
  body: z.object({ company_id: id, transaction_ids: z.array(transactionId).min(1).max(MAX_SEEN_AT_ONCE) }),
  response: done,
});

/** ORDER-18: also after the membership has ended, as long as orders are open. */
export const changeShopItem = endpoint('changeShopItem', {
  summary: 'Say that an item of one’s own is not there, or is after all',
  description:
    'Until the business’s part is picked up. The product goes off sale, and its pieces are not given back; both are undone with ' +
    '`approved`. 409 `order_not_open`, `already_picked_up`, `item_canceled`, `status_unchanged`, `sold_out`.',
  method: 'PUT',
  path: '/companies/orders/shop-item/',
  access: business('sales.answer', { company: 'body.company_id' }),
  idempotent: true,
  body: z.object({
    company_id: id,
    transaction_id: transactionId,
    order_item_id: id,
    status_item: z.enum(SHOP_ITEM_STATUSES),
  }),
  response: companyOrder,
});

/** ORDER-19: also after the membership has ended, as long as orders are open. */
export const sayOrderReady = endpoint('sayOrderReady', {
  summary: 'Say that one’s own part of an order is ready to be fetched, or is not yet after all',
  description:
    'Until the driver has it along; again it changes nothing. Whoever says so has seen the order. 409 `order_not_open`, ' +
    '`already_picked_up`.',
  method: 'PUT',
  path: '/companies/orders/ready/',
  access: business('sales.answer', { company: 'body.company_id' }),
  body: z.object({ company_id: id, transaction_id: transactionId, is_ready: flag }),
  response: companyOrder,
});

export type CompanyOrder = z.output<typeof companyOrder>;
export type CompanyOrderAnswer = z.input<typeof companyOrder>;
