import * as z from 'zod';
import { id, instant, numberedListOf, page } from '../common.ts';
import { business, endpoint } from '../endpoint.ts';
import { companyShare, feature, orderStatus, partFacts } from './order.ts';

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
  feature,
  summary: "A business's orders, newest first",
  method: 'GET',
  path: '/companies/orders/order-all-company/{companyId}/',
  access: business('sales.read', { company: 'params.companyId' }),
  params: z.object({ companyId: id }),
  query: z.object({ page }),
  response: numberedListOf(companyOrder),
});

export type CompanyOrder = z.output<typeof companyOrder>;
export type CompanyOrderAnswer = z.input<typeof companyOrder>;
