import { apiOf, reads } from '../../shared/api/api-of.ts';

export const { useListCompanyOrdersQuery } = apiOf('orders/company', {
  listCompanyOrders: reads('Orders'),
});
