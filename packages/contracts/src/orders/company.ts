import * as z from 'zod';
import { done, id, instant, numberedListOf, page, transactionId } from '../common.ts';
import { business, endpointsOf } from '../endpoint.ts';
import { companyShare, feature, orderStatus, partFacts } from './order.ts';

const endpoint = endpointsOf(feature);

/** ORDER-12: that business's share of an order, and nothing of who ordered. */
const companyOrder = z
  .object({
    transaction_id: z.string(),
    order_status: orderStatus,
    date_issued: instant,
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
  response: numberedListOf(companyOrder),
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

export type CompanyOrder = z.output<typeof companyOrder>;
export type CompanyOrderAnswer = z.input<typeof companyOrder>;
