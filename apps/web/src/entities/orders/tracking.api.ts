import { apiOf, reads, readsPages, writes } from '../../shared/api/api-of.ts';

export const { useListOrdersInfiniteQuery, useGetOrderQuery, useCancelOrderMutation } = apiOf('orders/tracking', {
  listOrders: readsPages('OrdersUser'),
  getOrder: reads('OrdersUser', 'WeekDays'),
  cancelOrder: writes('OrdersUser', 'Products'),
});
